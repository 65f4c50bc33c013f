-- What happened more than an hour ago may have been counted: the days that it touches are counted anew. A fact and its mark are one
-- write. Days are counted two hours after their end (analytics/days.ts), so that most facts need no mark.
CREATE OR REPLACE FUNCTION mark_figures() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- A call may reach into the next day.
  longest CONSTANT interval := CASE WHEN TG_ARGV[1] = 'reaches' THEN interval '1 day' ELSE interval '0' END;
BEGIN
  INSERT INTO figure_mark (workspace_id, since, until)
  SELECT workspace_id, at, at + longest FROM (
    SELECT (row ->> 'workspace_id')::uuid, (row ->> TG_ARGV[0])::timestamptz
    FROM (VALUES (CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END), (CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END)) AS told (row)) AS touched (workspace_id, at)
  WHERE at < now() - interval '1 hour' GROUP BY 1, 2;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER mark_figures_new AFTER INSERT ON call_fact
  FOR EACH ROW WHEN (NEW.started_at < now() - interval '1 hour') EXECUTE FUNCTION mark_figures('started_at', 'reaches');
CREATE OR REPLACE TRIGGER mark_figures AFTER UPDATE OR DELETE ON call_fact
  FOR EACH ROW WHEN (OLD.started_at < now() - interval '1 hour') EXECUTE FUNCTION mark_figures('started_at', 'reaches');

CREATE OR REPLACE TRIGGER mark_figures_new AFTER INSERT ON item
  FOR EACH ROW WHEN (NEW.created_at < now() - interval '1 hour') EXECUTE FUNCTION mark_figures('created_at');
CREATE OR REPLACE TRIGGER mark_figures AFTER UPDATE OF direction, delivery_status, phone_number_id, agent_user_id, created_at ON item
  FOR EACH ROW WHEN (OLD.channel <> 'VOICE' AND OLD.created_at < now() - interval '1 hour'
    AND (OLD.direction, OLD.delivery_status, OLD.phone_number_id, OLD.agent_user_id, OLD.created_at)
      IS DISTINCT FROM (NEW.direction, NEW.delivery_status, NEW.phone_number_id, NEW.agent_user_id, NEW.created_at))
  EXECUTE FUNCTION mark_figures('created_at');
CREATE OR REPLACE TRIGGER mark_figures_gone AFTER DELETE ON item
  FOR EACH ROW WHEN (OLD.created_at < now() - interval '1 hour') EXECUTE FUNCTION mark_figures('created_at');

-- Who was new on one day is so on an earlier one.
CREATE OR REPLACE TRIGGER mark_figures AFTER UPDATE OF first_item_at ON thread
  FOR EACH ROW WHEN (OLD.first_item_at < now() - interval '1 hour' AND NEW.first_item_at IS DISTINCT FROM OLD.first_item_at)
  EXECUTE FUNCTION mark_figures('first_item_at');

-- Who had a call, and when. Of calls that are told of late alone: the fact that they are written with marks the rest.
CREATE OR REPLACE TRIGGER mark_figures_new AFTER INSERT ON call_stretch
  FOR EACH ROW WHEN (NEW.began_at < now() - interval '1 hour') EXECUTE FUNCTION mark_figures('began_at', 'reaches');
