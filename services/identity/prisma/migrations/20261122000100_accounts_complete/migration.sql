-- What a person may set about themselves.
ALTER TABLE account
  ADD COLUMN city text NOT NULL DEFAULT '',
  ADD COLUMN address text NOT NULL DEFAULT '',
  ADD COLUMN locale text NOT NULL DEFAULT '',
  ADD COLUMN deactivation_reason text NOT NULL DEFAULT '',
  ADD COLUMN profile_image_media_id text NOT NULL DEFAULT '',
  ADD COLUMN single_key_shortcuts boolean NOT NULL DEFAULT true,
  ADD COLUMN enter_sends boolean NOT NULL DEFAULT true;

-- Codes for more than verifying a sign-up. A reset is asked for by address: one for an address without an account is
-- kept alike, so that it answers, waits and counts alike (defaults 1.1).
ALTER TABLE one_time_code
  ADD COLUMN purpose text NOT NULL DEFAULT 'VERIFY_ACCOUNT'
    CHECK (purpose IN ('VERIFY_ACCOUNT', 'RESET_PASSWORD', 'CHANGE_EMAIL', 'VERIFY_PHONE')),
  ADD COLUMN reset_id uuid,
  ADD COLUMN target text NOT NULL DEFAULT '',
  ALTER COLUMN account_id DROP NOT NULL,
  ADD CONSTRAINT one_time_code_is_somebodys CHECK (account_id IS NOT NULL OR reset_id IS NOT NULL);
DROP INDEX one_time_code_one_alive;
-- A new code kills the old one: two living codes for one purpose cannot be.
CREATE UNIQUE INDEX one_time_code_one_alive ON one_time_code (account_id, purpose)
  WHERE ended_at IS NULL AND reset_id IS NULL;
CREATE UNIQUE INDEX one_time_code_one_reset_alive ON one_time_code (reset_id) WHERE ended_at IS NULL;
CREATE INDEX one_time_code_reset ON one_time_code (reset_id, created_at);
CREATE INDEX one_time_code_created_at ON one_time_code (created_at);

-- Times of the failures of the last day: what was let through is bounded per day, not only slowed down.
ALTER TABLE login_failure ADD COLUMN recent timestamptz(3)[] NOT NULL DEFAULT '{}';

ALTER TABLE session
  ADD COLUMN signed_in_by text NOT NULL DEFAULT 'PASSWORD'
    CHECK (signed_in_by IN ('PASSWORD', 'QR', 'GOOGLE', 'DEMO'));
