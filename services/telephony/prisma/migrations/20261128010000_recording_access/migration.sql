-- Who was last given which recording to hear, or its words to read, and when: said once for a while, not once for each click.
CREATE TABLE recording_access (
  workspace_id uuid NOT NULL,
  call_id uuid NOT NULL,
  user_id uuid NOT NULL,
  access text NOT NULL CHECK (access IN ('HEARD', 'READ')),
  noted_at timestamptz(3) NOT NULL,
  CONSTRAINT recording_access_pkey PRIMARY KEY (workspace_id, call_id, user_id, access)
);
ALTER TABLE recording_access ENABLE ROW LEVEL SECURITY;
ALTER TABLE recording_access FORCE ROW LEVEL SECURITY;
CREATE POLICY workspace ON recording_access
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);
