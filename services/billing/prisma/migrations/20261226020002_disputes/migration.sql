-- Payments that their owner questions at the bank. The gateway tells of them; how one stands is asked there.
CREATE TABLE dispute (
  id uuid NOT NULL,
  workspace_id uuid NOT NULL,
  payment_id uuid NOT NULL,
  gateway text NOT NULL,
  external_id text NOT NULL,
  status text NOT NULL CHECK (status IN ('OPEN', 'WON', 'LOST')),
  reason text NOT NULL,
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  opened_at timestamptz(3) NOT NULL,
  respond_by timestamptz(3),
  closed_at timestamptz(3),
  CONSTRAINT dispute_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX dispute_once ON dispute (workspace_id, gateway, external_id);
CREATE INDEX dispute_payment ON dispute (workspace_id, payment_id);

ALTER TABLE dispute ENABLE ROW LEVEL SECURITY;
ALTER TABLE dispute FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON dispute
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);

ALTER TABLE payment ADD COLUMN refund_minor bigint CHECK (refund_minor > 0);
ALTER TABLE subscription ADD COLUMN money_back_at timestamptz(3);
