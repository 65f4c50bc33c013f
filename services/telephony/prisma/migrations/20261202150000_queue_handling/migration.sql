-- How long the last answered calls of each queue kept whoever took them, in seconds, the newest first: of these the wait of
-- callers is estimated (defaults 11.4). A table of its own: whoever writes it holds a call's row, and looks at the queues take the
-- rows of call_queue before those of calls. Queues of before fill it with their next calls.
CREATE TABLE queue_handling (
  workspace_id uuid NOT NULL,
  queue_id text NOT NULL,
  seconds integer[] NOT NULL,
  CONSTRAINT queue_handling_pkey PRIMARY KEY (workspace_id, queue_id)
);
ALTER TABLE queue_handling ENABLE ROW LEVEL SECURITY;
ALTER TABLE queue_handling FORCE ROW LEVEL SECURITY;
CREATE POLICY workspace ON queue_handling
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);
