-- A heart-beat of a device of which nothing else is new: its time alone moves on. False: something else is to be told, or to be
-- put right, and nothing was written. (Who can ring is read from the devices themselves: ring_candidates.) The look at a person's
-- devices is due when the first of them would be silent: one that goes on beating does not put off that another one is missed.
CREATE OR REPLACE FUNCTION beat_device(workspace uuid, person uuid, device text, carrier_identity text, said_label text,
                                       microphone boolean, now_at timestamptz, silence interval) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('app.workspace_id', workspace::text, true);
  -- A beat that a crash loses is followed by the next: it need not wait for the disk.
  PERFORM set_config('synchronous_commit', 'off', true);
  UPDATE device d SET last_seen_at = now_at
  WHERE d.workspace_id = workspace AND d.user_id = person AND d.device_id = beat_device.device AND d.state = 'REGISTERED'
    AND d.identity = carrier_identity AND d.label = said_label AND d.microphone_allowed = microphone
    AND d.last_seen_at > now_at - silence AND d.last_seen_at <= now_at
    AND EXISTS (SELECT FROM reachability r WHERE r.workspace_id = workspace AND r.user_id = person AND r.reachable
                AND said_label = ANY (r.devices))
    AND EXISTS (SELECT FROM device_watch w WHERE w.workspace_id = workspace AND w.user_id = person);
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  -- Not with each beat: it is an index entry. A watch that is due too early looks, and finds the device alive; one that is due
  -- already is for the look.
  UPDATE device_watch w SET due_at = interval '1 millisecond' + silence + (
    SELECT min(o.last_seen_at) FROM device o
    WHERE o.workspace_id = workspace AND o.user_id = person AND o.state <> 'GONE' AND o.last_seen_at >= now_at - silence)
  WHERE w.workspace_id = workspace AND w.user_id = person AND w.due_at > now_at AND w.due_at < now_at + silence / 2;
  RETURN true;
END $$;
