CREATE TABLE "subscription" (
  "workspace_id" UUID NOT NULL,
  "id" UUID NOT NULL,
  "plan" TEXT NOT NULL,
  "period" TEXT NOT NULL,
  "status" TEXT NOT NULL CHECK ("status" IN ('TRIALING', 'ACTIVE', 'PAST_DUE', 'SUSPENDED', 'CANCELLED', 'EXPIRED')),
  "user_slots" INTEGER NOT NULL,
  "is_payment_failing" BOOLEAN NOT NULL DEFAULT false,
  "subscription_date" TIMESTAMPTZ(3) NOT NULL,
  "subscription_expires_on" TIMESTAMPTZ(3),
  "timezone" TEXT NOT NULL,
  "anchor_day" INTEGER NOT NULL,
  "allowance_resets_at" TIMESTAMPTZ(3) NOT NULL,
  "version" INTEGER NOT NULL DEFAULT 1,
  CONSTRAINT "subscription_pkey" PRIMARY KEY ("workspace_id")
);

CREATE TABLE "wallet" (
  "workspace_id" UUID NOT NULL,
  "id" UUID NOT NULL,
  "version" INTEGER NOT NULL DEFAULT 1,
  "published_version" INTEGER NOT NULL DEFAULT 0,
  CONSTRAINT "wallet_pkey" PRIMARY KEY ("workspace_id")
);

CREATE TABLE "ledger_account" (
  "workspace_id" UUID NOT NULL,
  "name" TEXT NOT NULL,
  "commodity" TEXT NOT NULL,
  "balance" BIGINT NOT NULL,
  CONSTRAINT "ledger_account_pkey" PRIMARY KEY ("workspace_id", "name", "commodity"),
  -- What is held is never owed, and an allowance never falls below nothing: only money has an overdraft (defaults 5.4).
  CONSTRAINT "ledger_account_never_below" CHECK ("balance" >= 0 OR ("name" = 'credit' AND "commodity" = 'USD') OR "name" NOT IN ('credit', 'held'))
);

CREATE TABLE "ledger_transaction" (
  "id" UUID NOT NULL,
  "workspace_id" UUID NOT NULL,
  "type" TEXT NOT NULL CHECK ("type" IN ('TOPUP', 'REFUND', 'HOLD', 'RELEASE', 'CAPTURE', 'FEE', 'PROMO', 'ADJUSTMENT')),
  "reference_kind" TEXT NOT NULL,
  "reference_id" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "ledger_transaction_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "ledger_transaction_reference" ON "ledger_transaction" ("workspace_id", "reference_kind", "reference_id");
-- Holds and releases repeat (a hold is extended, a text sent again); everything else happens once per reference (defaults 5.1).
CREATE UNIQUE INDEX "ledger_transaction_once" ON "ledger_transaction" ("workspace_id", "type", "reference_kind", "reference_id")
  WHERE "type" NOT IN ('HOLD', 'RELEASE');

CREATE TABLE "ledger_entry" (
  "transaction_id" UUID NOT NULL,
  "workspace_id" UUID NOT NULL,
  "account" TEXT NOT NULL,
  "commodity" TEXT NOT NULL,
  "amount" BIGINT NOT NULL,
  CONSTRAINT "ledger_entry_pkey" PRIMARY KEY ("transaction_id", "account", "commodity"),
  CONSTRAINT "ledger_entry_transaction_id_fkey" FOREIGN KEY ("transaction_id") REFERENCES "ledger_transaction" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX "ledger_entry_account" ON "ledger_entry" ("workspace_id", "account", "commodity");

CREATE TABLE "hold" (
  "workspace_id" UUID NOT NULL,
  "kind" TEXT NOT NULL CHECK ("kind" IN ('CALL', 'MESSAGE')),
  "reference_id" UUID NOT NULL,
  "state" TEXT NOT NULL CHECK ("state" IN ('HELD', 'CAPTURED', 'RELEASED')),
  "pool" TEXT NOT NULL,
  "units" BIGINT NOT NULL,
  "pool_units" BIGINT NOT NULL,
  "micros" BIGINT NOT NULL,
  "step" BIGINT NOT NULL,
  "step_micros" BIGINT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "hold_pkey" PRIMARY KEY ("workspace_id", "kind", "reference_id")
);

CREATE TABLE "usage" (
  "workspace_id" UUID NOT NULL,
  "kind" TEXT NOT NULL,
  "reference_id" UUID NOT NULL,
  "amount_micros" BIGINT NOT NULL,
  "shortfall_micros" BIGINT NOT NULL,
  "pool" TEXT NOT NULL,
  "pool_units" BIGINT NOT NULL,
  "billing_duration_seconds" INTEGER NOT NULL,
  "rate_micros" BIGINT NOT NULL,
  "captured_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "usage_pkey" PRIMARY KEY ("workspace_id", "kind", "reference_id")
);

CREATE TABLE "workspace_number" (
  "id" UUID NOT NULL,
  "workspace_id" UUID NOT NULL,
  "number" TEXT NOT NULL,
  "type" TEXT NOT NULL,
  "is_test_number" BOOLEAN NOT NULL,
  "version" INTEGER NOT NULL,
  CONSTRAINT "workspace_number_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "workspace_number_number" ON "workspace_number" ("workspace_id", "number");

DO $$
DECLARE
  tenant_table text;
BEGIN
  FOREACH tenant_table IN ARRAY ARRAY['subscription', 'wallet', 'ledger_account', 'ledger_transaction', 'ledger_entry', 'hold', 'usage', 'workspace_number'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', tenant_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', tenant_table);
    EXECUTE format(
      'CREATE POLICY tenant ON %I USING (workspace_id = nullif(current_setting(''app.workspace_id'', true), '''')::uuid)
       WITH CHECK (workspace_id = nullif(current_setting(''app.workspace_id'', true), '''')::uuid)', tenant_table);
  END LOOP;
END $$;

-- Platform tables: what schedulers look through over all workspaces.
CREATE TABLE "hold_due" (
  "target_workspace" UUID NOT NULL,
  "kind" TEXT NOT NULL,
  "reference_id" UUID NOT NULL,
  "due_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "hold_due_pkey" PRIMARY KEY ("target_workspace", "kind", "reference_id")
);
CREATE INDEX "hold_due_at" ON "hold_due" ("due_at");

CREATE TABLE "reset_due" (
  "target_workspace" UUID NOT NULL,
  "due_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "reset_due_pkey" PRIMARY KEY ("target_workspace")
);
CREATE INDEX "reset_due_at" ON "reset_due" ("due_at");

CREATE TABLE "balance_due" (
  "target_workspace" UUID NOT NULL,
  CONSTRAINT "balance_due_pkey" PRIMARY KEY ("target_workspace")
);

-- The one way to write the ledger: a balanced transaction, its entries and the balances, behind the lock of the wallet.
-- Postings: [{"account", "commodity", "amount"}]; a positive amount adds to the account. Answers false, and writes nothing,
-- when a transaction that may happen only once has happened.
CREATE FUNCTION ledger_post(p_workspace uuid, p_id uuid, p_type text, p_reference_kind text, p_reference_id text, p_postings jsonb, p_at timestamptz)
RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM jsonb_to_recordset(p_postings) AS p (account text, commodity text, amount bigint) GROUP BY commodity HAVING sum(amount) <> 0) THEN
    RAISE EXCEPTION 'Debits and credits differ: % % %', p_type, p_reference_id, p_postings;
  END IF;
  UPDATE wallet SET version = version + 1 WHERE workspace_id = p_workspace;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'Workspace % has no wallet', p_workspace;
  END IF;
  INSERT INTO ledger_transaction (id, workspace_id, type, reference_kind, reference_id, created_at)
  VALUES (p_id, p_workspace, p_type, p_reference_kind, p_reference_id, p_at) ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  INSERT INTO ledger_entry (transaction_id, workspace_id, account, commodity, amount)
  SELECT p_id, p_workspace, p.account, p.commodity, p.amount
  FROM jsonb_to_recordset(p_postings) AS p (account text, commodity text, amount bigint) WHERE p.amount <> 0;
  INSERT INTO ledger_account AS a (workspace_id, name, commodity, balance)
  SELECT p_workspace, p.account, p.commodity, 0
  FROM jsonb_to_recordset(p_postings) AS p (account text, commodity text, amount bigint) WHERE p.amount <> 0
  ON CONFLICT DO NOTHING;
  UPDATE ledger_account AS a SET balance = a.balance + p.amount
  FROM jsonb_to_recordset(p_postings) AS p (account text, commodity text, amount bigint)
  WHERE a.workspace_id = p_workspace AND a.name = p.account AND a.commodity = p.commodity;
  RETURN true;
END $$;

-- Makes a hold cover p_units in all (seconds or segments), as one statement: first from the allowance in whole steps, the rest
-- at p_step_micros per step. p_money false: the allowance alone may pay, and what it covers is enough.
-- Answers {"state": held | refused | captured | unknown, "units", "micros", "credit", "pool"}.
CREATE FUNCTION place_hold(
  p_workspace uuid, p_transaction uuid, p_kind text, p_reference uuid, p_pool text, p_units bigint, p_step bigint,
  p_step_micros bigint, p_money boolean, p_at timestamptz, p_expires timestamptz
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  present hold%ROWTYPE;
  credit bigint;
  pool_left bigint;
  missing bigint;
  drawn bigint;
  steps bigint;
  cost bigint;
BEGIN
  PERFORM set_config('app.workspace_id', p_workspace::text, true);
  PERFORM 1 FROM wallet WHERE workspace_id = p_workspace FOR UPDATE;
  IF NOT FOUND THEN
    RETURN jsonb_build_object('state', 'unknown');
  END IF;
  SELECT * INTO present FROM hold WHERE workspace_id = p_workspace AND kind = p_kind AND reference_id = p_reference;
  SELECT coalesce(max(balance), 0) INTO credit FROM ledger_account WHERE workspace_id = p_workspace AND name = 'credit' AND commodity = 'USD';
  SELECT coalesce(max(balance), 0) INTO pool_left FROM ledger_account WHERE workspace_id = p_workspace AND name = 'credit' AND commodity = p_pool;
  IF present.state = 'CAPTURED' THEN
    RETURN jsonb_build_object('state', 'captured', 'units', present.units, 'micros', 0, 'credit', credit, 'pool', pool_left);
  END IF;
  missing := p_units - CASE WHEN present.state = 'HELD' THEN present.units ELSE 0 END;
  IF missing <= 0 THEN
    RETURN jsonb_build_object('state', 'held', 'units', present.units, 'micros', present.micros, 'credit', credit, 'pool', pool_left);
  END IF;
  steps := (missing + p_step - 1) / p_step;
  drawn := least(pool_left / p_step, steps);
  cost := (steps - drawn) * p_step_micros;
  IF (p_money AND cost > 0 AND cost > credit) OR (NOT p_money AND drawn = 0) THEN
    RETURN jsonb_build_object('state', 'refused', 'units', CASE WHEN present.state = 'HELD' THEN present.units ELSE 0 END, 'micros', cost, 'credit', credit, 'pool', pool_left);
  END IF;
  IF NOT p_money THEN
    steps := drawn;
    cost := 0;
  END IF;
  INSERT INTO hold AS h (workspace_id, kind, reference_id, state, pool, units, pool_units, micros, step, step_micros, created_at, expires_at)
  VALUES (p_workspace, p_kind, p_reference, 'HELD', p_pool, steps * p_step, drawn * p_step, cost, p_step, p_step_micros, p_at, p_expires)
  ON CONFLICT (workspace_id, kind, reference_id) DO UPDATE SET
    state = 'HELD',
    pool = excluded.pool,
    step = excluded.step,
    step_micros = excluded.step_micros,
    units = excluded.units + CASE WHEN h.state = 'HELD' THEN h.units ELSE 0 END,
    pool_units = excluded.pool_units + CASE WHEN h.state = 'HELD' THEN h.pool_units ELSE 0 END,
    micros = excluded.micros + CASE WHEN h.state = 'HELD' THEN h.micros ELSE 0 END,
    expires_at = excluded.expires_at
  RETURNING * INTO present;
  PERFORM ledger_post(p_workspace, p_transaction, 'HOLD', p_kind, p_reference::text, jsonb_build_array(
    jsonb_build_object('account', 'credit', 'commodity', 'USD', 'amount', -cost),
    jsonb_build_object('account', 'held', 'commodity', 'USD', 'amount', cost),
    jsonb_build_object('account', 'credit', 'commodity', p_pool, 'amount', -drawn * p_step),
    jsonb_build_object('account', 'held', 'commodity', p_pool, 'amount', drawn * p_step)), p_at);
  INSERT INTO hold_due (target_workspace, kind, reference_id, due_at) VALUES (p_workspace, p_kind, p_reference, p_expires)
  ON CONFLICT (target_workspace, kind, reference_id) DO UPDATE SET due_at = excluded.due_at;
  INSERT INTO balance_due (target_workspace) VALUES (p_workspace) ON CONFLICT DO NOTHING;
  RETURN jsonb_build_object('state', 'held', 'units', present.units, 'micros', present.micros, 'credit', credit - cost, 'pool', pool_left - drawn * p_step);
END $$;
