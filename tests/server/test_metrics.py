"""Numbers for Prometheus."""

from __future__ import annotations

from hexmoot.server.metrics import HELP, Metrics


def test_metrics_are_counted_by_their_labels() -> None:
    metrics = Metrics()
    metrics.count("hexmoot_answers_total", by="bot")
    metrics.count("hexmoot_answers_total", by="bot")
    metrics.gauge("hexmoot_tables", lambda: 3)
    text = metrics.text()
    assert 'hexmoot_answers_total{by="bot"} 2\n' in text
    assert "# TYPE hexmoot_tables gauge\nhexmoot_tables 3\n" in text


def test_every_number_is_explained_and_labels_cannot_break_the_lines() -> None:
    metrics = Metrics()
    metrics.count("hexmoot_requests_total", route='a"b\\c\nd', status="200")
    text = metrics.text()
    assert 'route="a\\"b\\\\c d"' in text
    for name, words in HELP.items():
        assert f"# HELP {name} {words}\n" in text


def test_amounts_add_up() -> None:
    metrics = Metrics()
    metrics.count("hexmoot_bot_seconds_total", 1.5, level="adept")
    metrics.count("hexmoot_bot_seconds_total", 2.0, level="adept")
    assert 'hexmoot_bot_seconds_total{level="adept"} 3.5\n' in metrics.text()
