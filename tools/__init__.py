"""Programs that build, serve and picture the site. Nothing here is shipped."""
