"""Games whose chance is stirred before every answer; those begun before are not."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Mark every table."""
    stirred = sa.Column("stirred", sa.Boolean, nullable=False, server_default=sa.false())
    with op.batch_alter_table("tables") as batch:
        batch.add_column(stirred)


def downgrade() -> None:
    """Forget the mark; stirred games can then no longer be replayed."""
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("stirred")
