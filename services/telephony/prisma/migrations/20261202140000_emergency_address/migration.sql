-- Where responders are sent when somebody calls an emergency number with a number (defaults 7.3): the fields of WorkspaceAddress.
-- Null: not known.
ALTER TABLE phone_number ADD COLUMN emergency_address jsonb;
-- What a new number's begins with. Workspaces of before bring theirs with their next change, or when they are published again.
ALTER TABLE workspace_copy ADD COLUMN address jsonb;
