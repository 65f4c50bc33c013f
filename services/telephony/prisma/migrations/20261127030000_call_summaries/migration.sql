-- Calls whose words are to be summed up, and when the next worker may take one: a claim moves the time on and counts the run, so that
-- what a dead worker held comes back by itself and nobody writes over who took over. A table without a workspace; the summary itself
-- lies beside the words (call_transcript.summary).
CREATE TABLE call_summary_due (
  call_id uuid NOT NULL,
  workspace_id uuid NOT NULL,
  due_at timestamptz(3) NOT NULL,
  requested_at timestamptz(3) NOT NULL,
  run int NOT NULL DEFAULT 0,
  attempts int NOT NULL DEFAULT 0,
  CONSTRAINT call_summary_due_pkey PRIMARY KEY (call_id)
);
CREATE INDEX call_summary_due_due_at ON call_summary_due (due_at);
