"""Alembic runs this file; the connection comes from `storage.database.migrate`."""

from alembic import context

from hexmoot.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
