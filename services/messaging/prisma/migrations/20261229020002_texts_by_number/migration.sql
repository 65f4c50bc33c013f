CREATE INDEX CONCURRENTLY item_texts_by_number ON item (workspace_id, phone_number_id, created_at DESC, id DESC)
  INCLUDE (direction, channel, delivery_status, agent_user_id, thread_id) WHERE channel <> 'VOICE';
