-- Web numbers: calls from a site reach them, and there is nothing to dial.
ALTER TABLE phone_number ADD COLUMN web_url text NOT NULL DEFAULT '';
