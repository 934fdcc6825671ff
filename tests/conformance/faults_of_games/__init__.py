"""Faults to plant in the games, a module for each; every fault names the promise that finds it."""
