-- Days that are over, counted on the calendar of a time zone, in groups of what reports are narrowed down to (defaults 19).
CREATE TABLE figure_day (
  workspace_id uuid NOT NULL,
  timezone text NOT NULL,
  begins timestamptz(3) NOT NULL,
  -- Not included.
  ends timestamptz(3) NOT NULL,
  -- Of the whole workspace: with how many people there were calls and texts, and how many of these.
  new_people integer NOT NULL,
  returning_people integer NOT NULL,
  interactions integer NOT NULL,
  CONSTRAINT figure_day_pkey PRIMARY KEY (workspace_id, timezone, begins)
);

-- Calls of a day that are alike in all that reports ask about; one that several people had is a row of its own.
CREATE TABLE call_day (
  workspace_id uuid NOT NULL,
  timezone text NOT NULL,
  begins timestamptz(3) NOT NULL,
  ordinal integer NOT NULL,
  direction text NOT NULL,
  status text NOT NULL,
  outside_hours boolean NOT NULL,
  answered boolean NOT NULL,
  -- Counts for the answer rate.
  rated boolean NOT NULL,
  is_test_number boolean NOT NULL,
  phone_number_id uuid,
  team_id uuid,
  addressed_team_ids uuid[],
  offered_user_ids uuid[],
  had_user_ids uuid[],
  -- Of a call that several had.
  call_id uuid,
  calls integer NOT NULL,
  talk bigint NOT NULL,
  hold bigint NOT NULL,
  hold_calls integer NOT NULL,
  handle bigint NOT NULL,
  handle_calls integer NOT NULL,
  -- Of each call that has one, in ms.
  answer_ms integer[],
  abandoned_ms integer[],
  queue bigint NOT NULL,
  queue_calls integer NOT NULL,
  queue_longest integer NOT NULL,
  by_hour integer[],
  -- Of each of had_user_ids.
  had_talk bigint[],
  had_hold bigint[],
  had_hold_calls integer[],
  had_handle bigint[],
  had_handle_calls integer[],
  had_wrap_up integer[],
  CONSTRAINT call_day_pkey PRIMARY KEY (workspace_id, timezone, begins, ordinal)
);

CREATE TABLE text_day (
  workspace_id uuid NOT NULL,
  timezone text NOT NULL,
  begins timestamptz(3) NOT NULL,
  direction text NOT NULL,
  delivery_status text NOT NULL,
  phone_number_id uuid NOT NULL,
  agent_user_id text NOT NULL,
  texts integer NOT NULL,
  CONSTRAINT text_day_pkey PRIMARY KEY (workspace_id, timezone, begins, phone_number_id, direction, delivery_status, agent_user_id)
);

-- For how long people were there for calls, and were in them, in ms.
CREATE TABLE person_day (
  workspace_id uuid NOT NULL,
  timezone text NOT NULL,
  begins timestamptz(3) NOT NULL,
  user_id uuid NOT NULL,
  busy bigint NOT NULL,
  there bigint NOT NULL,
  CONSTRAINT person_day_pkey PRIMARY KEY (workspace_id, timezone, begins, user_id)
);

-- Times whose days have to be counted anew.
CREATE TABLE figure_mark (
  id bigint GENERATED ALWAYS AS IDENTITY,
  workspace_id uuid NOT NULL,
  since timestamptz NOT NULL,
  -- Included.
  until timestamptz NOT NULL,
  CONSTRAINT figure_mark_pkey PRIMARY KEY (id)
);
CREATE INDEX figure_mark_workspace ON figure_mark (workspace_id);

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['figure_day', 'call_day', 'text_day', 'person_day', 'figure_mark'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format($policy$CREATE POLICY tenant ON %I
      USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
      WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)$policy$, name);
  END LOOP;
END $$;

-- As they stood at this release.
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
-- What is a part of all figures from a time on: since when somebody was there for calls, and whether a number is one for tests.
CREATE OR REPLACE FUNCTION mark_all_figures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO figure_mark (workspace_id, since, until)
  VALUES (NEW.workspace_id, coalesce((to_jsonb(NEW) ->> TG_ARGV[0])::timestamptz, '-infinity'), now());
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER mark_figures_new AFTER INSERT ON availability_span
  FOR EACH ROW WHEN (NEW.began_at < now() - interval '1 hour') EXECUTE FUNCTION mark_all_figures('began_at');
CREATE OR REPLACE TRIGGER mark_figures AFTER UPDATE OF ended_at ON availability_span
  FOR EACH ROW WHEN (NEW.ended_at < now() - interval '1 hour') EXECUTE FUNCTION mark_all_figures('ended_at');

CREATE OR REPLACE TRIGGER mark_figures_new AFTER INSERT ON number_copy
  FOR EACH ROW WHEN (NEW.is_test_number) EXECUTE FUNCTION mark_all_figures('');
CREATE OR REPLACE TRIGGER mark_figures AFTER UPDATE OF is_test_number ON number_copy
  FOR EACH ROW WHEN (NEW.is_test_number <> OLD.is_test_number) EXECUTE FUNCTION mark_all_figures('');
