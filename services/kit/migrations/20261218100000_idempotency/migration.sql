-- Requests that may come again, each with what it made. The scope names the operation and whose it is: a workspace's requests
-- are found by its id alone, so that a key tells nobody else anything.
CREATE TABLE kit.idempotency_key (
  scope text NOT NULL,
  key text NOT NULL,
  fingerprint text NOT NULL,
  result text NOT NULL,
  -- 'infinity' for what is made once and for all.
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (scope, key)
);
CREATE INDEX idempotency_key_expires_at ON kit.idempotency_key (expires_at);
