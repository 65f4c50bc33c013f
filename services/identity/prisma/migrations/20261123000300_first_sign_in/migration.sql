-- Whether somebody signs in for the first time outlives the sessions, which are purged.
ALTER TABLE account ADD COLUMN first_signed_in_at timestamptz(3);
-- Who verified an address was signed in with it.
UPDATE account SET first_signed_in_at = COALESCE(
  (SELECT min(session.created_at) FROM session WHERE session.account_id = account.id),
  email_verified_at
) WHERE status <> 'UNVERIFIED';
