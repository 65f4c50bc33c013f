-- Who may hear recordings and read their words, as the workspace chose (defaults 2.2).
ALTER TABLE recording_settings ADD COLUMN access text NOT NULL DEFAULT 'HANDLERS_AND_MANAGERS'
  CHECK (access IN ('HANDLERS_AND_MANAGERS', 'TEAM', 'ADMINS'));

-- Who keeps the file is noted apart from who only hears it.
ALTER TABLE recording_access DROP CONSTRAINT recording_access_access_check;
ALTER TABLE recording_access ADD CONSTRAINT recording_access_access_check
  CHECK (access IN ('HEARD', 'DOWNLOADED', 'READ'));
