-- Whoever writes a call's item writes who had it, with what the history is narrowed down to. Whoever had it once stays.
CREATE OR REPLACE FUNCTION keep_call_agents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    UPDATE call_agent SET created_at = NEW.created_at, direction = NEW.direction, status = NEW.call_status, phone_number_id = NEW.phone_number_id, outcome = NEW.outcome
    WHERE workspace_id = NEW.workspace_id AND item_id = NEW.id
      AND (created_at, status, outcome) IS DISTINCT FROM (NEW.created_at, NEW.call_status, NEW.outcome);
  END IF;
  INSERT INTO call_agent (workspace_id, user_id, item_id, created_at, direction, status, phone_number_id, outcome)
  SELECT NEW.workspace_id, u::uuid, NEW.id, NEW.created_at, NEW.direction, NEW.call_status, NEW.phone_number_id, NEW.outcome
  FROM (SELECT nullif(NEW.agent_user_id, '') UNION SELECT jsonb_array_elements_text(coalesce(NEW.call -> 'hadUserIds', '[]'))) AS had (u)
  WHERE u IS NOT NULL
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER item_call_agents_new AFTER INSERT ON item
  FOR EACH ROW WHEN (NEW.channel = 'VOICE') EXECUTE FUNCTION keep_call_agents();

CREATE OR REPLACE TRIGGER item_call_agents AFTER UPDATE OF agent_user_id, call_status, call, outcome ON item
  FOR EACH ROW WHEN (NEW.channel = 'VOICE'
    AND (NEW.agent_user_id <> OLD.agent_user_id OR NEW.call_status <> OLD.call_status OR NEW.outcome IS DISTINCT FROM OLD.outcome
      OR NEW.call -> 'hadUserIds' IS DISTINCT FROM OLD.call -> 'hadUserIds'))
  EXECUTE FUNCTION keep_call_agents();
