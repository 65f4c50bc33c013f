-- Stores that came by their platform's listing: the tokens that their owners gave us, sealed, and those that have removed the app.
ALTER TABLE store ADD COLUMN removed_at timestamptz(3);
ALTER TABLE store ADD COLUMN "grant" text NOT NULL DEFAULT '';
