-- save_timeline for what also changes whether the person may be texted: both are written, or neither, with the entry of the ledger.
-- The expected version is the one that was read, 0 for a person of whom nothing was known.
CREATE OR REPLACE FUNCTION save_timeline_with_consent(p_workspace uuid, p_thread jsonb, p_thread_version integer, p_item jsonb, p_item_version integer, p_command jsonb,
  p_consent jsonb, p_consent_version integer, p_entry jsonb, p_events jsonb)
RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('app.workspace_id', p_workspace::text, true);
  BEGIN
    IF NOT save_timeline(p_workspace, p_thread, p_thread_version, p_item, p_item_version, p_command, '[]'::jsonb) THEN
      RETURN false;
    END IF;
    IF p_consent_version = 0 THEN
      INSERT INTO consent SELECT * FROM jsonb_populate_record(NULL::consent, p_consent);
    ELSE
      UPDATE consent AS c SET (peer_number, state, opt_in_level, source, updated_at, version) =
        (SELECT r.peer_number, r.state, r.opt_in_level, r.source, r.updated_at, r.version FROM jsonb_populate_record(NULL::consent, p_consent) AS r)
      WHERE c.workspace_id = p_workspace AND c.peer_key = p_consent ->> 'peer_key' AND c.channel = p_consent ->> 'channel' AND c.version = p_consent_version;
      IF NOT FOUND THEN
        RAISE EXCEPTION USING ERRCODE = 'RL001';
      END IF;
    END IF;
    INSERT INTO consent_entry SELECT * FROM jsonb_populate_record(NULL::consent_entry, p_entry);
  EXCEPTION WHEN unique_violation OR SQLSTATE 'RL001' THEN
    RETURN false;
  END;
  PERFORM kit.append_events(p_events);
  RETURN true;
END $$;
