-- Consent to Viber is told with the timeline, as that to WhatsApp is.
-- What a webhook or a use case must know of a person before it writes, as one read: the thread, its last item, the contact, the consent,
-- the number's copy, and the item that a carrier's id or ours names.
CREATE OR REPLACE FUNCTION read_timeline(p_workspace uuid, p_peer_key text, p_phone_number_id uuid, p_item uuid, p_carrier_sid text, p_call uuid) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  answer jsonb;
BEGIN
  PERFORM set_config('app.workspace_id', p_workspace::text, true);
  SELECT jsonb_build_object(
    'item', to_jsonb(i), 'thread', to_jsonb(t), 'last', to_jsonb(l), 'contact_id', c.id, 'number', to_jsonb(n), 'usage', to_jsonb(u), 'command', to_jsonb(s), 'consent', to_jsonb(o), 'whatsapp_consent', to_jsonb(w), 'viber_consent', to_jsonb(v)) INTO answer
  FROM (SELECT 1) AS one
  LEFT JOIN LATERAL (
    SELECT * FROM item WHERE workspace_id = p_workspace AND (id = p_item OR carrier_sid = p_carrier_sid OR call_id = p_call) LIMIT 1) AS i ON true
  LEFT JOIN LATERAL (
    SELECT * FROM thread WHERE workspace_id = p_workspace AND (id = i.thread_id OR (i.id IS NULL AND peer_key = p_peer_key)) LIMIT 1) AS t ON true
  LEFT JOIN item AS l ON l.workspace_id = p_workspace AND l.id = t.last_item_id
  LEFT JOIN LATERAL (
    -- The contact of the number itself, or the one that it became a part of.
    SELECT o.id FROM contact_copy AS m JOIN contact_copy AS o ON o.workspace_id = p_workspace AND o.id = coalesce(m.merged_into, m.id)
    WHERE m.workspace_id = p_workspace AND m.match_key = p_peer_key AND (m.merged_into IS NOT NULL OR NOT m.deleted) AND NOT o.deleted
    ORDER BY m.deleted, m.id DESC LIMIT 1) AS c ON true
  LEFT JOIN consent AS o ON o.workspace_id = p_workspace AND o.peer_key = coalesce(t.peer_key, p_peer_key) AND o.channel = 'SMS'
  LEFT JOIN consent AS w ON w.workspace_id = p_workspace AND w.peer_key = coalesce(t.peer_key, p_peer_key) AND w.channel = 'WHATSAPP'
  LEFT JOIN consent AS v ON v.workspace_id = p_workspace AND v.peer_key = coalesce(t.peer_key, p_peer_key) AND v.channel = 'VIBER'
  LEFT JOIN number_copy AS n ON n.workspace_id = p_workspace AND n.id = coalesce(i.phone_number_id, p_phone_number_id)
  LEFT JOIN send_command AS s ON s.workspace_id = p_workspace AND s.item_id = i.id AND s.attempt = i.retries
  LEFT JOIN usage_copy AS u ON u.workspace_id = p_workspace AND u.reference_id = coalesce(i.call_id, i.id, p_call);
  RETURN answer;
END $$;
