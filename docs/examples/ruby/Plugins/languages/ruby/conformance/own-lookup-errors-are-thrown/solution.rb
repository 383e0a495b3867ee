class Shelf
  BOOKS = { 'Dune' => 'a desert' }

  def book(title)
    BOOKS.fetch(title)
  end

  def author
    unknown
  end
end
