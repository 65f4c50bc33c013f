CREATE TABLE subscription (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  plan text NOT NULL,
  period text NOT NULL,
  status text NOT NULL CHECK (status IN ('TRIALING', 'ACTIVE', 'PAST_DUE', 'SUSPENDED', 'CANCELLED', 'EXPIRED')),
  user_slots integer NOT NULL,
  is_payment_failing boolean NOT NULL DEFAULT false,
  subscription_date timestamptz(3) NOT NULL,
  subscription_expires_on timestamptz(3),
  timezone text NOT NULL,
  anchor_day integer NOT NULL,
  allowance_resets_at timestamptz(3) NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT subscription_pkey PRIMARY KEY (workspace_id)
);

CREATE TABLE wallet (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  version integer NOT NULL DEFAULT 1,
  published_version integer NOT NULL DEFAULT 0,
  -- A new workspace spends so much a day on calls, whatever credit it has (defaults 5.5): a stolen sign-in costs no more.
  opened_at timestamptz(3) NOT NULL DEFAULT '1970-01-01 00:00:00+00',
  -- A new workspace reaches its own country, the United States and Canada, until its owner opens more (defaults 5.5). The demo's is not
  -- limited.
  countries_limited boolean NOT NULL DEFAULT false,
  country text NOT NULL DEFAULT '',
  opened_countries text[] NOT NULL DEFAULT '{}',
  CONSTRAINT wallet_pkey PRIMARY KEY (workspace_id)
);

CREATE TABLE ledger_account (
  workspace_id uuid NOT NULL,
  name text NOT NULL,
  commodity text NOT NULL,
  balance bigint NOT NULL,
  CONSTRAINT ledger_account_pkey PRIMARY KEY (workspace_id, name, commodity),
  CONSTRAINT ledger_account_never_below CHECK ((balance >= 0) OR ((name = 'credit') AND (commodity = 'USD')) OR (name <> ALL (ARRAY['credit', 'held'])))
);

CREATE TABLE ledger_transaction (
  id uuid NOT NULL,
  workspace_id uuid NOT NULL,
  type text NOT NULL CHECK (type IN ('TOPUP', 'REFUND', 'HOLD', 'RELEASE', 'CAPTURE', 'FEE', 'PROMO', 'ADJUSTMENT')),
  reference_kind text NOT NULL,
  reference_id text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT ledger_transaction_pkey PRIMARY KEY (id)
);
CREATE INDEX ledger_transaction_reference ON ledger_transaction (workspace_id, reference_kind, reference_id);
-- Holds and releases repeat (a hold is extended, a text sent again); everything else happens once per reference (defaults 5.1).
CREATE UNIQUE INDEX ledger_transaction_once ON ledger_transaction (workspace_id, type, reference_kind, reference_id) WHERE type <> ALL (ARRAY['HOLD', 'RELEASE']);
-- What was charged in some days is read by time.
CREATE INDEX ledger_transaction_captured ON ledger_transaction (workspace_id, created_at) WHERE type = 'CAPTURE';

CREATE TABLE ledger_entry (
  transaction_id uuid NOT NULL,
  workspace_id uuid NOT NULL,
  account text NOT NULL,
  commodity text NOT NULL,
  amount bigint NOT NULL,
  CONSTRAINT ledger_entry_pkey PRIMARY KEY (transaction_id, account, commodity),
  CONSTRAINT ledger_entry_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES ledger_transaction(id) ON UPDATE CASCADE ON DELETE RESTRICT
);
CREATE INDEX ledger_entry_account ON ledger_entry (workspace_id, account, commodity);

CREATE TABLE hold (
  workspace_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('CALL', 'MESSAGE', 'TRANSCRIPT')),
  reference_id uuid NOT NULL,
  state text NOT NULL CHECK (state IN ('HELD', 'CAPTURED', 'RELEASED')),
  pool text NOT NULL,
  units bigint NOT NULL,
  pool_units bigint NOT NULL,
  micros bigint NOT NULL,
  step bigint NOT NULL,
  step_micros bigint NOT NULL,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  CONSTRAINT hold_pkey PRIMARY KEY (workspace_id, kind, reference_id)
);

CREATE TABLE usage (
  workspace_id uuid NOT NULL,
  kind text NOT NULL,
  reference_id uuid NOT NULL,
  amount_micros bigint NOT NULL,
  shortfall_micros bigint NOT NULL,
  pool text NOT NULL,
  pool_units bigint NOT NULL,
  billing_duration_seconds integer NOT NULL,
  rate_micros bigint NOT NULL,
  captured_at timestamptz(3) NOT NULL,
  CONSTRAINT usage_pkey PRIMARY KEY (workspace_id, kind, reference_id)
);

CREATE TABLE workspace_number (
  id uuid NOT NULL,
  workspace_id uuid NOT NULL,
  number text NOT NULL,
  type text NOT NULL,
  is_test_number boolean NOT NULL,
  version integer NOT NULL,
  CONSTRAINT workspace_number_pkey PRIMARY KEY (id)
);
CREATE INDEX workspace_number_number ON workspace_number (workspace_id, number);

-- Platform tables: what schedulers look through over all workspaces.
CREATE TABLE hold_due (
  target_workspace uuid NOT NULL,
  kind text NOT NULL,
  reference_id uuid NOT NULL,
  due_at timestamptz(3) NOT NULL,
  CONSTRAINT hold_due_pkey PRIMARY KEY (target_workspace, kind, reference_id)
);
CREATE INDEX hold_due_at ON hold_due (due_at);

CREATE TABLE reset_due (
  target_workspace uuid NOT NULL,
  due_at timestamptz(3) NOT NULL,
  CONSTRAINT reset_due_pkey PRIMARY KEY (target_workspace)
);
CREATE INDEX reset_due_at ON reset_due (due_at);

CREATE TABLE balance_due (
  target_workspace uuid NOT NULL,
  CONSTRAINT balance_due_pkey PRIMARY KEY (target_workspace)
);

-- The plans that the running service has, by a hash of their file: who tells subscriptions again from outside must have the same.
CREATE TABLE catalogue_in_use (
  id smallint NOT NULL DEFAULT 1,
  fingerprint text NOT NULL,
  since timestamptz(3) NOT NULL,
  CONSTRAINT catalogue_in_use_pkey PRIMARY KEY (id),
  CONSTRAINT catalogue_in_use_one CHECK (id = 1)
);

-- Every tenant table shows and takes rows of the workspace alone that the transaction names.
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY[
    'subscription', 'wallet', 'ledger_account', 'ledger_transaction', 'ledger_entry', 'hold', 'usage',
    'workspace_number'
  ] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format($policy$CREATE POLICY tenant ON %I
      USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
      WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)$policy$, name);
  END LOOP;
END $$;
