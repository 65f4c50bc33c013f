CREATE INDEX CONCURRENTLY item_texts_by_channel ON item (workspace_id, channel, created_at DESC, id DESC)
  INCLUDE (direction, delivery_status, phone_number_id, agent_user_id, thread_id) WHERE channel NOT IN ('VOICE', 'SMS');
