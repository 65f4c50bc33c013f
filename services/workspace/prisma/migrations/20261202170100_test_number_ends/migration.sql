-- Owners and admins are told three days and one day before a test number ends, and when it has ended.
ALTER TABLE notification DROP CONSTRAINT notification_kind_check;
ALTER TABLE notification ADD CONSTRAINT notification_kind_check
  CHECK (kind IN ('MISSED_CALL', 'VOICEMAIL', 'RECORDING_MISSING', 'EMERGENCY_CALL', 'TEST_NUMBER_ENDS', 'TEST_NUMBER_ENDS_TOMORROW', 'TEST_NUMBER_ENDED'));
