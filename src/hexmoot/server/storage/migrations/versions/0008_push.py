"""Browsers that want to be called, and who was called for which move."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Two tables; nobody is called until they ask for it."""
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_to", sa.Integer),
        sa.Column("zone", sa.String(60), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_subscriptions"),
        sa.ForeignKeyConstraint(
            ["player"], ["players.id"], name="fk_subscriptions_player", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_subscriptions_player", "subscriptions", ["player"])
    op.create_table(
        "called",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "player", name="pk_called"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_called_table_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["player"], ["players.id"], name="fk_called_player", ondelete="CASCADE"
        ),
    )


def downgrade() -> None:
    """Nobody is called any more."""
    op.drop_table("called")
    op.drop_index("ix_subscriptions_player", "subscriptions")
    op.drop_table("subscriptions")
