CREATE INDEX CONCURRENTLY item_calls_listed ON item (workspace_id, created_at DESC, id DESC)
  INCLUDE (direction, call_status, phone_number_id, outcome) WHERE channel = 'VOICE';
