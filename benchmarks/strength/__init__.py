"""How strong the bots are, measured: matches between neighbours, and playouts a second."""
