ALTER TABLE subscription
  ADD COLUMN anchor_at timestamptz(3),
  ADD COLUMN paid_until timestamptz(3),
  ADD COLUMN pending_plan text,
  ADD COLUMN pending_period text,
  ADD COLUMN pending_seats integer,
  ADD COLUMN carried_minor bigint NOT NULL DEFAULT 0,
  ADD COLUMN open_invoice_id uuid;

CREATE TABLE subscription_change (
  id uuid NOT NULL,
  workspace_id uuid NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('CHANGE_PLAN', 'BUY_SEAT')),
  plan text NOT NULL,
  period text NOT NULL CHECK (period IN ('MONTHLY', 'YEARLY')),
  seats integer NOT NULL CHECK (seats > 0),
  at_cycle_end boolean NOT NULL,
  effective_at timestamptz(3) NOT NULL,
  anchor_at timestamptz(3) NOT NULL,
  cycle_end timestamptz(3) NOT NULL,
  factor integer NOT NULL,
  lines jsonb NOT NULL,
  due_minor bigint NOT NULL CHECK (due_minor >= 0),
  carried_minor bigint NOT NULL,
  basis text NOT NULL,
  status text NOT NULL CHECK (status IN ('OFFERED', 'PENDING', 'DONE', 'REFUSED')),
  payment_id uuid,
  offered_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  CONSTRAINT subscription_change_pkey PRIMARY KEY (id)
);
CREATE INDEX subscription_change_offered ON subscription_change (workspace_id, offered_at);

ALTER TABLE subscription_change ENABLE ROW LEVEL SECURITY;
ALTER TABLE subscription_change FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON subscription_change
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);

CREATE TABLE invoice (
  id uuid NOT NULL,
  workspace_id uuid NOT NULL,
  number text NOT NULL,
  type text NOT NULL CHECK (type IN ('RECURRING', 'ONE_TIME')),
  status text NOT NULL CHECK (status IN ('UNPAID', 'PARTIAL', 'PAID')),
  purpose text NOT NULL CHECK (purpose IN ('SUBSCRIPTION', 'SEAT', 'PHONE_NUMBER', 'CREDIT', 'COMPLIANCE')),
  invoice_date timestamptz(3) NOT NULL,
  cycle_start timestamptz(3),
  cycle_end timestamptz(3),
  currency text NOT NULL,
  amount_minor bigint NOT NULL,
  paid_minor bigint NOT NULL,
  factor integer,
  lines jsonb NOT NULL,
  payment_id uuid,
  written_off boolean NOT NULL DEFAULT false,
  CONSTRAINT invoice_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX invoice_number ON invoice (number);
CREATE INDEX invoice_date ON invoice (workspace_id, invoice_date);

ALTER TABLE invoice ENABLE ROW LEVEL SECURITY;
ALTER TABLE invoice FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON invoice
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);

-- Platform tables: numbers of invoices without a gap, and subscriptions that the reconciler looks at, over all workspaces.
CREATE TABLE invoice_counter (
  year integer NOT NULL,
  last integer NOT NULL,
  CONSTRAINT invoice_counter_pkey PRIMARY KEY (year)
);

CREATE TABLE subscription_due (
  target_workspace uuid NOT NULL,
  due_at timestamptz(3) NOT NULL,
  CONSTRAINT subscription_due_pkey PRIMARY KEY (target_workspace)
);
CREATE INDEX subscription_due_at ON subscription_due (due_at);
