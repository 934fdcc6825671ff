"""Numbers for Prometheus."""

from __future__ import annotations

from hexmoot.server.metrics import Metrics


def test_metrics_are_counted_by_their_labels() -> None:
    metrics = Metrics()
    metrics.count("hexmoot_answers_total", by="bot")
    metrics.count("hexmoot_answers_total", by="bot")
    metrics.gauge("hexmoot_tables", lambda: 3)
    text = metrics.text()
    assert 'hexmoot_answers_total{by="bot"} 2\n' in text
    assert "# TYPE hexmoot_tables gauge\nhexmoot_tables 3\n" in text
