-- A contact that became a part of another one: its number leads there.
ALTER TABLE contact_copy
  ADD COLUMN merged_into uuid,
  ADD COLUMN other_numbers text[] DEFAULT ARRAY[]::text[];
CREATE INDEX contact_copy_merged ON contact_copy (workspace_id, merged_into) WHERE merged_into IS NOT NULL;
