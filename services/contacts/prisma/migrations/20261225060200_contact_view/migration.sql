-- Filters and columns of the contact table under a name, of one person or of everyone.
CREATE TABLE contact_view (
  id uuid NOT NULL,
  workspace_id uuid NOT NULL,
  owner_id text NOT NULL,
  name text NOT NULL,
  name_key text NOT NULL,
  shared boolean NOT NULL,
  kind text NOT NULL DEFAULT '',
  tag text NOT NULL DEFAULT '',
  company text NOT NULL DEFAULT '',
  contacted text NOT NULL DEFAULT '',
  columns text[] NOT NULL,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  CONSTRAINT contact_view_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX contact_view_name ON contact_view (workspace_id, owner_id, name_key);
ALTER TABLE contact_view ENABLE ROW LEVEL SECURITY;
ALTER TABLE contact_view FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON contact_view
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);
