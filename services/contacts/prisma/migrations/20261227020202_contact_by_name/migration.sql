-- The list of contacts by name, either way.
CREATE INDEX CONCURRENTLY contact_by_name ON contact (workspace_id, sort_name, id) WHERE deleted_at IS NULL;
