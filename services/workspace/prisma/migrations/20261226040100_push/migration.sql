-- Browsers that get notifications while no page of ours is open. They belong to people, whatever workspace they work in.
CREATE TABLE push_device (
  id uuid PRIMARY KEY,
  owner_user_id uuid NOT NULL,
  session_id uuid NOT NULL,
  endpoint_hash text NOT NULL,
  subscription_sealed text NOT NULL,
  service text NOT NULL,
  name text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  pushed_at timestamptz(3),
  failure text NOT NULL DEFAULT ''
);
CREATE UNIQUE INDEX push_device_endpoint ON push_device (endpoint_hash);
CREATE INDEX push_device_owner ON push_device (owner_user_id, created_at);
CREATE INDEX push_device_session ON push_device (session_id);

-- The key pair with which the product says to push services who it is. One row.
CREATE TABLE push_key (
  name text PRIMARY KEY,
  public_key text NOT NULL,
  private_key_sealed text NOT NULL,
  created_at timestamptz(3) NOT NULL
);

-- What was pushed to whom: of a notification, or of a call that rings.
CREATE TABLE push_delivery (
  id uuid PRIMARY KEY,
  workspace_id uuid NOT NULL,
  user_id uuid NOT NULL,
  kind text NOT NULL,
  subject_id uuid NOT NULL,
  device_id uuid NOT NULL,
  device_name text NOT NULL,
  status text NOT NULL,
  failure text NOT NULL DEFAULT '',
  peer_number text NOT NULL DEFAULT '',
  tag text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT push_delivery_profile FOREIGN KEY (workspace_id, user_id)
    REFERENCES user_profile (workspace_id, user_id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX push_delivery_once ON push_delivery (workspace_id, user_id, subject_id, device_id);
CREATE INDEX push_delivery_newest ON push_delivery (workspace_id, user_id, created_at DESC, id DESC);
ALTER TABLE push_delivery ENABLE ROW LEVEL SECURITY;
ALTER TABLE push_delivery FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON push_delivery
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);
