-- A member's version orders its copies in other services and grows with the account and the presence as well. A form is
-- stale only when role, status or seat changed after it was read: the version of their last change.
ALTER TABLE user_profile ADD COLUMN edited_version integer NOT NULL DEFAULT 1;
UPDATE user_profile SET edited_version = version;
