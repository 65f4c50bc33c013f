-- A contact can have several numbers since contacts are merged: the tags stand with each of them.
ALTER TABLE contact_tag DROP CONSTRAINT contact_tag_pkey, ADD CONSTRAINT contact_tag_pkey PRIMARY KEY (workspace_id, contact_id, match_key, key);
