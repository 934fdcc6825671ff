"""Tables are found by their host and chat by its speaker; games may be stirred to the deal."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Two indexes; games begun before go on being dealt as they began."""
    op.create_index("ix_tables_host", "tables", ["host", "status"])
    op.create_index("ix_chat_player", "chat", ["player"])
    stirred = sa.Column("stirred_setup", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", stirred)


def downgrade() -> None:
    """Forget the mark; games with it can then no longer be replayed."""
    op.drop_column("tables", "stirred_setup")
    op.drop_index("ix_chat_player", "chat")
    op.drop_index("ix_tables_host", "tables")
