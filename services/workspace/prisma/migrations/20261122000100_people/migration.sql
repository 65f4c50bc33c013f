ALTER TABLE user_profile
  ADD COLUMN deactivation_reason text NOT NULL DEFAULT '',
  -- Asked for a seat when none was free (defaults 2.6).
  ADD COLUMN waits_for_seat boolean NOT NULL DEFAULT false,
  -- A person who left stays the author of what they wrote.
  ADD COLUMN removed_at timestamptz(3);

ALTER TABLE team ADD COLUMN tags text[] NOT NULL DEFAULT '{}';

-- The FREE plan's limits (defaults 3.1), until billing says otherwise; -1 is unlimited.
ALTER TABLE subscription_copy
  ADD COLUMN seats integer NOT NULL DEFAULT 1,
  ADD COLUMN zero_cost_users integer NOT NULL DEFAULT 0;

ALTER TABLE user_copy
  ADD COLUMN language text NOT NULL DEFAULT '',
  ADD COLUMN is_email_verified boolean NOT NULL DEFAULT false,
  ADD COLUMN mfa_enabled boolean NOT NULL DEFAULT false;
CREATE INDEX user_copy_email ON user_copy (lower(email));

CREATE TABLE invitation (
  id uuid PRIMARY KEY,
  workspace_id uuid NOT NULL REFERENCES workspace ON DELETE CASCADE,
  -- Case-folded.
  email text NOT NULL,
  role text NOT NULL CHECK (role IN ('ADMIN', 'MANAGER', 'MEMBER')),
  with_seat boolean NOT NULL,
  team_ids uuid[] NOT NULL,
  status text NOT NULL DEFAULT 'OPEN' CHECK (status IN ('OPEN', 'ACCEPTED', 'REMOVED')),
  invited_by uuid NOT NULL,
  -- Empty: none was given.
  idempotency_key text NOT NULL DEFAULT '',
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  version integer NOT NULL DEFAULT 1
);
CREATE UNIQUE INDEX invitation_one_open ON invitation (workspace_id, email) WHERE status = 'OPEN';
CREATE UNIQUE INDEX invitation_key ON invitation (workspace_id, invited_by, idempotency_key) WHERE idempotency_key <> '';
CREATE INDEX invitation_created ON invitation (workspace_id, created_at);

-- A request of the OWNER to hand the workspace over (defaults 2.5).
CREATE TABLE ownership_transfer (
  id uuid PRIMARY KEY,
  workspace_id uuid NOT NULL REFERENCES workspace ON DELETE CASCADE,
  from_user_id uuid NOT NULL,
  to_user_id uuid NOT NULL,
  status text NOT NULL DEFAULT 'PENDING' CHECK (status IN ('PENDING', 'ACCEPTED', 'REFUSED', 'CANCELLED', 'EXPIRED')),
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL
);
CREATE UNIQUE INDEX ownership_transfer_one_open ON ownership_transfer (workspace_id) WHERE status = 'PENDING';

-- Which team a number rings: telephony's word, for who deletes a team.
CREATE TABLE number_copy (
  workspace_id uuid NOT NULL REFERENCES workspace ON DELETE CASCADE,
  number_id uuid NOT NULL,
  number text NOT NULL,
  team_id uuid,
  version integer NOT NULL,
  PRIMARY KEY (workspace_id, number_id)
);

-- Kept when all else of the workspace goes: no reference to it.
CREATE TABLE audit_entry (
  id uuid PRIMARY KEY,
  workspace_id uuid NOT NULL,
  at timestamptz(3) NOT NULL,
  -- Null: nobody, such as a limit of time.
  actor_user_id uuid,
  actor_name text NOT NULL,
  action text NOT NULL,
  target_type text NOT NULL,
  target_id uuid,
  target_name text NOT NULL,
  -- [{"field", "before", "after"}]
  changes jsonb NOT NULL,
  ip text NOT NULL
);
CREATE INDEX audit_entry_latest ON audit_entry (workspace_id, at DESC, id DESC);

-- A trigger and not a missing privilege: it holds for the owner of the table too, and survives a restored backup.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The audit log is only ever added to' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER audit_entry_append_only BEFORE UPDATE OR DELETE ON audit_entry
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();

ALTER TABLE invitation ENABLE ROW LEVEL SECURITY;
ALTER TABLE invitation FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON invitation
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);

ALTER TABLE ownership_transfer ENABLE ROW LEVEL SECURITY;
ALTER TABLE ownership_transfer FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON ownership_transfer
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);

ALTER TABLE number_copy ENABLE ROW LEVEL SECURITY;
ALTER TABLE number_copy FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON number_copy
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);

ALTER TABLE audit_entry ENABLE ROW LEVEL SECURITY;
ALTER TABLE audit_entry FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON audit_entry
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);

-- Platform table: which workspace the token of an invitation belongs to.
CREATE TABLE invitation_route (
  token_hash text PRIMARY KEY,
  target_workspace uuid NOT NULL,
  invitation_id uuid NOT NULL UNIQUE
);
