-- To whom invoices go, and the tax of what was sold: each invoice keeps its own.
CREATE TABLE billing_profile (
  workspace_id uuid NOT NULL,
  company text NOT NULL DEFAULT '',
  address1 text NOT NULL DEFAULT '',
  address2 text NOT NULL DEFAULT '',
  city text NOT NULL DEFAULT '',
  region text NOT NULL DEFAULT '',
  postal_code text NOT NULL DEFAULT '',
  country text NOT NULL DEFAULT '' CHECK (country ~ '^([A-Z]{2})?$'),
  tax_id text NOT NULL DEFAULT '',
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz(3) NOT NULL,
  CONSTRAINT billing_profile_pkey PRIMARY KEY (workspace_id)
);

ALTER TABLE billing_profile ENABLE ROW LEVEL SECURITY;
ALTER TABLE billing_profile FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON billing_profile
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);

ALTER TABLE invoice ADD COLUMN tax jsonb;
ALTER TABLE subscription_change ADD COLUMN tax jsonb;
-- Of what is paid before its invoice is issued: its tax, and to whom it went.
ALTER TABLE payment ADD COLUMN tax jsonb, ADD COLUMN bill_to jsonb;
