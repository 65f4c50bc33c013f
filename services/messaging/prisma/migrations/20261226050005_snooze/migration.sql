-- A conversation may be out of sight until a time, or until the person writes.
ALTER TABLE thread ADD COLUMN snoozed_until timestamptz(3);
-- Every row that was valid stays so: none is looked at.
ALTER TABLE thread DROP CONSTRAINT thread_state_check,
  ADD CONSTRAINT thread_state_check CHECK (state IN ('OPEN', 'DONE', 'SNOOZED')) NOT VALID;

-- Platform table: when snoozed threads are open again, over all workspaces.
CREATE TABLE snooze_due (
  thread_id uuid NOT NULL,
  target_workspace uuid NOT NULL,
  due_at timestamptz(3) NOT NULL,
  CONSTRAINT snooze_due_pkey PRIMARY KEY (thread_id)
);
CREATE INDEX snooze_due_at ON snooze_due (due_at);
