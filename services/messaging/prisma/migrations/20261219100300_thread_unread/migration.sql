-- As thread_listed, of what nobody has read yet.
CREATE INDEX CONCURRENTLY thread_unread ON thread (workspace_id, last_activity_at DESC, id DESC) INCLUDE (unread_count) WHERE unread_count > 0;
