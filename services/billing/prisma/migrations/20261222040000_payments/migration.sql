CREATE TABLE payment (
  id uuid NOT NULL,
  workspace_id uuid NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('CREDIT', 'PHONE_NUMBER', 'SUBSCRIBE_NUMBER', 'CHANGE_PLAN', 'BUY_SEAT')),
  reference_id text NOT NULL,
  attempt integer NOT NULL,
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  currency text NOT NULL,
  description text NOT NULL,
  redirect_url text NOT NULL,
  gateway text NOT NULL,
  status text NOT NULL CHECK (status IN ('PENDING', 'SUCCESSFUL', 'FAILED', 'REFUNDED')),
  failure text NOT NULL DEFAULT '',
  external_id text NOT NULL DEFAULT '',
  confirmation_url text NOT NULL DEFAULT '',
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  settled_at timestamptz(3),
  CONSTRAINT payment_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX payment_once ON payment (workspace_id, purpose, reference_id, attempt);
CREATE INDEX payment_created ON payment (workspace_id, created_at);

ALTER TABLE payment ENABLE ROW LEVEL SECURITY;
ALTER TABLE payment FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON payment
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);

-- Platform tables: what the reconciler looks through over all workspaces, and the gateway's events that had their effect.
CREATE TABLE payment_due (
  target_workspace uuid NOT NULL,
  payment_id uuid NOT NULL,
  due_at timestamptz(3) NOT NULL,
  CONSTRAINT payment_due_pkey PRIMARY KEY (payment_id)
);
CREATE INDEX payment_due_at ON payment_due (due_at);

CREATE TABLE gateway_event (
  id text NOT NULL,
  type text NOT NULL,
  received_at timestamptz(3) NOT NULL,
  CONSTRAINT gateway_event_pkey PRIMARY KEY (id)
);
