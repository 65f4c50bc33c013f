-- Named in the answer to HELP.
ALTER TABLE workspace_copy ADD COLUMN website text NOT NULL DEFAULT '';
