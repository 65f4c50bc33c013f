-- The words of a recording. How far they are stands in the call's own state; here is what was found, and what of an unfinished
-- run needs not be done again (progress). `run` tells a worker that another one took over.
CREATE TABLE call_transcript (
  workspace_id uuid NOT NULL,
  call_id uuid NOT NULL,
  requested_at timestamptz(3) NOT NULL,
  run int NOT NULL DEFAULT 0,
  attempts int NOT NULL DEFAULT 0,
  engine text NOT NULL DEFAULT '',
  model text NOT NULL DEFAULT '',
  language text NOT NULL DEFAULT '',
  progress jsonb NOT NULL DEFAULT '[]',
  turns jsonb NOT NULL DEFAULT '[]',
  corrections jsonb NOT NULL DEFAULT '[]',
  sentiment text CHECK (sentiment IN ('POSITIVE', 'NEUTRAL', 'NEGATIVE', 'MIXED')),
  customer_words_per_minute double precision,
  summary jsonb,
  finished_at timestamptz(3),
  CONSTRAINT call_transcript_pkey PRIMARY KEY (workspace_id, call_id)
);

-- Recordings whose words are wanted, and when the next worker may take one: a claim moves the time on, so that what a dead worker
-- held comes back by itself. A table without a workspace.
CREATE TABLE transcript_due (
  call_id uuid NOT NULL,
  workspace_id uuid NOT NULL,
  due_at timestamptz(3) NOT NULL,
  CONSTRAINT transcript_due_pkey PRIMARY KEY (call_id)
);
CREATE INDEX transcript_due_due_at ON transcript_due (due_at);

-- What the plan holds: a voicemail is written down without anybody signed in who could show it.
CREATE TABLE plan_copy (
  workspace_id uuid NOT NULL,
  features text[] NOT NULL,
  version int NOT NULL,
  CONSTRAINT plan_copy_pkey PRIMARY KEY (workspace_id)
);

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['call_transcript', 'plan_copy'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format($policy$CREATE POLICY workspace ON %I
      USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
      WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)$policy$, name);
  END LOOP;
END $$;
