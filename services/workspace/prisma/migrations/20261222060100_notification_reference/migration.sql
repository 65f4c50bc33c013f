-- Several comments on one conversation may name the same member: each of them is a notification of its own.
ALTER TABLE notification
  ADD COLUMN reference_id text NOT NULL DEFAULT '',
  ADD COLUMN excerpt text NOT NULL DEFAULT '';
CREATE UNIQUE INDEX notification_once_each ON notification (workspace_id, user_id, conversation_id, kind, reference_id);
DROP INDEX notification_once;
-- Which kinds there are is the service's to know: the table holds what it is told, as replicas of two versions run beside each other.
ALTER TABLE notification DROP CONSTRAINT IF EXISTS notification_kind_check;
ALTER TABLE notification ADD CONSTRAINT notification_kind_form CHECK (kind ~ '^[A-Z][A-Z_]*$') NOT VALID;
