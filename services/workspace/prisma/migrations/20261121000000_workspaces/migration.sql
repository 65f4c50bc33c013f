CREATE TABLE workspace (
  workspace_id uuid PRIMARY KEY,
  name text NOT NULL,
  static_unique_name text NOT NULL,
  email text NOT NULL DEFAULT '',
  phone_number text NOT NULL DEFAULT '',
  team_size text NOT NULL DEFAULT '',
  industry text NOT NULL DEFAULT '',
  platform text NOT NULL DEFAULT 'RINGLINE',
  status text NOT NULL DEFAULT 'ACTIVE' CHECK (status IN ('ACTIVE', 'SUSPENDED', 'Deactivated', 'Uninstalled')),
  default_team_id uuid NOT NULL,
  display_name text NOT NULL,
  language text NOT NULL DEFAULT 'en',
  website text NOT NULL DEFAULT '',
  country text NOT NULL,
  currency text NOT NULL DEFAULT 'USD',
  ring_tone_id text NOT NULL DEFAULT '',
  timezone text NOT NULL,
  is_demo boolean NOT NULL DEFAULT false,
  created_at timestamptz(3) NOT NULL,
  version integer NOT NULL DEFAULT 1
);
-- Unique over all workspaces: an index is not bound by row-level security.
CREATE UNIQUE INDEX workspace_static_unique_name ON workspace (static_unique_name);

CREATE TABLE onboarding_step (
  workspace_id uuid NOT NULL REFERENCES workspace ON DELETE CASCADE,
  step text NOT NULL,
  status text NOT NULL CHECK (status IN ('COMPLETED', 'SKIPPED')),
  updated_at timestamptz(3) NOT NULL,
  PRIMARY KEY (workspace_id, step)
);

CREATE TABLE user_profile (
  id uuid PRIMARY KEY,
  workspace_id uuid NOT NULL REFERENCES workspace ON DELETE CASCADE,
  user_id uuid NOT NULL,
  role text NOT NULL CHECK (role IN ('OWNER', 'ADMIN', 'MANAGER', 'MEMBER')),
  status text NOT NULL DEFAULT 'ACTIVE' CHECK (status IN ('ACTIVE', 'DEACTIVATED', 'INACTIVE')),
  has_seat boolean NOT NULL,
  availability_status text NOT NULL DEFAULT 'AVAILABLE' CHECK (availability_status IN ('AVAILABLE', 'BUSY', 'OFFLINE')),
  ring_tone_id text NOT NULL DEFAULT '',
  created_at timestamptz(3) NOT NULL,
  version integer NOT NULL DEFAULT 1
);
CREATE UNIQUE INDEX user_profile_user ON user_profile (workspace_id, user_id);
CREATE UNIQUE INDEX user_profile_workspace_id ON user_profile (workspace_id, id);
-- Exactly one OWNER per workspace (defaults 2.1).
CREATE UNIQUE INDEX user_profile_one_owner ON user_profile (workspace_id) WHERE role = 'OWNER';

CREATE TABLE team (
  id uuid PRIMARY KEY,
  workspace_id uuid NOT NULL REFERENCES workspace ON DELETE CASCADE,
  name text NOT NULL,
  description text NOT NULL DEFAULT '',
  is_default boolean NOT NULL DEFAULT false,
  created_at timestamptz(3) NOT NULL,
  version integer NOT NULL DEFAULT 1
);
CREATE UNIQUE INDEX team_workspace_id ON team (workspace_id, id);
CREATE UNIQUE INDEX team_one_default ON team (workspace_id) WHERE is_default;

CREATE TABLE team_member (
  workspace_id uuid NOT NULL,
  team_id uuid NOT NULL,
  user_id uuid NOT NULL,
  position integer NOT NULL,
  PRIMARY KEY (team_id, user_id),
  FOREIGN KEY (workspace_id, team_id) REFERENCES team (workspace_id, id) ON DELETE CASCADE,
  FOREIGN KEY (workspace_id, user_id) REFERENCES user_profile (workspace_id, user_id) ON DELETE CASCADE
);
CREATE INDEX team_member_user ON team_member (workspace_id, user_id);

CREATE TABLE subscription_copy (
  workspace_id uuid PRIMARY KEY,
  plan text NOT NULL,
  features text[] NOT NULL,
  version integer NOT NULL
);

ALTER TABLE workspace ENABLE ROW LEVEL SECURITY;
ALTER TABLE workspace FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON workspace
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);

ALTER TABLE onboarding_step ENABLE ROW LEVEL SECURITY;
ALTER TABLE onboarding_step FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON onboarding_step
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);

ALTER TABLE user_profile ENABLE ROW LEVEL SECURITY;
ALTER TABLE user_profile FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON user_profile
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);

ALTER TABLE team ENABLE ROW LEVEL SECURITY;
ALTER TABLE team FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON team
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);

ALTER TABLE team_member ENABLE ROW LEVEL SECURITY;
ALTER TABLE team_member FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON team_member
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);

ALTER TABLE subscription_copy ENABLE ROW LEVEL SECURITY;
ALTER TABLE subscription_copy FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON subscription_copy
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);

-- Platform tables: they name workspaces but belong to none.
CREATE TABLE membership_index (
  user_id uuid NOT NULL,
  target_workspace uuid NOT NULL,
  PRIMARY KEY (user_id, target_workspace)
);

CREATE TABLE workspace_creation (
  user_id uuid NOT NULL,
  idempotency_key uuid NOT NULL,
  fingerprint text NOT NULL,
  target_workspace uuid NOT NULL,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (user_id, idempotency_key)
);
CREATE INDEX workspace_creation_created_at ON workspace_creation (created_at);

CREATE TABLE user_copy (
  user_id uuid PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL,
  phone_number text NOT NULL,
  status text NOT NULL,
  version integer NOT NULL
);

CREATE TABLE ended_session (
  session_id uuid PRIMARY KEY,
  ended_at timestamptz(3) NOT NULL
);
CREATE INDEX ended_session_ended_at ON ended_session (ended_at);
