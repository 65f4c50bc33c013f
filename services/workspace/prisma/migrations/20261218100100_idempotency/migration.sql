-- Keys are in kit.idempotency_key. What an owner has for ever (the demo workspace) comes along. Those of the last day are
-- forgotten: what the new ones compare is computed another way, and a repetition would be refused as another request. The old
-- table and column stay until no process of an earlier version writes to them.
INSERT INTO kit.idempotency_key (scope, key, fingerprint, result, expires_at)
SELECT 'workspace.demo:' || user_id, idempotency_key::text, '', target_workspace::text, 'infinity' FROM workspace_creation
WHERE idempotency_key = '019aa000-0000-7000-8000-0000000000de'
ON CONFLICT DO NOTHING;
