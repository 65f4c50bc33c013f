-- A note is a comment about a contact, instead of one beside a call or a message.
ALTER TABLE comment
  ALTER COLUMN item_id DROP NOT NULL,
  ADD COLUMN contact_id uuid,
  ADD CONSTRAINT comment_at_one CHECK ((item_id IS NULL) <> (contact_id IS NULL)) NOT VALID;
