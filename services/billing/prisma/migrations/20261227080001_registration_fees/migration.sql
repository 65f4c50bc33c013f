-- What the registry of businesses that text charges: its fees are held and captured like usage, its month is a line of the renewal.
ALTER TABLE hold DROP CONSTRAINT hold_kind_check;
ALTER TABLE hold ADD CONSTRAINT hold_kind_check
  CHECK (kind IN ('CALL', 'MESSAGE', 'TRANSCRIPT', 'BRAND_FEE', 'CAMPAIGN_FEE'));

CREATE TABLE registration_charge (
  workspace_id uuid NOT NULL,
  registration_id uuid NOT NULL,
  monthly_minor bigint NOT NULL,
  since timestamptz(3) NOT NULL,
  CONSTRAINT registration_charge_pkey PRIMARY KEY (workspace_id)
);

ALTER TABLE registration_charge ENABLE ROW LEVEL SECURITY;
ALTER TABLE registration_charge FORCE ROW LEVEL SECURITY;
CREATE POLICY workspace ON registration_charge
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);
