-- Owners and admins are told who called an emergency number (defaults 7.3).
ALTER TABLE notification DROP CONSTRAINT notification_kind_check;
ALTER TABLE notification ADD CONSTRAINT notification_kind_check
  CHECK (kind IN ('MISSED_CALL', 'VOICEMAIL', 'RECORDING_MISSING', 'EMERGENCY_CALL'));
-- Who of the workspace did it, by the name that they had then.
ALTER TABLE notification ADD COLUMN person text NOT NULL DEFAULT '';
