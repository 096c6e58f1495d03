"""The kinds of constraints: each module here has its `KINDS`, and nothing else lists them."""
