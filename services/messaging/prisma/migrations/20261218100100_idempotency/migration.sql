-- Keys are in kit.idempotency_key. Those of the last day come along, so that no text goes out twice; send_request stays until no
-- process of an earlier version writes to it. FORCE binds the owner, too, who has to see the rows of all workspaces here.
ALTER TABLE send_request NO FORCE ROW LEVEL SECURITY;
INSERT INTO kit.idempotency_key (scope, key, fingerprint, result, expires_at)
SELECT 'message.send:' || workspace_id || ':' || split_part(key, ':', 1), substr(key, strpos(key, ':') + 1), fingerprint,
       item_id::text, created_at + interval '24 hours'
FROM send_request
ON CONFLICT DO NOTHING;
ALTER TABLE send_request FORCE ROW LEVEL SECURITY;
