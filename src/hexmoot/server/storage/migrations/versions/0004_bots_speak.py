"""Bots speak too: a line of chat needs no person."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """A line may be nobody's."""
    with op.batch_alter_table("chat") as batch:
        batch.alter_column("player", existing_type=sa.String(40), nullable=True)


def downgrade() -> None:
    """Forget what bots said."""
    op.execute("DELETE FROM chat WHERE player IS NULL")
    with op.batch_alter_table("chat") as batch:
        batch.alter_column("player", existing_type=sa.String(40), nullable=False)
