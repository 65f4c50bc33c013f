-- A member's own hours, which limit presence, beside the schedule of notifications, which does not (defaults 8.5, 10, 18).
-- {"enabled", "timezone", "days": [{"weekday", "blocks": [{"start", "end"}]}]}, Monday first; null: calls may come at any time.
ALTER TABLE profile_settings ADD COLUMN working_hours jsonb;
-- A choice made again counts again: it ends a pause, and overrides the own hours until their next block.
ALTER TABLE user_profile ADD COLUMN presence_chosen_at timestamptz(3);
