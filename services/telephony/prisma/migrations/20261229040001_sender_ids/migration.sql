-- A sender id is a number of its own type, which has a name in place of digits; it is one of a workspace and country.
ALTER TABLE phone_number DROP CONSTRAINT phone_number_type_check;
ALTER TABLE phone_number ADD CONSTRAINT phone_number_type_check
  CHECK (type IN ('LOCAL', 'MOBILE', 'TOLL_FREE', 'WEB', 'SENDER_ID'));
-- Why it is UNAVAILABLE, in the carrier's words; empty: for no reason of the carrier's.
ALTER TABLE phone_number ADD COLUMN status_reason text NOT NULL DEFAULT '';
CREATE UNIQUE INDEX phone_number_sender_id ON phone_number (workspace_id, country, lower(number))
  WHERE type = 'SENDER_ID' AND status <> 'RELEASED';

-- What is handed in for it: one set for each. Of numbers it is empty.
ALTER TABLE number_documents ADD COLUMN sender_id text NOT NULL DEFAULT '';
DROP INDEX number_documents_of_kind;
CREATE UNIQUE INDEX number_documents_of_kind ON number_documents (workspace_id, country, number_type, sender_id);
