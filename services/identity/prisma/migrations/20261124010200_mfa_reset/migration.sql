-- Somebody who lost their authenticator app and all recovery codes asked for it to be taken off: from when that may be done, and
-- the network address that asked.
ALTER TABLE account
  ADD COLUMN mfa_reset_due_at timestamptz(3),
  ADD COLUMN mfa_reset_ip text NOT NULL DEFAULT '';

ALTER TABLE one_time_code DROP CONSTRAINT one_time_code_purpose_check;
ALTER TABLE one_time_code ADD CONSTRAINT one_time_code_purpose_check
  CHECK (purpose IN ('VERIFY_ACCOUNT', 'SIGN_IN', 'RESET_PASSWORD', 'CHANGE_EMAIL', 'VERIFY_PHONE', 'RESET_MFA'));
