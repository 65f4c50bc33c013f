-- Accounts, one-time codes, sessions. People belong to no workspace: all of these are platform tables.
CREATE TABLE account (
  id uuid NOT NULL,
  email text NOT NULL,
  email_key text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  phone_number text NOT NULL DEFAULT '',
  country text NOT NULL DEFAULT '',
  timezone text NOT NULL DEFAULT '',
  language text NOT NULL DEFAULT 'en',
  status text NOT NULL CHECK (status IN ('UNVERIFIED', 'ACTIVE', 'DEACTIVATED', 'INACTIVE')),
  email_verified_at timestamptz(3),
  phone_number_verified_at timestamptz(3),
  password_hash text,
  demo text CHECK (demo IN ('MEMBER', 'PRIMARY')),
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  version integer NOT NULL DEFAULT 1,
  -- What a person may set about themselves.
  city text NOT NULL DEFAULT '',
  address text NOT NULL DEFAULT '',
  locale text NOT NULL DEFAULT '',
  deactivation_reason text NOT NULL DEFAULT '',
  profile_image_media_id text NOT NULL DEFAULT '',
  single_key_shortcuts boolean NOT NULL DEFAULT true,
  enter_sends boolean NOT NULL DEFAULT false,
  -- Second factor, QR sign-in and Google sign-in. People belong to no workspace: all of these are platform tables.
  mfa_enabled_at timestamptz(3),
  google_subject text,
  -- Whether somebody signs in for the first time outlives the sessions, which are purged.
  first_signed_in_at timestamptz(3),
  -- Somebody who lost their authenticator app and all recovery codes asked for it to be taken off: from when that may be done, and
  -- the network address that asked.
  mfa_reset_due_at timestamptz(3),
  mfa_reset_ip text NOT NULL DEFAULT '',
  CONSTRAINT account_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX account_email_key ON account (email_key);
CREATE INDEX account_created_at ON account (created_at);
CREATE UNIQUE INDEX account_one_primary_demo ON account (demo) WHERE demo = 'PRIMARY';
CREATE UNIQUE INDEX account_google_subject ON account (google_subject);

CREATE TABLE sign_up_request (
  idempotency_key uuid NOT NULL,
  fingerprint text NOT NULL,
  account_id uuid NOT NULL,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT sign_up_request_pkey PRIMARY KEY (idempotency_key)
);
CREATE INDEX sign_up_request_created_at ON sign_up_request (created_at);

CREATE TABLE one_time_code (
  id uuid NOT NULL,
  account_id uuid,
  code_hmac text NOT NULL,
  attempts_left integer NOT NULL CHECK (attempts_left >= 0),
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  ended_at timestamptz(3),
  -- Codes for more than verifying a sign-up. A reset is asked for by address: one for an address without an account is
  -- kept alike, so that it answers, waits and counts alike (defaults 1.1).
  purpose text NOT NULL DEFAULT 'VERIFY_ACCOUNT' CHECK (purpose IN ('VERIFY_ACCOUNT', 'SIGN_IN', 'RESET_PASSWORD', 'CHANGE_EMAIL', 'VERIFY_PHONE', 'RESET_MFA')),
  reset_id uuid,
  target text NOT NULL DEFAULT '',
  -- A code that a known device asked for is not the one that strangers ask for, and guess at.
  of_known_device boolean NOT NULL DEFAULT false,
  CONSTRAINT one_time_code_pkey PRIMARY KEY (id),
  CONSTRAINT one_time_code_is_somebodys CHECK ((account_id IS NOT NULL) OR (reset_id IS NOT NULL)),
  CONSTRAINT one_time_code_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);
CREATE INDEX one_time_code_account ON one_time_code (account_id, created_at);
-- A new code kills the old one: two living codes for one purpose cannot be.
CREATE UNIQUE INDEX one_time_code_one_alive ON one_time_code (account_id, purpose) WHERE (ended_at IS NULL) AND (reset_id IS NULL);
CREATE INDEX one_time_code_reset ON one_time_code (reset_id, created_at);
CREATE INDEX one_time_code_created_at ON one_time_code (created_at);
CREATE UNIQUE INDEX one_time_code_one_reset_alive ON one_time_code (reset_id, purpose) WHERE ended_at IS NULL;

CREATE TABLE code_request (
  id uuid NOT NULL,
  identifier text NOT NULL,
  ip text NOT NULL,
  requested_at timestamptz(3) NOT NULL,
  CONSTRAINT code_request_pkey PRIMARY KEY (id)
);
CREATE INDEX code_request_identifier ON code_request (identifier, requested_at);
CREATE INDEX code_request_ip ON code_request (ip, requested_at);

CREATE TABLE login_failure (
  identifier text NOT NULL,
  failures integer NOT NULL,
  blocked_until timestamptz(3),
  updated_at timestamptz(3) NOT NULL,
  -- Times of the failures of the last day: what was let through is bounded per day, not only slowed down.
  recent timestamptz(3)[] NOT NULL DEFAULT '{}'::timestamp with time zone[],
  CONSTRAINT login_failure_pkey PRIMARY KEY (identifier)
);
CREATE INDEX login_failure_updated_at ON login_failure (updated_at);

CREATE TABLE session (
  id uuid NOT NULL,
  account_id uuid NOT NULL,
  ip text NOT NULL,
  user_agent text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  last_used_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  ended_at timestamptz(3),
  end_reason text CHECK (end_reason IN ('SIGNED_OUT', 'TOKEN_REUSED', 'REVOKED', 'EXPIRED', 'IDLE')),
  signed_in_by text NOT NULL DEFAULT 'PASSWORD' CHECK (signed_in_by IN ('PASSWORD', 'QR', 'GOOGLE', 'DEMO')),
  -- Which browser it is, by the cookie that it got, and where it was.
  device_hash text,
  country text,
  -- When the person last did something in the session, and the time without activity that their workspaces were last known to
  -- ask for: 0 is none.
  last_active_at timestamptz(3),
  idle_minutes integer NOT NULL DEFAULT 0,
  CONSTRAINT session_pkey PRIMARY KEY (id),
  CONSTRAINT session_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);
CREATE INDEX session_account ON session (account_id);

CREATE TABLE refresh_token (
  token_hash text NOT NULL,
  session_id uuid NOT NULL,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  used_at timestamptz(3),
  successor_sealed text,
  CONSTRAINT refresh_token_pkey PRIMARY KEY (token_hash),
  CONSTRAINT refresh_token_session_id_fkey FOREIGN KEY (session_id) REFERENCES session(id) ON DELETE CASCADE
);
CREATE INDEX refresh_token_session ON refresh_token (session_id);

CREATE TABLE authenticator (
  account_id uuid NOT NULL,
  secret_sealed text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  confirmed_at timestamptz(3),
  last_step integer NOT NULL DEFAULT 0,
  CONSTRAINT authenticator_pkey PRIMARY KEY (account_id),
  CONSTRAINT authenticator_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);

CREATE TABLE recovery_code (
  account_id uuid NOT NULL,
  code_hmac text NOT NULL,
  used_at timestamptz(3),
  CONSTRAINT recovery_code_pkey PRIMARY KEY (account_id, code_hmac),
  CONSTRAINT recovery_code_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);

-- Wrong codes outlive the authenticator that they were meant for, so that renewing it gives no new guesses.
CREATE TABLE mfa_failure (
  id uuid NOT NULL,
  account_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('APP', 'RECOVERY')),
  -- Cleared by success, so that the wait counts wrong codes in a row.
  in_a_row boolean NOT NULL DEFAULT true,
  failed_at timestamptz(3) NOT NULL,
  CONSTRAINT mfa_failure_pkey PRIMARY KEY (id),
  CONSTRAINT mfa_failure_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);
CREATE INDEX mfa_failure_account ON mfa_failure (account_id, failed_at);
CREATE INDEX mfa_failure_failed_at ON mfa_failure (failed_at);

CREATE TABLE mfa_challenge (
  token_hash text NOT NULL,
  account_id uuid NOT NULL,
  signed_in_by text NOT NULL CHECK (signed_in_by IN ('PASSWORD', 'GOOGLE')),
  credentials text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  CONSTRAINT mfa_challenge_pkey PRIMARY KEY (token_hash),
  CONSTRAINT mfa_challenge_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);
CREATE INDEX mfa_challenge_account ON mfa_challenge (account_id);
CREATE INDEX mfa_challenge_expires_at ON mfa_challenge (expires_at);

CREATE TABLE qr_sign_in (
  token_hash text NOT NULL,
  account_id uuid NOT NULL,
  session_id uuid NOT NULL,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  claim_hash text,
  claimed_at timestamptz(3),
  claim_ip text NOT NULL DEFAULT '',
  claim_user_agent text NOT NULL DEFAULT '',
  decision text CHECK (decision IN ('APPROVED', 'DECLINED')),
  completed_at timestamptz(3),
  CONSTRAINT qr_sign_in_pkey PRIMARY KEY (token_hash),
  CONSTRAINT qr_sign_in_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  CONSTRAINT qr_sign_in_session_id_fkey FOREIGN KEY (session_id) REFERENCES session(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX qr_sign_in_claim ON qr_sign_in (claim_hash);
CREATE INDEX qr_sign_in_account ON qr_sign_in (account_id);
CREATE INDEX qr_sign_in_session ON qr_sign_in (session_id);
CREATE INDEX qr_sign_in_expires_at ON qr_sign_in (expires_at);

-- Browsers that a person signed in with, by a cookie that they keep: strangers' guesses keep nobody out of these.
CREATE TABLE known_device (
  account_id uuid NOT NULL,
  device_hash text NOT NULL,
  country text,
  created_at timestamptz(3) NOT NULL,
  last_used_at timestamptz(3) NOT NULL,
  CONSTRAINT known_device_pkey PRIMARY KEY (account_id, device_hash),
  CONSTRAINT known_device_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);
CREATE INDEX known_device_hash ON known_device (device_hash);
CREATE INDEX known_device_last_used_at ON known_device (last_used_at);
