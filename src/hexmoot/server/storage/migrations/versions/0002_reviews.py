"""Reviews of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the table of reviews."""
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("form", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_reviews"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_reviews_table_id", ondelete="CASCADE"
        ),
    )


def downgrade() -> None:
    """Forget all reviews."""
    op.drop_table("reviews")
