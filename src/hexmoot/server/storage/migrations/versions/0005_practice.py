"""Tables may be marked as practice; those made before are not, save what-ifs."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Mark every table, in place: a table made anew would take its log with it (on SQLite)."""
    practice = sa.Column("practice", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", practice)
    op.execute("UPDATE tables SET practice = true WHERE origin_ply IS NOT NULL")


def downgrade() -> None:
    """Forget the mark."""
    op.drop_column("tables", "practice")
