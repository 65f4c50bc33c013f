CREATE INDEX CONCURRENTLY item_calls_by_status ON item (workspace_id, call_status, created_at DESC, id DESC)
  INCLUDE (direction, phone_number_id, outcome) WHERE channel = 'VOICE';
