-- People who come from a Google account take the way of a file.
ALTER TABLE contact_import
  -- FILE or GOOGLE.
  ADD COLUMN source text NOT NULL DEFAULT 'FILE',
  -- What lets us read the account, sealed; empty as soon as it was read.
  ADD COLUMN google_grant text NOT NULL DEFAULT '',
  -- Tags of its rows for which the workspace had no room.
  ADD COLUMN left_tags text[] NOT NULL DEFAULT ARRAY[]::text[];
