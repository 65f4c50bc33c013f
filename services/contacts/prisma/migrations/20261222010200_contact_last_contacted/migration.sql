-- Contacts that were called or texted since a time.
CREATE INDEX CONCURRENTLY contact_last_contacted ON contact (workspace_id, last_contacted_at DESC) WHERE deleted_at IS NULL AND last_contacted_at IS NOT NULL;
