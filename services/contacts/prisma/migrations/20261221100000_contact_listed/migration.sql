-- The list of contacts, which is also counted along it, without reading the contacts.
CREATE INDEX CONCURRENTLY contact_listed ON contact (workspace_id, created_at DESC, id DESC) INCLUDE (is_lead) WHERE deleted_at IS NULL;
