-- What a workspace hands in so that numbers of a regulated country are sold to it: one set for each country and type.
CREATE TABLE number_documents (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  country text NOT NULL,
  number_type text NOT NULL,
  end_user text NOT NULL,
  status text NOT NULL,
  email text NOT NULL DEFAULT '',
  fields jsonb NOT NULL DEFAULT '{}',
  address jsonb NOT NULL DEFAULT '{}',
  documents jsonb NOT NULL DEFAULT '[]',
  missing jsonb NOT NULL DEFAULT '[]',
  rejections jsonb NOT NULL DEFAULT '[]',
  steps jsonb NOT NULL,
  registry jsonb NOT NULL DEFAULT '{}',
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz(3) NOT NULL,
  CONSTRAINT number_documents_pkey PRIMARY KEY (workspace_id, id)
);
CREATE UNIQUE INDEX number_documents_of_kind ON number_documents (workspace_id, country, number_type);

ALTER TABLE number_documents ENABLE ROW LEVEL SECURITY;
ALTER TABLE number_documents FORCE ROW LEVEL SECURITY;
CREATE POLICY workspace ON number_documents
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);
