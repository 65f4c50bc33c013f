-- Who was new when. People whose number is hidden are not counted.
CREATE INDEX CONCURRENTLY thread_first_item ON thread (workspace_id, first_item_at) INCLUDE (id) WHERE peer_number LIKE '+%';
