CREATE INDEX CONCURRENTLY thread_assigned ON thread (workspace_id, assignee_id, state, last_activity_at DESC, id DESC) WHERE assignee_id IS NOT NULL;
