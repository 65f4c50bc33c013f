-- Owners and admins are told of recordings that were due and did not come (defaults 12.2), also of a call that was missed.
ALTER TABLE notification DROP CONSTRAINT notification_kind_check;
ALTER TABLE notification ADD CONSTRAINT notification_kind_check
  CHECK (kind IN ('MISSED_CALL', 'VOICEMAIL', 'RECORDING_MISSING'));
DROP INDEX notification_once;
-- Told once, however often the event comes.
CREATE UNIQUE INDEX notification_once ON notification (workspace_id, user_id, conversation_id, kind);
