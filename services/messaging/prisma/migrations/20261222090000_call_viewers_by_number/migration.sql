CREATE INDEX CONCURRENTLY call_viewer_by_number ON call_viewer (workspace_id, viewer_id, phone_number_id, created_at DESC, item_id DESC)
  INCLUDE (direction, status, outcome, addressed);
