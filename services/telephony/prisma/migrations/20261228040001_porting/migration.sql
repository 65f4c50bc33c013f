-- Orders that move numbers of another carrier here, and their numbers.
CREATE TABLE porting_order (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  status text NOT NULL,
  form jsonb NOT NULL,
  findings jsonb NOT NULL,
  steps jsonb NOT NULL,
  bill jsonb,
  signature_url text NOT NULL DEFAULT '',
  currency text NOT NULL DEFAULT '',
  version integer NOT NULL DEFAULT 1,
  submitted_at timestamptz(3),
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  CONSTRAINT porting_order_pkey PRIMARY KEY (workspace_id, id)
);
CREATE INDEX porting_order_newest ON porting_order (workspace_id, created_at DESC, id DESC);

CREATE TABLE porting_number (
  workspace_id uuid NOT NULL,
  -- The number's own, once it is here.
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  place integer NOT NULL,
  number text NOT NULL,
  type text NOT NULL,
  state text NOT NULL,
  pin text,
  pin_required boolean NOT NULL,
  obstacle text NOT NULL DEFAULT '',
  obstacle_code text NOT NULL DEFAULT '',
  request_sid text,
  carrier_sid text,
  port_date timestamptz(3),
  rejection text NOT NULL DEFAULT '',
  rejection_code text NOT NULL DEFAULT '',
  rejection_reason text NOT NULL DEFAULT '',
  monthly_minor integer NOT NULL DEFAULT 0,
  is_free boolean NOT NULL DEFAULT false,
  CONSTRAINT porting_number_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT porting_number_of_order FOREIGN KEY (workspace_id, order_id) REFERENCES porting_order (workspace_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX porting_number_once ON porting_number (workspace_id, order_id, number);

ALTER TABLE porting_order ENABLE ROW LEVEL SECURITY;
ALTER TABLE porting_order FORCE ROW LEVEL SECURITY;
CREATE POLICY workspace ON porting_order
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);
ALTER TABLE porting_number ENABLE ROW LEVEL SECURITY;
ALTER TABLE porting_number FORCE ROW LEVEL SECURITY;
CREATE POLICY workspace ON porting_number
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);
