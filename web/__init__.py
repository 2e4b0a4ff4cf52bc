"""The page: what a person sees and touches. Only `main` knows that there is a browser."""
