CREATE INDEX CONCURRENTLY call_agent_list ON call_agent (workspace_id, user_id, created_at DESC, item_id DESC)
  INCLUDE (direction, status, phone_number_id, outcome);
