-- From when on the authenticator app of who lost it is taken off: ADMINs of a workspace that the person owns may stop it.
ALTER TABLE user_copy ADD COLUMN mfa_reset_due_at timestamptz(3);
