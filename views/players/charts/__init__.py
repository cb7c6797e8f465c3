"""Charts as lines, marks, bars and labels with coordinates; screens only draw them."""
