-- Whether people agreed to texts, in one place, with every change of it.
CREATE TABLE consent (
  workspace_id uuid NOT NULL,
  peer_key text NOT NULL,
  channel text NOT NULL,
  peer_number text NOT NULL,
  state text NOT NULL,
  opt_in_level text NOT NULL,
  source text NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  version integer NOT NULL,
  CONSTRAINT consent_pkey PRIMARY KEY (workspace_id, peer_key, channel)
);
CREATE TABLE consent_entry (
  id uuid NOT NULL,
  workspace_id uuid NOT NULL,
  peer_key text NOT NULL,
  channel text NOT NULL,
  at timestamptz(3) NOT NULL,
  state text NOT NULL,
  previous_state text NOT NULL,
  opt_in_level text NOT NULL,
  source text NOT NULL,
  words text NOT NULL,
  conversation_id text NOT NULL,
  phone_number text NOT NULL,
  user_id text NOT NULL,
  CONSTRAINT consent_entry_pkey PRIMARY KEY (id)
);
CREATE INDEX consent_entry_listed ON consent_entry (workspace_id, peer_key, at DESC, id DESC);
CREATE TABLE workspace_copy (
  workspace_id uuid NOT NULL,
  name text NOT NULL,
  version integer NOT NULL,
  CONSTRAINT workspace_copy_pkey PRIMARY KEY (workspace_id)
);

-- What threads know comes along; FORCE binds the owner, too, who has to see the rows of all workspaces here.
ALTER TABLE thread NO FORCE ROW LEVEL SECURITY;
INSERT INTO consent (workspace_id, peer_key, channel, peer_number, state, opt_in_level, source, updated_at, version)
SELECT workspace_id, peer_key, 'SMS', peer_number, 'UNSUBSCRIBED', 'UNKNOWN', 'KEYWORD', opted_out_at, 1
FROM thread WHERE opted_out_at IS NOT NULL;
INSERT INTO consent_entry (id, workspace_id, peer_key, channel, at, state, previous_state, opt_in_level, source, words, conversation_id, phone_number, user_id)
SELECT gen_random_uuid(), workspace_id, peer_key, 'SMS', opted_out_at, 'UNSUBSCRIBED', 'NOT_ASKED', 'UNKNOWN', 'KEYWORD', '', '', '', ''
FROM thread WHERE opted_out_at IS NOT NULL;
ALTER TABLE thread FORCE ROW LEVEL SECURITY;

-- A process of the version before writes the thread alone while it is replaced: none of its STOPs is lost.
CREATE FUNCTION keep_opt_out_of_before() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO consent AS c (workspace_id, peer_key, channel, peer_number, state, opt_in_level, source, updated_at, version)
  VALUES (NEW.workspace_id, NEW.peer_key, 'SMS', NEW.peer_number, 'UNSUBSCRIBED', 'UNKNOWN', 'KEYWORD', NEW.opted_out_at, 1)
  ON CONFLICT (workspace_id, peer_key, channel) DO UPDATE SET state = excluded.state, opt_in_level = excluded.opt_in_level,
    source = excluded.source, updated_at = excluded.updated_at, version = c.version + 1;
  RETURN NULL;
END $$;
CREATE TRIGGER opt_out_of_before AFTER UPDATE OF opted_out_at ON thread
  FOR EACH ROW WHEN (NEW.opted_out_at IS NOT NULL AND NEW.opted_out_at IS DISTINCT FROM OLD.opted_out_at)
  EXECUTE FUNCTION keep_opt_out_of_before();
CREATE TRIGGER opt_out_of_before_new AFTER INSERT ON thread
  FOR EACH ROW WHEN (NEW.opted_out_at IS NOT NULL)
  EXECUTE FUNCTION keep_opt_out_of_before();

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['consent', 'consent_entry', 'workspace_copy'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format($policy$CREATE POLICY tenant ON %I
      USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
      WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)$policy$, name);
  END LOOP;
END $$;
