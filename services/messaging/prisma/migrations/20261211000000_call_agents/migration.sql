-- Who of ours had a call, and when: each person's share of it in figures (defaults 19). A call whose fact has no rows here is one of
-- before, or written by a release before: its agent had all of it.
CREATE TABLE call_stretch (
  workspace_id uuid NOT NULL,
  call_id uuid NOT NULL,
  ordinal integer NOT NULL,
  user_id uuid NOT NULL,
  began_at timestamptz(3) NOT NULL,
  ended_at timestamptz(3) NOT NULL,
  -- Of it on hold.
  held_ms integer NOT NULL,
  CONSTRAINT call_stretch_pkey PRIMARY KEY (workspace_id, call_id, ordinal)
);
-- The calls of a person around a time.
CREATE INDEX call_stretch_person ON call_stretch (workspace_id, user_id, began_at);

-- Everybody of ours who had a call of the timeline, be it for a while: what the history is narrowed down by. A table with plain
-- columns, since a policy lets no index on a list of people be used.
CREATE TABLE call_agent (
  workspace_id uuid NOT NULL,
  user_id uuid NOT NULL,
  item_id uuid NOT NULL,
  CONSTRAINT call_agent_pkey PRIMARY KEY (workspace_id, user_id, item_id),
  CONSTRAINT call_agent_item_id_fkey FOREIGN KEY (item_id) REFERENCES item (id) ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX call_agent_item ON call_agent (item_id);

DO $$
DECLARE
  tenant_table text;
BEGIN
  FOREACH tenant_table IN ARRAY ARRAY['call_stretch', 'call_agent'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', tenant_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', tenant_table);
    EXECUTE format(
      'CREATE POLICY tenant ON %I USING (workspace_id = nullif(current_setting(''app.workspace_id'', true), '''')::uuid)
       WITH CHECK (workspace_id = nullif(current_setting(''app.workspace_id'', true), '''')::uuid)', tenant_table);
  END LOOP;
END $$;

-- Whoever writes a call's item, also a release before, which knows of no other person than its agent. Whoever had it once stays.
CREATE FUNCTION keep_call_agents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO call_agent (workspace_id, user_id, item_id)
  SELECT NEW.workspace_id, u::uuid, NEW.id
  FROM (SELECT nullif(NEW.agent_user_id, '') UNION SELECT jsonb_array_elements_text(coalesce(NEW.call -> 'hadUserIds', '[]'))) AS had (u)
  WHERE u IS NOT NULL
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER item_call_agents_new AFTER INSERT ON item
  FOR EACH ROW WHEN (NEW.channel = 'VOICE') EXECUTE FUNCTION keep_call_agents();
CREATE TRIGGER item_call_agents AFTER UPDATE OF agent_user_id, call ON item
  FOR EACH ROW WHEN (NEW.channel = 'VOICE'
    AND (NEW.agent_user_id <> OLD.agent_user_id OR NEW.call -> 'hadUserIds' IS DISTINCT FROM OLD.call -> 'hadUserIds'))
  EXECUTE FUNCTION keep_call_agents();

-- Calls of before, of which their last agent is known. Whoever migrates owns the tables, and forced row level security would hide
-- all rows from them.
ALTER TABLE item NO FORCE ROW LEVEL SECURITY;
ALTER TABLE call_agent NO FORCE ROW LEVEL SECURITY;
INSERT INTO call_agent (workspace_id, user_id, item_id)
SELECT workspace_id, agent_user_id::uuid, id FROM item WHERE channel = 'VOICE' AND agent_user_id <> ''
ON CONFLICT DO NOTHING;
ALTER TABLE item FORCE ROW LEVEL SECURITY;
ALTER TABLE call_agent FORCE ROW LEVEL SECURITY;
