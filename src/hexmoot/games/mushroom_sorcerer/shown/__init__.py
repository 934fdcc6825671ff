"""What a viewer sees: the table, its panels, and hints made from what that viewer knows."""
