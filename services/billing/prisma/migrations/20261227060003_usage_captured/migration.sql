-- Charges of some days, newest first.
CREATE INDEX CONCURRENTLY usage_captured ON usage (workspace_id, captured_at, reference_id);
