-- What people narrow their inbox down to again and again, each under a name.
CREATE TABLE inbox_view (
  id uuid NOT NULL,
  workspace_id uuid NOT NULL,
  user_id uuid NOT NULL,
  name text NOT NULL,
  name_key text NOT NULL,
  filter text NOT NULL,
  -- Empty: whoever they are assigned to.
  assigned text NOT NULL,
  tag_id uuid,
  CONSTRAINT inbox_view_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX inbox_view_name ON inbox_view (workspace_id, user_id, name_key);
ALTER TABLE inbox_view ENABLE ROW LEVEL SECURITY;
ALTER TABLE inbox_view FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON inbox_view
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);
