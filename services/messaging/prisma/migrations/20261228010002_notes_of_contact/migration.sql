CREATE INDEX CONCURRENTLY comment_contact ON comment (workspace_id, contact_id, created_at DESC, id DESC) WHERE contact_id IS NOT NULL;
