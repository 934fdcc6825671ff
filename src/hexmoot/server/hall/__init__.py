"""All tables of this process: the one door for changes, the driver, the lobby, news, departures."""
