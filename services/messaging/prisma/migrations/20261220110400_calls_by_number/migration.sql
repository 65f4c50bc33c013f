CREATE INDEX CONCURRENTLY item_calls_by_number ON item (workspace_id, phone_number_id, created_at DESC, id DESC)
  INCLUDE (direction, call_status, outcome) WHERE channel = 'VOICE';
