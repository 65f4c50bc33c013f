-- A sign-in from where many failed asks for a code, beside the password.
ALTER TABLE one_time_code DROP CONSTRAINT one_time_code_purpose_check;
ALTER TABLE one_time_code ADD CONSTRAINT one_time_code_purpose_check
  CHECK (purpose IN ('VERIFY_ACCOUNT', 'SIGN_IN', 'RESET_PASSWORD', 'CHANGE_EMAIL', 'VERIFY_PHONE'));
