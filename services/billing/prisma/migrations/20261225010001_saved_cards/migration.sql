-- The workspace at a gateway, and the card that renewals are charged to; its number never reaches us.
CREATE TABLE gateway_customer (
  workspace_id uuid NOT NULL,
  gateway text NOT NULL,
  customer text NOT NULL,
  card text NOT NULL DEFAULT '',
  brand text NOT NULL DEFAULT '',
  last4 text NOT NULL DEFAULT '',
  expiry_month integer NOT NULL DEFAULT 0,
  expiry_year integer NOT NULL DEFAULT 0,
  portal_opened_at timestamptz(3),
  CONSTRAINT gateway_customer_pkey PRIMARY KEY (workspace_id, gateway)
);

ALTER TABLE gateway_customer ENABLE ROW LEVEL SECURITY;
ALTER TABLE gateway_customer FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON gateway_customer
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);

ALTER TABLE payment
  ADD COLUMN customer text NOT NULL DEFAULT '',
  ADD COLUMN card text NOT NULL DEFAULT '';

ALTER TABLE subscription
  ADD COLUMN charge_attempts integer NOT NULL DEFAULT 0;
