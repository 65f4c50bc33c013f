-- Whoever writes a call's item writes who had it. Whoever had it once stays.
CREATE OR REPLACE FUNCTION keep_call_agents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO call_agent (workspace_id, user_id, item_id)
  SELECT NEW.workspace_id, u::uuid, NEW.id
  FROM (SELECT nullif(NEW.agent_user_id, '') UNION SELECT jsonb_array_elements_text(coalesce(NEW.call -> 'hadUserIds', '[]'))) AS had (u)
  WHERE u IS NOT NULL
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER item_call_agents_new AFTER INSERT ON item
  FOR EACH ROW WHEN (NEW.channel = 'VOICE') EXECUTE FUNCTION keep_call_agents();

CREATE OR REPLACE TRIGGER item_call_agents AFTER UPDATE OF agent_user_id, call ON item
  FOR EACH ROW WHEN (NEW.channel = 'VOICE'
    AND (NEW.agent_user_id <> OLD.agent_user_id OR NEW.call -> 'hadUserIds' IS DISTINCT FROM OLD.call -> 'hadUserIds'))
  EXECUTE FUNCTION keep_call_agents();
