-- Accounts, one-time codes, sessions. People belong to no workspace: all of these are platform tables.
CREATE TABLE account (
  id uuid PRIMARY KEY,
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
  version integer NOT NULL DEFAULT 1
);
CREATE UNIQUE INDEX account_email_key ON account (email_key);
CREATE INDEX account_created_at ON account (created_at);
CREATE UNIQUE INDEX account_one_primary_demo ON account (demo) WHERE demo = 'PRIMARY';

CREATE TABLE sign_up_request (
  idempotency_key uuid PRIMARY KEY,
  fingerprint text NOT NULL,
  account_id uuid NOT NULL,
  created_at timestamptz(3) NOT NULL
);
CREATE INDEX sign_up_request_created_at ON sign_up_request (created_at);

CREATE TABLE one_time_code (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  code_hmac text NOT NULL,
  attempts_left integer NOT NULL CHECK (attempts_left >= 0),
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  ended_at timestamptz(3)
);
CREATE INDEX one_time_code_account ON one_time_code (account_id, created_at);
-- A new code kills the old one: two living codes of one account cannot be.
CREATE UNIQUE INDEX one_time_code_one_alive ON one_time_code (account_id) WHERE ended_at IS NULL;

CREATE TABLE code_request (
  id uuid PRIMARY KEY,
  identifier text NOT NULL,
  ip text NOT NULL,
  requested_at timestamptz(3) NOT NULL
);
CREATE INDEX code_request_identifier ON code_request (identifier, requested_at);
CREATE INDEX code_request_ip ON code_request (ip, requested_at);

CREATE TABLE login_failure (
  identifier text PRIMARY KEY,
  failures integer NOT NULL,
  blocked_until timestamptz(3),
  updated_at timestamptz(3) NOT NULL
);
CREATE INDEX login_failure_updated_at ON login_failure (updated_at);

CREATE TABLE session (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  ip text NOT NULL,
  user_agent text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  last_used_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  ended_at timestamptz(3),
  end_reason text CHECK (end_reason IN ('SIGNED_OUT', 'TOKEN_REUSED', 'REVOKED', 'EXPIRED'))
);
CREATE INDEX session_account ON session (account_id);

CREATE TABLE refresh_token (
  token_hash text PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES session ON DELETE CASCADE,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  used_at timestamptz(3),
  successor_sealed text
);
CREATE INDEX refresh_token_session ON refresh_token (session_id);
