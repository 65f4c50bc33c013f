-- Whether a number may text the United States and Canada: the copy is filled as numbers are told again.
ALTER TABLE number_copy ADD COLUMN type text NOT NULL DEFAULT '';
ALTER TABLE number_copy ADD COLUMN is_compliance_verified boolean NOT NULL DEFAULT false;
