"""Balance reports for designers: is a game fair, how long is it, what stands out, what is luck."""
