-- What did not arrive is rare, and looked for most.
CREATE INDEX CONCURRENTLY item_texts_failed ON item (workspace_id, created_at DESC, id DESC)
  INCLUDE (direction, channel, delivery_status, phone_number_id, agent_user_id, thread_id) WHERE channel <> 'VOICE' AND delivery_status IN ('FAILED', 'UNDELIVERED', 'INSUFFICIENT_BALANCE');
