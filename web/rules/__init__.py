"""The rules of each game in our own words, chapter by chapter."""
