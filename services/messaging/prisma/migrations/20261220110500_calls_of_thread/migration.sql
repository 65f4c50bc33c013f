CREATE INDEX CONCURRENTLY item_calls_of_thread ON item (workspace_id, thread_id, created_at DESC, id DESC) WHERE channel = 'VOICE';
