class Node
end
