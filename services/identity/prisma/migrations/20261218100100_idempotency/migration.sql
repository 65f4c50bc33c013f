-- Keys are in kit.idempotency_key. Those of the last day come along; sign_up_request stays until no process of an earlier
-- version writes to it.
INSERT INTO kit.idempotency_key (scope, key, fingerprint, result, expires_at)
SELECT 'user.create', idempotency_key::text, fingerprint, account_id::text, created_at + interval '24 hours' FROM sign_up_request
ON CONFLICT DO NOTHING;
