CREATE INDEX CONCURRENTLY thread_unassigned ON thread (workspace_id, state, last_activity_at DESC, id DESC) WHERE assignee_id IS NULL;
