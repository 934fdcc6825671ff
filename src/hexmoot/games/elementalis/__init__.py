"""ElementaliS: dice, nine kinds of mage, and spells paid with victory points."""
