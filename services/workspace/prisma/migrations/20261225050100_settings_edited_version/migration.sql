-- What else writes the profile (presence, the account's name, a role) leaves its notification settings as they were seen.
ALTER TABLE "profile_settings" ADD COLUMN "edited_version" INTEGER NOT NULL DEFAULT 1;
