-- People brought in from a file, and the rows of these files until their report is no longer kept.
CREATE TABLE contact_import (
  id uuid NOT NULL,
  workspace_id uuid NOT NULL,
  created_by text NOT NULL,
  file_name text NOT NULL,
  size_bytes bigint NOT NULL,
  state text NOT NULL,
  -- Whether it waits for a person between reading and importing.
  review boolean NOT NULL,
  encoding text NOT NULL DEFAULT '',
  separator text NOT NULL DEFAULT '',
  country text NOT NULL DEFAULT '',
  duplicate_rule text NOT NULL DEFAULT 'UPDATE_EMPTY',
  headers text[] DEFAULT ARRAY[]::text[],
  fields text[] DEFAULT ARRAY[]::text[],
  row_count integer NOT NULL DEFAULT 0,
  existing integer NOT NULL DEFAULT 0,
  problems jsonb NOT NULL DEFAULT '{}',
  -- The first rows, and what is wrong with them, while it waits for its start.
  preview jsonb NOT NULL DEFAULT '[]',
  -- The last row that is done: importing goes on behind it.
  done_line integer NOT NULL DEFAULT 0,
  done_count integer NOT NULL DEFAULT 0,
  created_count integer NOT NULL DEFAULT 0,
  updated_count integer NOT NULL DEFAULT 0,
  removed_count integer NOT NULL DEFAULT 0,
  failure text NOT NULL DEFAULT '',
  created_at timestamptz(3) NOT NULL,
  started_at timestamptz(3),
  finished_at timestamptz(3),
  -- Everyone whom undoing could remove is gone.
  undone_at timestamptz(3),
  CONSTRAINT contact_import_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX contact_import_workspace_id ON contact_import (workspace_id, id);
CREATE INDEX contact_import_listed ON contact_import (workspace_id, created_at DESC);
-- One at a time for each workspace.
CREATE UNIQUE INDEX contact_import_running ON contact_import (workspace_id) WHERE state = 'IMPORTING';

CREATE TABLE contact_import_row (
  workspace_id uuid NOT NULL,
  import_id uuid NOT NULL,
  line integer NOT NULL,
  cells text[],
  -- Why it is not imported; empty: it is.
  reason text NOT NULL DEFAULT '',
  wins integer NOT NULL DEFAULT 0,
  -- The contact that it added.
  created_id uuid,
  CONSTRAINT contact_import_row_pkey PRIMARY KEY (workspace_id, import_id, line),
  CONSTRAINT contact_import_row_import FOREIGN KEY (workspace_id, import_id) REFERENCES contact_import(workspace_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['contact_import', 'contact_import_row'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format($policy$CREATE POLICY tenant ON %I
      USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
      WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)$policy$, name);
  END LOOP;
END $$;
