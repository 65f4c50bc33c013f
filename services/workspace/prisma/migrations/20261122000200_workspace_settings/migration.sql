ALTER TABLE workspace
  ADD COLUMN external_platform_domain text NOT NULL DEFAULT '',
  ADD COLUMN vanity_url text NOT NULL DEFAULT '',
  -- {"address1", "address2", "city", "state", "zip", "country", "areaCode"}
  ADD COLUMN address jsonb NOT NULL DEFAULT '{}',
  ADD COLUMN on_boarding_goal text NOT NULL DEFAULT '',
  ADD COLUMN allow_signup_from_domain text NOT NULL DEFAULT '',
  ADD COLUMN join_needs_approval boolean NOT NULL DEFAULT false,
  -- When it was switched on; null while it is off.
  ADD COLUMN require_mfa_since timestamptz(3),
  ADD COLUMN currency_format text NOT NULL DEFAULT 'SYMBOL' CHECK (currency_format IN ('SYMBOL', 'CODE', 'NAME')),
  ADD COLUMN preferred_number_type text NOT NULL DEFAULT '' CHECK (preferred_number_type IN ('', 'LOCAL', 'MOBILE', 'TOLL_FREE', 'WEB')),
  ADD COLUMN profile_image_media_id uuid,
  -- The status that a closed workspace goes back to.
  ADD COLUMN status_before_closing text NOT NULL DEFAULT '',
  ADD COLUMN summary_interval text NOT NULL DEFAULT 'WEEKLY' CHECK (summary_interval IN ('DAILY', 'NEVER', 'WEEKLY')),
  -- Empty: the OWNER's.
  ADD COLUMN summary_emails text[] NOT NULL DEFAULT '{}';
-- Unique over all workspaces: an index is not bound by row-level security.
CREATE UNIQUE INDEX workspace_vanity_url ON workspace (vanity_url) WHERE vanity_url <> '';

-- maxNumberOfActiveNumbers (defaults 3.1); FREE has none.
ALTER TABLE subscription_copy ADD COLUMN max_numbers integer NOT NULL DEFAULT 0;

ALTER TABLE user_copy ADD COLUMN profile_image_media_id text NOT NULL DEFAULT '';

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
  PRIMARY KEY (workspace_id, user_id),
  FOREIGN KEY (workspace_id, user_id) REFERENCES user_profile (workspace_id, user_id) ON DELETE CASCADE
);

-- Somebody asked to join by the domain of their e-mail address.
CREATE TABLE join_request (
  id uuid PRIMARY KEY,
  workspace_id uuid NOT NULL REFERENCES workspace ON DELETE CASCADE,
  user_id uuid NOT NULL,
  status text NOT NULL CHECK (status IN ('PENDING', 'APPROVED', 'REJECTED')),
  created_at timestamptz(3) NOT NULL,
  decided_at timestamptz(3),
  decided_by uuid
);
CREATE UNIQUE INDEX join_request_user ON join_request (workspace_id, user_id);

-- What happened on a day of the workspace's zone, for the activity summary.
CREATE TABLE activity_day (
  workspace_id uuid NOT NULL REFERENCES workspace ON DELETE CASCADE,
  day date NOT NULL,
  calls_in integer NOT NULL DEFAULT 0,
  calls_out integer NOT NULL DEFAULT 0,
  calls_missed integer NOT NULL DEFAULT 0,
  texts_in integer NOT NULL DEFAULT 0,
  texts_out integer NOT NULL DEFAULT 0,
  PRIMARY KEY (workspace_id, day)
);

ALTER TABLE profile_settings ENABLE ROW LEVEL SECURITY;
ALTER TABLE profile_settings FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON profile_settings
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);

ALTER TABLE join_request ENABLE ROW LEVEL SECURITY;
ALTER TABLE join_request FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON join_request
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);

ALTER TABLE activity_day ENABLE ROW LEVEL SECURITY;
ALTER TABLE activity_day FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON activity_day
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);

-- Platform table: files belong to who uploaded them, in whatever workspace they are shown.
CREATE TABLE media (
  id uuid PRIMARY KEY,
  owner_user_id uuid NOT NULL,
  storage_key text NOT NULL UNIQUE,
  name text NOT NULL,
  mime_type text NOT NULL,
  size_bytes bigint NOT NULL,
  type text NOT NULL,
  created_at timestamptz(3) NOT NULL
);

-- Platform table: which workspaces are open to a domain; what that takes, the workspace itself says.
CREATE TABLE join_domain (
  domain text NOT NULL,
  target_workspace uuid NOT NULL PRIMARY KEY
);
CREATE INDEX join_domain_domain ON join_domain (domain);

-- Platform table: when the next activity summary is due, over all workspaces.
CREATE TABLE summary_due (
  target_workspace uuid PRIMARY KEY,
  interval text NOT NULL CHECK (interval IN ('DAILY', 'WEEKLY')),
  timezone text NOT NULL,
  due_at timestamptz(3) NOT NULL
);
CREATE INDEX summary_due_due_at ON summary_due (due_at);

-- The first 08:00 after a moment, or 08:00 of the first Monday, on the clocks of a zone (defaults 18).
CREATE FUNCTION next_summary(after timestamptz, every text, zone text) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT min(local AT TIME ZONE zone) FROM (
    SELECT date_trunc(CASE every WHEN 'DAILY' THEN 'day' ELSE 'week' END, after AT TIME ZONE zone)
      + interval '8 hours' + steps * (CASE every WHEN 'DAILY' THEN interval '1 day' ELSE interval '7 days' END) AS local
    FROM generate_series(0, 2) AS steps
  ) AS candidates WHERE local AT TIME ZONE zone > after
$$;

-- Its owner sees the rows of all workspaces for the length of this statement.
ALTER TABLE workspace NO FORCE ROW LEVEL SECURITY;
INSERT INTO summary_due SELECT workspace_id, 'WEEKLY', timezone, next_summary(now(), 'WEEKLY', timezone) FROM workspace;
ALTER TABLE workspace FORCE ROW LEVEL SECURITY;
