-- Second factor, QR sign-in and Google sign-in. People belong to no workspace: all of these are platform tables.
ALTER TABLE account ADD COLUMN mfa_enabled_at timestamptz(3);
ALTER TABLE account ADD COLUMN google_subject text;
CREATE UNIQUE INDEX account_google_subject ON account (google_subject);

CREATE TABLE authenticator (
  account_id uuid PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  secret_sealed text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  confirmed_at timestamptz(3),
  last_step integer NOT NULL DEFAULT 0
);

CREATE TABLE recovery_code (
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  code_hmac text NOT NULL,
  used_at timestamptz(3),
  PRIMARY KEY (account_id, code_hmac)
);

-- Wrong codes outlive the authenticator that they were meant for, so that renewing it gives no new guesses.
CREATE TABLE mfa_failure (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('APP', 'RECOVERY')),
  -- Cleared by success, so that the wait counts wrong codes in a row.
  in_a_row boolean NOT NULL DEFAULT true,
  failed_at timestamptz(3) NOT NULL
);
CREATE INDEX mfa_failure_account ON mfa_failure (account_id, failed_at);
CREATE INDEX mfa_failure_failed_at ON mfa_failure (failed_at);

CREATE TABLE mfa_challenge (
  token_hash text PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  signed_in_by text NOT NULL CHECK (signed_in_by IN ('PASSWORD', 'GOOGLE')),
  credentials text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX mfa_challenge_account ON mfa_challenge (account_id);
CREATE INDEX mfa_challenge_expires_at ON mfa_challenge (expires_at);

CREATE TABLE qr_sign_in (
  token_hash text PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  session_id uuid NOT NULL REFERENCES session ON DELETE CASCADE,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  claim_hash text,
  claimed_at timestamptz(3),
  claim_ip text NOT NULL DEFAULT '',
  claim_user_agent text NOT NULL DEFAULT '',
  decision text CHECK (decision IN ('APPROVED', 'DECLINED')),
  completed_at timestamptz(3)
);
CREATE UNIQUE INDEX qr_sign_in_claim ON qr_sign_in (claim_hash);
CREATE INDEX qr_sign_in_account ON qr_sign_in (account_id);
CREATE INDEX qr_sign_in_session ON qr_sign_in (session_id);
CREATE INDEX qr_sign_in_expires_at ON qr_sign_in (expires_at);
