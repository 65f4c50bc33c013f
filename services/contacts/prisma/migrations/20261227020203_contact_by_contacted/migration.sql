-- The list of contacts by when they were last called or texted, either way.
CREATE INDEX CONCURRENTLY contact_by_contacted ON contact (workspace_id, last_contacted_at, id) WHERE deleted_at IS NULL;
