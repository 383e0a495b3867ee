struct Broken { let x: Nothing }
