CREATE INDEX CONCURRENTLY thread_viewer_unassigned ON thread_viewer (workspace_id, viewer_id, state, last_activity_at DESC, thread_id DESC) WHERE unassigned;
