-- Platform tables: codes, who has used them, and what about them is due, over all workspaces.
CREATE TABLE coupon (
  code text NOT NULL,
  type text NOT NULL CHECK (type IN ('PERCENT_OFF', 'AMOUNT_OFF', 'FREE_PERIOD', 'PLAN_GRANT', 'CREDIT_GRANT')),
  partner text NOT NULL,
  reviewed boolean NOT NULL,
  percent integer NOT NULL CHECK (percent BETWEEN 0 AND 100),
  amount_minor bigint NOT NULL CHECK (amount_minor >= 0),
  months integer NOT NULL CHECK (months BETWEEN 0 AND 36),
  plan text NOT NULL,
  plans text[] NOT NULL,
  platforms text[] NOT NULL,
  free_numbers integer NOT NULL CHECK (free_numbers >= 0),
  free_minutes integer NOT NULL CHECK (free_minutes >= 0),
  unpaid_users integer NOT NULL CHECK (unpaid_users >= 0),
  max_redemptions integer CHECK (max_redemptions > 0),
  redemptions integer NOT NULL DEFAULT 0,
  expires_at timestamptz(3),
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT coupon_pkey PRIMARY KEY (code)
);

CREATE TABLE coupon_use (
  code text NOT NULL,
  target_workspace uuid NOT NULL,
  email_domain text NOT NULL,
  CONSTRAINT coupon_use_pkey PRIMARY KEY (code, target_workspace)
);
CREATE UNIQUE INDEX coupon_use_domain ON coupon_use (code, email_domain) WHERE email_domain <> '';

CREATE TABLE coupon_due (
  target_workspace uuid NOT NULL,
  application_id uuid NOT NULL,
  due_at timestamptz(3) NOT NULL,
  CONSTRAINT coupon_due_pkey PRIMARY KEY (application_id)
);
CREATE INDEX coupon_due_at ON coupon_due (due_at);

CREATE TABLE coupon_application (
  id uuid NOT NULL,
  workspace_id uuid NOT NULL,
  code text NOT NULL,
  type text NOT NULL,
  status text NOT NULL CHECK (status IN ('APPROVED', 'PENDING', 'REJECTED')),
  rejection_reason text NOT NULL DEFAULT '',
  terms jsonb NOT NULL,
  applied_at timestamptz(3) NOT NULL,
  review_by timestamptz(3),
  decided_at timestamptz(3),
  ends_at timestamptz(3),
  ended_at timestamptz(3),
  CONSTRAINT coupon_application_pkey PRIMARY KEY (id)
);
CREATE INDEX coupon_application_applied ON coupon_application (workspace_id, applied_at);

ALTER TABLE coupon_application ENABLE ROW LEVEL SECURITY;
ALTER TABLE coupon_application FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON coupon_application
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);

ALTER TABLE subscription ADD COLUMN coupon text NOT NULL DEFAULT '';

ALTER TABLE wallet
  ADD COLUMN platform text NOT NULL DEFAULT 'RINGLINE',
  ADD COLUMN owner_domain text NOT NULL DEFAULT '';
