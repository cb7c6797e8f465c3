"""Sharing: results as text, link, QR code, file or spreadsheet, and the services of the device."""
