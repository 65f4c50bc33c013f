CREATE INDEX CONCURRENTLY call_viewer_by_outcome ON call_viewer (workspace_id, viewer_id, outcome, created_at DESC, item_id DESC)
  INCLUDE (direction, status, phone_number_id, addressed) WHERE outcome IS NOT NULL;
