-- What a message took, so that the list of what changed the credit can say why it cost what it cost.
ALTER TABLE usage ADD COLUMN channel text NOT NULL DEFAULT '', ADD COLUMN in_session boolean NOT NULL DEFAULT false;
