CREATE INDEX CONCURRENTLY item_texts_by_agent ON item (workspace_id, agent_user_id, created_at DESC, id DESC)
  INCLUDE (direction, channel, delivery_status, phone_number_id, thread_id) WHERE channel <> 'VOICE' AND agent_user_id <> '';
