"""Tests of learning to judge positions."""
