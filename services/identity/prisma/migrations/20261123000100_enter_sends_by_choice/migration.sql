-- Ctrl+Enter sends; that Enter does is for who chooses it.
ALTER TABLE account ALTER COLUMN enter_sends SET DEFAULT false;
UPDATE account SET enter_sends = false;
