-- Registrations with the carriers: one of the workspace's local numbers, and one of each toll-free number.
ALTER TABLE phone_number ADD COLUMN is_compliance_verified boolean NOT NULL DEFAULT false;

CREATE TABLE registration (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  type text NOT NULL,
  phone_number_id uuid,
  status text NOT NULL,
  form jsonb NOT NULL,
  findings jsonb NOT NULL,
  rejections jsonb NOT NULL DEFAULT '[]',
  steps jsonb NOT NULL,
  edit_allowed boolean NOT NULL DEFAULT true,
  edit_until timestamptz(3),
  carrier_sid text,
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz(3) NOT NULL,
  CONSTRAINT registration_pkey PRIMARY KEY (workspace_id, id)
);
CREATE UNIQUE INDEX registration_of_number ON registration (workspace_id, phone_number_id) NULLS NOT DISTINCT;

ALTER TABLE registration ENABLE ROW LEVEL SECURITY;
ALTER TABLE registration FORCE ROW LEVEL SECURITY;
CREATE POLICY workspace ON registration
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);
