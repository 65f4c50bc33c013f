-- Numbers that are being bought: a row per try, which a job leads from step to step.
CREATE TABLE number_purchase (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  -- BUY, or RECLAIM of a number that was released.
  kind text NOT NULL,
  number text NOT NULL,
  country text NOT NULL,
  type text NOT NULL,
  status text NOT NULL,
  choice text NOT NULL,
  monthly_minor integer NOT NULL,
  due_now_minor integer NOT NULL,
  factor integer NOT NULL,
  cycle_end timestamptz(3) NOT NULL,
  name text NOT NULL DEFAULT '',
  team_id uuid,
  user_id uuid NOT NULL,
  redirect_url text NOT NULL DEFAULT '',
  payment_gateway text NOT NULL DEFAULT '',
  payment_id uuid,
  confirmation_url text NOT NULL DEFAULT '',
  external_id text NOT NULL DEFAULT '',
  phone_number_id uuid,
  failure text NOT NULL DEFAULT '',
  reason text NOT NULL DEFAULT '',
  refunded boolean NOT NULL DEFAULT false,
  alternatives text[] NOT NULL DEFAULT '{}',
  held_until timestamptz(3) NOT NULL,
  paid_at timestamptz(3),
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT number_purchase_pkey PRIMARY KEY (workspace_id, id)
);
CREATE INDEX number_purchase_of_number ON number_purchase (workspace_id, number);

ALTER TABLE number_purchase ENABLE ROW LEVEL SECURITY;
ALTER TABLE number_purchase FORCE ROW LEVEL SECURITY;
CREATE POLICY workspace ON number_purchase
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);

-- Which workspace is about to buy a number: no other one is shown it meanwhile.
CREATE TABLE number_reservation (
  number text NOT NULL,
  workspace_id uuid NOT NULL,
  purchase_id uuid NOT NULL,
  held_until timestamptz(3) NOT NULL,
  CONSTRAINT number_reservation_pkey PRIMARY KEY (number)
);

ALTER TABLE phone_number ADD COLUMN monthly_minor integer NOT NULL DEFAULT 0;
-- Until when it is paid; null: nothing was taken for it.
ALTER TABLE phone_number ADD COLUMN paid_until timestamptz(3);

ALTER TABLE workspace_copy ADD COLUMN platform text NOT NULL DEFAULT '';
