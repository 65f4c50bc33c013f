-- What people of a file get beside their fields: a list, tags, and consent with its proof.
ALTER TABLE contact_import
  ADD COLUMN subscriber_list_id uuid,
  ADD COLUMN tags text[] NOT NULL DEFAULT ARRAY[]::text[],
  -- COLUMN, FILE, or empty: they were not asked.
  ADD COLUMN consent text NOT NULL DEFAULT '',
  ADD COLUMN consent_words text NOT NULL DEFAULT '',
  -- People of the file whose cell agrees, and who opted out before.
  ADD COLUMN agreeing integer NOT NULL DEFAULT 0,
  ADD COLUMN opted_out integer NOT NULL DEFAULT 0,
  ADD COLUMN joined_count integer NOT NULL DEFAULT 0,
  ADD COLUMN tagged_count integer NOT NULL DEFAULT 0,
  ADD COLUMN agreed_count integer NOT NULL DEFAULT 0;
ALTER TABLE contact_import_row
  -- Whose row it is, where the import gave that person something that undoing takes back.
  ADD COLUMN contact_id uuid,
  ADD COLUMN joined_at timestamptz(3),
  ADD COLUMN tagged text[] NOT NULL DEFAULT ARRAY[]::text[],
  ADD COLUMN agreed boolean NOT NULL DEFAULT false;
