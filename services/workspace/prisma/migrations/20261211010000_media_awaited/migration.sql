-- A file is known before its bytes are stored, so that none lies in the store that nobody knows: until when they are waited for.
-- Null: they are there. A release before stores them first, and writes the row without it.
ALTER TABLE media ADD COLUMN awaited_until timestamptz(3);
CREATE INDEX media_awaited ON media (awaited_until) WHERE awaited_until IS NOT NULL;
