-- When a member first opened the workspace; absent for who was let in by somebody else and has not been here since. Of members
-- of before nothing is known: they count as having been here.
ALTER TABLE user_profile ADD COLUMN opened_at timestamptz(3) DEFAULT now();
UPDATE user_profile SET opened_at = created_at;
