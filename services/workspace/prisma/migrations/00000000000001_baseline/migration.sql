CREATE TABLE workspace (
  workspace_id uuid NOT NULL,
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
  version integer NOT NULL DEFAULT 1,
  external_platform_domain text NOT NULL DEFAULT '',
  vanity_url text NOT NULL DEFAULT '',
  -- {"address1", "address2", "city", "state", "zip", "country", "areaCode"}
  address jsonb NOT NULL DEFAULT '{}',
  on_boarding_goal text NOT NULL DEFAULT '',
  allow_signup_from_domain text NOT NULL DEFAULT '',
  join_needs_approval boolean NOT NULL DEFAULT false,
  -- When it was switched on; null while it is off.
  require_mfa_since timestamptz(3),
  currency_format text NOT NULL DEFAULT 'SYMBOL' CHECK (currency_format IN ('SYMBOL', 'CODE', 'NAME')),
  preferred_number_type text NOT NULL DEFAULT '' CHECK (preferred_number_type IN ('', 'LOCAL', 'MOBILE', 'TOLL_FREE', 'WEB')),
  profile_image_media_id uuid,
  -- The status that a closed workspace goes back to.
  status_before_closing text NOT NULL DEFAULT '',
  summary_interval text NOT NULL DEFAULT 'WEEKLY' CHECK (summary_interval IN ('DAILY', 'NEVER', 'WEEKLY')),
  -- Empty: the OWNER's.
  summary_emails text[] NOT NULL DEFAULT '{}',
  -- What a workspace asks of its members' passwords, and after how long without activity they are signed out (0: never).
  strict_passwords boolean NOT NULL DEFAULT false,
  idle_sign_out_minutes integer NOT NULL DEFAULT 0 CHECK ((idle_sign_out_minutes = 0) OR (idle_sign_out_minutes BETWEEN 15 AND 1440)),
  -- Seconds within which an answer is in time: by them the service level is counted (defaults 19).
  service_level_seconds integer NOT NULL DEFAULT 20 CHECK (service_level_seconds BETWEEN 5 AND 600),
  CONSTRAINT workspace_pkey PRIMARY KEY (workspace_id)
);
-- Unique over all workspaces: an index is not bound by row-level security.
CREATE UNIQUE INDEX workspace_static_unique_name ON workspace (static_unique_name);
-- Unique over all workspaces: an index is not bound by row-level security.
CREATE UNIQUE INDEX workspace_vanity_url ON workspace (vanity_url) WHERE vanity_url <> '';

CREATE TABLE onboarding_step (
  workspace_id uuid NOT NULL,
  step text NOT NULL,
  status text NOT NULL CHECK (status IN ('COMPLETED', 'SKIPPED')),
  updated_at timestamptz(3) NOT NULL,
  CONSTRAINT onboarding_step_pkey PRIMARY KEY (workspace_id, step),
  CONSTRAINT onboarding_step_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(workspace_id) ON DELETE CASCADE
);

CREATE TABLE user_profile (
  id uuid NOT NULL,
  workspace_id uuid NOT NULL,
  user_id uuid NOT NULL,
  role text NOT NULL CHECK (role IN ('OWNER', 'ADMIN', 'MANAGER', 'MEMBER')),
  status text NOT NULL DEFAULT 'ACTIVE' CHECK (status IN ('ACTIVE', 'DEACTIVATED', 'INACTIVE')),
  has_seat boolean NOT NULL,
  availability_status text NOT NULL DEFAULT 'AVAILABLE' CHECK (availability_status IN ('AVAILABLE', 'BUSY', 'OFFLINE')),
  ring_tone_id text NOT NULL DEFAULT '',
  created_at timestamptz(3) NOT NULL,
  version integer NOT NULL DEFAULT 1,
  deactivation_reason text NOT NULL DEFAULT '',
  -- Asked for a seat when none was free (defaults 2.6).
  waits_for_seat boolean NOT NULL DEFAULT false,
  -- A person who left stays the author of what they wrote.
  removed_at timestamptz(3),
  -- A member's version orders its copies in other services and grows with the account and the presence as well. A form is
  -- stale only when role, status or seat changed after it was read: the version of their last change.
  edited_version integer NOT NULL DEFAULT 1,
  -- When a member first opened the workspace; absent for who was let in by somebody else and has not been here since.
  opened_at timestamptz(3) DEFAULT now(),
  -- A choice made again counts again: it ends a pause, and overrides the own hours until their next block.
  presence_chosen_at timestamptz(3),
  CONSTRAINT user_profile_pkey PRIMARY KEY (id),
  CONSTRAINT user_profile_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(workspace_id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX user_profile_user ON user_profile (workspace_id, user_id);
CREATE UNIQUE INDEX user_profile_workspace_id ON user_profile (workspace_id, id);
-- Exactly one OWNER per workspace (defaults 2.1).
CREATE UNIQUE INDEX user_profile_one_owner ON user_profile (workspace_id) WHERE role = 'OWNER';

CREATE TABLE team (
  id uuid NOT NULL,
  workspace_id uuid NOT NULL,
  name text NOT NULL,
  description text NOT NULL DEFAULT '',
  is_default boolean NOT NULL DEFAULT false,
  created_at timestamptz(3) NOT NULL,
  version integer NOT NULL DEFAULT 1,
  tags text[] NOT NULL DEFAULT '{}',
  CONSTRAINT team_pkey PRIMARY KEY (id),
  CONSTRAINT team_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(workspace_id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX team_workspace_id ON team (workspace_id, id);
CREATE UNIQUE INDEX team_one_default ON team (workspace_id) WHERE is_default;

CREATE TABLE team_member (
  workspace_id uuid NOT NULL,
  team_id uuid NOT NULL,
  user_id uuid NOT NULL,
  position integer NOT NULL,
  CONSTRAINT team_member_pkey PRIMARY KEY (team_id, user_id),
  CONSTRAINT team_member_workspace_id_team_id_fkey FOREIGN KEY (workspace_id, team_id) REFERENCES team(workspace_id, id) ON DELETE CASCADE,
  CONSTRAINT team_member_workspace_id_user_id_fkey FOREIGN KEY (workspace_id, user_id) REFERENCES user_profile(workspace_id, user_id) ON DELETE CASCADE
);
CREATE INDEX team_member_user ON team_member (workspace_id, user_id);

CREATE TABLE subscription_copy (
  workspace_id uuid NOT NULL,
  plan text NOT NULL,
  features text[] NOT NULL,
  version integer NOT NULL,
  -- The FREE plan's limits (defaults 3.1), until billing says otherwise; -1 is unlimited.
  seats integer NOT NULL DEFAULT 1,
  zero_cost_users integer NOT NULL DEFAULT 0,
  -- maxNumberOfActiveNumbers (defaults 3.1); FREE has none.
  max_numbers integer NOT NULL DEFAULT 0,
  -- A refusal of what the plan lacks names the cheapest plan that has it: feature → plan, for features that the plan lacks.
  plans_with jsonb NOT NULL DEFAULT '{}',
  CONSTRAINT subscription_copy_pkey PRIMARY KEY (workspace_id)
);

-- Platform tables: they name workspaces but belong to none.
CREATE TABLE membership_index (
  user_id uuid NOT NULL,
  target_workspace uuid NOT NULL,
  CONSTRAINT membership_index_pkey PRIMARY KEY (user_id, target_workspace)
);

CREATE TABLE workspace_creation (
  user_id uuid NOT NULL,
  idempotency_key uuid NOT NULL,
  fingerprint text NOT NULL,
  target_workspace uuid NOT NULL,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT workspace_creation_pkey PRIMARY KEY (user_id, idempotency_key)
);
CREATE INDEX workspace_creation_created_at ON workspace_creation (created_at);

CREATE TABLE user_copy (
  user_id uuid NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL,
  phone_number text NOT NULL,
  status text NOT NULL,
  version integer NOT NULL,
  language text NOT NULL DEFAULT '',
  is_email_verified boolean NOT NULL DEFAULT false,
  mfa_enabled boolean NOT NULL DEFAULT false,
  profile_image_media_id text NOT NULL DEFAULT '',
  -- From when on the authenticator app of who lost it is taken off: ADMINs of a workspace that the person owns may stop it.
  mfa_reset_due_at timestamptz(3),
  CONSTRAINT user_copy_pkey PRIMARY KEY (user_id)
);
CREATE INDEX user_copy_email ON user_copy (lower(email));

CREATE TABLE ended_session (
  session_id uuid NOT NULL,
  ended_at timestamptz(3) NOT NULL,
  CONSTRAINT ended_session_pkey PRIMARY KEY (session_id)
);
CREATE INDEX ended_session_ended_at ON ended_session (ended_at);

CREATE TABLE invitation (
  id uuid NOT NULL,
  workspace_id uuid NOT NULL,
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
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT invitation_pkey PRIMARY KEY (id),
  CONSTRAINT invitation_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(workspace_id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX invitation_one_open ON invitation (workspace_id, email) WHERE status = 'OPEN';
CREATE UNIQUE INDEX invitation_key ON invitation (workspace_id, invited_by, idempotency_key) WHERE idempotency_key <> '';
CREATE INDEX invitation_created ON invitation (workspace_id, created_at);

-- A request of the OWNER to hand the workspace over (defaults 2.5).
CREATE TABLE ownership_transfer (
  id uuid NOT NULL,
  workspace_id uuid NOT NULL,
  from_user_id uuid NOT NULL,
  to_user_id uuid NOT NULL,
  status text NOT NULL DEFAULT 'PENDING' CHECK (status IN ('PENDING', 'ACCEPTED', 'REFUSED', 'CANCELLED', 'EXPIRED')),
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  CONSTRAINT ownership_transfer_pkey PRIMARY KEY (id),
  CONSTRAINT ownership_transfer_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(workspace_id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX ownership_transfer_one_open ON ownership_transfer (workspace_id) WHERE status = 'PENDING';

-- Which team a number rings: telephony's word, for who deletes a team.
CREATE TABLE number_copy (
  workspace_id uuid NOT NULL,
  number_id uuid NOT NULL,
  number text NOT NULL,
  team_id uuid,
  version integer NOT NULL,
  CONSTRAINT number_copy_pkey PRIMARY KEY (workspace_id, number_id),
  CONSTRAINT number_copy_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(workspace_id) ON DELETE CASCADE
);

-- Kept when all else of the workspace goes: no reference to it.
CREATE TABLE audit_entry (
  id uuid NOT NULL,
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
  ip text NOT NULL,
  CONSTRAINT audit_entry_pkey PRIMARY KEY (id)
);
CREATE INDEX audit_entry_latest ON audit_entry (workspace_id, at DESC, id DESC);

-- Platform table: which workspace the token of an invitation belongs to.
CREATE TABLE invitation_route (
  token_hash text NOT NULL,
  target_workspace uuid NOT NULL,
  invitation_id uuid NOT NULL,
  CONSTRAINT invitation_route_pkey PRIMARY KEY (token_hash),
  CONSTRAINT invitation_route_invitation_id_key UNIQUE (invitation_id)
);

-- How a member is notified; no row: the defaults.
CREATE TABLE profile_settings (
  workspace_id uuid NOT NULL,
  user_id uuid NOT NULL,
  include_message_preview boolean NOT NULL,
  play_notification_sound boolean NOT NULL,
  send_notification_while_off boolean NOT NULL,
  notification_schedule_enabled boolean NOT NULL,
  timezone text NOT NULL,
  -- [{"weekday", "enabled", "start", "end"}], Monday first
  weekly_schedule jsonb NOT NULL,
  -- {"EVENT": {"toast"?, "push"?, "email"?}}: what differs from the defaults.
  channels jsonb NOT NULL,
  -- A member's own hours, which limit presence, beside the schedule of notifications, which does not (defaults 8.5, 10, 18).
  -- {"enabled", "timezone", "days": [{"weekday", "blocks": [{"start", "end"}]}]}, Monday first; null: calls may come at any time.
  working_hours jsonb,
  CONSTRAINT profile_settings_pkey PRIMARY KEY (workspace_id, user_id),
  CONSTRAINT profile_settings_workspace_id_user_id_fkey FOREIGN KEY (workspace_id, user_id) REFERENCES user_profile(workspace_id, user_id) ON DELETE CASCADE
);

-- Somebody asked to join by the domain of their e-mail address.
CREATE TABLE join_request (
  id uuid NOT NULL,
  workspace_id uuid NOT NULL,
  user_id uuid NOT NULL,
  status text NOT NULL CHECK (status IN ('PENDING', 'APPROVED', 'REJECTED')),
  created_at timestamptz(3) NOT NULL,
  decided_at timestamptz(3),
  decided_by uuid,
  CONSTRAINT join_request_pkey PRIMARY KEY (id),
  CONSTRAINT join_request_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(workspace_id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX join_request_user ON join_request (workspace_id, user_id);

-- What happened on a day of the workspace's zone, for the activity summary.
CREATE TABLE activity_day (
  workspace_id uuid NOT NULL,
  day date NOT NULL,
  calls_in integer NOT NULL DEFAULT 0,
  calls_out integer NOT NULL DEFAULT 0,
  calls_missed integer NOT NULL DEFAULT 0,
  texts_in integer NOT NULL DEFAULT 0,
  texts_out integer NOT NULL DEFAULT 0,
  CONSTRAINT activity_day_pkey PRIMARY KEY (workspace_id, day),
  CONSTRAINT activity_day_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(workspace_id) ON DELETE CASCADE
);

-- Platform table: files belong to who uploaded them, in whatever workspace they are shown.
CREATE TABLE media (
  id uuid NOT NULL,
  owner_user_id uuid NOT NULL,
  storage_key text NOT NULL,
  name text NOT NULL,
  mime_type text NOT NULL,
  size_bytes bigint NOT NULL,
  type text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  -- A file is known before its bytes are stored, so that none lies in the store that nobody knows: until when they are waited for.
  -- Null: they are there.
  awaited_until timestamptz(3),
  CONSTRAINT media_pkey PRIMARY KEY (id),
  CONSTRAINT media_storage_key_key UNIQUE (storage_key)
);
CREATE INDEX media_awaited ON media (awaited_until) WHERE awaited_until IS NOT NULL;

-- Platform table: which workspaces are open to a domain; what that takes, the workspace itself says.
CREATE TABLE join_domain (
  domain text NOT NULL,
  target_workspace uuid NOT NULL,
  CONSTRAINT join_domain_pkey PRIMARY KEY (target_workspace)
);
CREATE INDEX join_domain_domain ON join_domain (domain);

-- Platform table: when the next activity summary is due, over all workspaces.
CREATE TABLE summary_due (
  target_workspace uuid NOT NULL,
  interval text NOT NULL CHECK ("interval" IN ('DAILY', 'WEEKLY')),
  timezone text NOT NULL,
  due_at timestamptz(3) NOT NULL,
  CONSTRAINT summary_due_pkey PRIMARY KEY (target_workspace)
);
CREATE INDEX summary_due_due_at ON summary_due (due_at);

-- A member asks for a right, a seat or a feature that they lack (ux 5): the last time for each, so that it is mailed once
-- in 24 hours.
CREATE TABLE access_request (
  workspace_id uuid NOT NULL,
  user_id uuid NOT NULL,
  wanted text NOT NULL,
  requested_at timestamptz(3) NOT NULL,
  sent_to text[] NOT NULL,
  CONSTRAINT access_request_pkey PRIMARY KEY (workspace_id, user_id, wanted),
  CONSTRAINT access_request_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(workspace_id) ON DELETE CASCADE
);

-- What members are told of (defaults 18): a row for each member and thing, with its read state and how it was told.
CREATE TABLE notification (
  id uuid NOT NULL,
  workspace_id uuid NOT NULL,
  user_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('MISSED_CALL', 'VOICEMAIL', 'RECORDING_MISSING', 'EMERGENCY_CALL', 'TEST_NUMBER_ENDS', 'TEST_NUMBER_ENDS_TOMORROW', 'TEST_NUMBER_ENDED')),
  conversation_id uuid NOT NULL,
  thread_id uuid NOT NULL,
  contact_id text NOT NULL DEFAULT '',
  peer_number text NOT NULL,
  phone_number text NOT NULL,
  happened_at timestamptz(3) NOT NULL,
  created_at timestamptz(3) NOT NULL,
  ways text[] NOT NULL,
  mail_wanted boolean NOT NULL,
  mailed_at timestamptz(3),
  read_at timestamptz(3),
  version integer NOT NULL DEFAULT 1,
  -- Who of the workspace did it, by the name that they had then.
  person text NOT NULL DEFAULT '',
  -- Which teams were told of a missed call: whoever is of one of them may mark it as done for all (defaults 12.1).
  told_team_ids uuid[] NOT NULL DEFAULT '{}',
  -- When somebody dealt with it for all; it may be marked as unread again by each for themselves.
  done_at timestamptz(3),
  CONSTRAINT notification_pkey PRIMARY KEY (id),
  CONSTRAINT notification_workspace_id_user_id_fkey FOREIGN KEY (workspace_id, user_id) REFERENCES user_profile(workspace_id, user_id) ON DELETE CASCADE
);
CREATE INDEX notification_newest ON notification (workspace_id, user_id, created_at DESC, id DESC);
CREATE INDEX notification_thread ON notification (workspace_id, thread_id) WHERE read_at IS NULL;
-- Told once, however often the event comes.
CREATE UNIQUE INDEX notification_once ON notification (workspace_id, user_id, conversation_id, kind);

-- Every tenant table shows and takes rows of the workspace alone that the transaction names.
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY[
    'workspace', 'onboarding_step', 'user_profile', 'team', 'team_member', 'subscription_copy', 'invitation',
    'ownership_transfer', 'number_copy', 'audit_entry', 'profile_settings', 'join_request', 'activity_day',
    'access_request', 'notification'
  ] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format($policy$CREATE POLICY tenant ON %I
      USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
      WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)$policy$, name);
  END LOOP;
END $$;
