"""The commands of `kickdoor`, one module each; `app` puts them together."""
