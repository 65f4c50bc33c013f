CREATE INDEX CONCURRENTLY call_viewer_by_status ON call_viewer (workspace_id, viewer_id, status, created_at DESC, item_id DESC)
  INCLUDE (direction, phone_number_id, outcome, addressed);
