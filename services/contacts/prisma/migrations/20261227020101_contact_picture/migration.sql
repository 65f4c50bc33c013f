-- Where the picture of a contact lies; empty: it has none.
ALTER TABLE contact ADD COLUMN picture text NOT NULL DEFAULT '';
