"""Games whose chance is stirred before every answer; those begun before are not."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Mark every table, in place: a table made anew would take its log with it (on SQLite)."""
    stirred = sa.Column("stirred", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", stirred)


def downgrade() -> None:
    """Forget the mark; stirred games can then no longer be replayed."""
    op.drop_column("tables", "stirred")
