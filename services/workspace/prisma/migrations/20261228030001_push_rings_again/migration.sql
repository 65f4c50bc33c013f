-- A queue asks a person again and again: for which of these rings the push is, so that each is pushed once.
ALTER TABLE push_delivery ADD COLUMN offered_at timestamptz(3);
-- What a process left behind, or a service that was never reached: it is on its way no longer.
UPDATE push_delivery SET status = 'FAILED', failure = 'UNREACHABLE', settled_at = coalesce(settled_at, created_at)
WHERE status IN ('SENDING', 'WAITING') AND created_at < now() - interval '1 hour';
-- Every step of a call asks whether anything of it was pushed.
CREATE INDEX push_delivery_subject ON push_delivery (workspace_id, subject_id);
