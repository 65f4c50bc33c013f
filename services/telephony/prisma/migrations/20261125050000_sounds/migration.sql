-- What callers hear besides our own prompts. The bytes lie in the store of files, at sounds/<workspace>/<id>.<kind>.
CREATE TABLE sound (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  type text NOT NULL CHECK (type IN ('AUDIO', 'MOH')),
  mime_type text NOT NULL CHECK (mime_type IN ('audio/mpeg', 'audio/wav')),
  size_bytes bigint NOT NULL,
  duration_seconds int NOT NULL,
  text text NOT NULL DEFAULT '',
  voice text NOT NULL DEFAULT '',
  created_by uuid NOT NULL,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT sound_pkey PRIMARY KEY (workspace_id, id)
);
CREATE UNIQUE INDEX sound_name ON sound (workspace_id, lower(name));

ALTER TABLE sound ENABLE ROW LEVEL SECURITY;
ALTER TABLE sound FORCE ROW LEVEL SECURITY;
CREATE POLICY workspace ON sound
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);
