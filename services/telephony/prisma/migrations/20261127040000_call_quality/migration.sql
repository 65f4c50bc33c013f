-- What the browser of one of our people saw of the media of its leg of a call: a row per leg, kept small by the service. The
-- words of it stand in the call's timeline.
CREATE TABLE call_quality (
  workspace_id uuid NOT NULL,
  call_id uuid NOT NULL,
  leg_id uuid NOT NULL,
  user_id uuid NOT NULL,
  began_at timestamptz(3) NOT NULL,
  reported_at timestamptz(3),
  final boolean NOT NULL DEFAULT false,
  setup jsonb NOT NULL DEFAULT '{}',
  samples jsonb NOT NULL DEFAULT '[]',
  warnings jsonb NOT NULL DEFAULT '[]',
  summary jsonb NOT NULL DEFAULT '{}',
  CONSTRAINT call_quality_pkey PRIMARY KEY (workspace_id, call_id, leg_id)
);

ALTER TABLE call_quality ENABLE ROW LEVEL SECURITY;
ALTER TABLE call_quality FORCE ROW LEVEL SECURITY;
CREATE POLICY workspace ON call_quality
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);
