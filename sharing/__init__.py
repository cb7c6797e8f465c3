"""What leaves the phone: a table as text, as a link, as a code and as a spreadsheet, and the phone that sends it."""
