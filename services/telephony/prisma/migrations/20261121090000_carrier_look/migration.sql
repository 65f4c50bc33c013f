-- Up to when the carrier's own list of calls was compared with ours: a call whose webhooks never reached us is found there.
-- A table without a workspace.
CREATE TABLE carrier_look (
  what text NOT NULL,
  looked_until timestamptz(3) NOT NULL,
  CONSTRAINT carrier_look_pkey PRIMARY KEY (what)
);
INSERT INTO carrier_look (what, looked_until) VALUES ('calls', now());

-- Of the carrier's calls to these numbers (the two arrays belong together) those that lead to a workspace and are not known there.
CREATE FUNCTION unknown_calls(called text[], sids text[]) RETURNS SETOF text
LANGUAGE plpgsql AS $$
DECLARE
  target uuid;
BEGIN
  FOR target IN SELECT DISTINCT workspace_id FROM number_route WHERE number = ANY (called) LOOP
    PERFORM set_config('app.workspace_id', target::text, true);
    RETURN QUERY
      SELECT c.sid FROM unnest(called, sids) AS c (number, sid)
      JOIN number_route r ON r.number = c.number AND r.workspace_id = target
      WHERE NOT EXISTS (SELECT FROM call_leg l WHERE l.workspace_id = target AND l.sid = c.sid);
  END LOOP;
END $$;

-- As before, but says more of a call that began: whether reports of its leg came before it and wait (pending_input).
DROP FUNCTION begin_inbound_call(jsonb, text, jsonb);
-- The one write of an inbound call. 'known': the carrier's call is known already, nothing was written.
CREATE FUNCTION begin_inbound_call(step jsonb, call_sid text, events jsonb) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  workspace uuid := (step ->> 'workspaceId')::uuid;
BEGIN
  PERFORM set_config('app.workspace_id', workspace::text, true);
  -- Two deliveries of one webhook: the second waits here and then sees the first one's leg.
  PERFORM pg_advisory_xact_lock(hashtextextended(call_sid, 0));
  PERFORM 1 FROM call_leg WHERE workspace_id = workspace AND sid = call_sid;
  IF FOUND THEN
    RETURN 'known';
  END IF;
  PERFORM write_call_step(step);
  INSERT INTO call_input (workspace_id, call_id, key, received_at)
  VALUES (workspace, (step ->> 'callId')::uuid, 'arrived', (step ->> 'now')::timestamptz);
  PERFORM kit.append_events(events);
  RETURN CASE WHEN EXISTS (SELECT FROM pending_input WHERE workspace_id = workspace AND sid = call_sid) THEN 'awaited' ELSE 'begun' END;
END $$;
