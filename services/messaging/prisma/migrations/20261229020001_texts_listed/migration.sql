-- The history of messages, newest first: what it is narrowed down to stands in the index, so that looking through it reads no rows.
CREATE INDEX CONCURRENTLY item_texts_listed ON item (workspace_id, created_at DESC, id DESC)
  INCLUDE (direction, channel, delivery_status, phone_number_id, agent_user_id, thread_id) WHERE channel <> 'VOICE';
