-- For how many days the plan keeps recordings: null where it sets no bound, or nobody has told yet; nothing is deleted on a guess.
ALTER TABLE plan_copy ADD COLUMN recording_days int;

-- For how many days the workspace keeps them, where it chose fewer; null: as the plan.
CREATE TABLE recording_settings (
  workspace_id uuid NOT NULL,
  retention_days int CHECK (retention_days > 0),
  version int NOT NULL,
  updated_by uuid NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  CONSTRAINT recording_settings_pkey PRIMARY KEY (workspace_id)
);
ALTER TABLE recording_settings ENABLE ROW LEVEL SECURITY;
ALTER TABLE recording_settings FORCE ROW LEVEL SECURITY;
CREATE POLICY workspace ON recording_settings
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);
