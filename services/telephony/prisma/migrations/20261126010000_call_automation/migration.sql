-- What people edit of a number's flow. Without a document the draft is what is live; the revision grows all the same, so that
-- who has seen an older draft never overwrites a newer one.
CREATE TABLE call_flow_draft (
  workspace_id uuid NOT NULL,
  phone_number_id uuid NOT NULL,
  revision integer NOT NULL,
  document jsonb,
  updated_at timestamptz(3) NOT NULL,
  updated_by uuid NOT NULL,
  CONSTRAINT call_flow_draft_pkey PRIMARY KEY (workspace_id, phone_number_id)
);

-- Published flows, kept for good. The one that is live also lies in phone_number.flow, where a call finds it with its number.
CREATE TABLE call_flow_version (
  workspace_id uuid NOT NULL,
  phone_number_id uuid NOT NULL,
  version integer NOT NULL,
  document jsonb NOT NULL,
  note text NOT NULL DEFAULT '',
  -- The earlier version of which this one is a copy.
  restored_version integer,
  published_at timestamptz(3) NOT NULL,
  published_by uuid NOT NULL,
  CONSTRAINT call_flow_version_pkey PRIMARY KEY (workspace_id, phone_number_id, version)
);

-- Trials that are kept, each with what it should come to and what it came to last.
CREATE TABLE call_flow_test (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  phone_number_id uuid NOT NULL,
  name text NOT NULL,
  trial jsonb NOT NULL,
  expected jsonb NOT NULL,
  last_result jsonb,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT call_flow_test_pkey PRIMARY KEY (workspace_id, id)
);
CREATE INDEX call_flow_test_number ON call_flow_test (workspace_id, phone_number_id);

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['call_flow_draft', 'call_flow_version', 'call_flow_test'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format($policy$CREATE POLICY workspace ON %I
      USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
      WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)$policy$, name);
  END LOOP;
END $$;
