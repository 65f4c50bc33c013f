-- A segment is a list of the type SEGMENT, whose people are those who fit its rule.
CREATE TABLE segment (
  list_id uuid NOT NULL,
  workspace_id uuid NOT NULL,
  -- Groups of conditions as segments/rule.ts reads them.
  rule jsonb NOT NULL,
  -- Days in the rule are days in this zone.
  timezone text NOT NULL,
  -- Whether people enter or leave it because time passes.
  timed boolean NOT NULL,
  -- Null until everyone was compared with the rule.
  refreshed_at timestamptz(3),
  CONSTRAINT segment_pkey PRIMARY KEY (list_id),
  CONSTRAINT segment_list FOREIGN KEY (workspace_id, list_id) REFERENCES subscriber_list(workspace_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX segment_of_workspace ON segment (workspace_id);

-- What messaging tells of consent, by number: it may be told before there is a contact.
CREATE TABLE contact_consent (
  workspace_id uuid NOT NULL,
  match_key text NOT NULL,
  state text NOT NULL,
  version integer NOT NULL,
  CONSTRAINT contact_consent_pkey PRIMARY KEY (workspace_id, match_key)
);
CREATE INDEX contact_consent_state ON contact_consent (workspace_id, state, match_key);

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['segment', 'contact_consent'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format($policy$CREATE POLICY tenant ON %I
      USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
      WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)$policy$, name);
  END LOOP;
END $$;
