"""One module for each family of dishes. KINDS gives for each kind the function that builds it and returns its view."""
