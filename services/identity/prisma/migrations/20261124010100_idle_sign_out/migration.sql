-- When the person last did something in the session, and the time without activity that their workspaces were last known to
-- ask for: 0 is none. Sessions of before count from their last use.
ALTER TABLE session
  ADD COLUMN last_active_at timestamptz(3),
  ADD COLUMN idle_minutes integer NOT NULL DEFAULT 0;

ALTER TABLE session DROP CONSTRAINT session_end_reason_check;
ALTER TABLE session ADD CONSTRAINT session_end_reason_check
  CHECK (end_reason IN ('SIGNED_OUT', 'TOKEN_REUSED', 'REVOKED', 'EXPIRED', 'IDLE'));
