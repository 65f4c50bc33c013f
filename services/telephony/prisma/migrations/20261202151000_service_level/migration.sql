-- Seconds within which an answer is in time (defaults 19), as the workspace chose them; until it tells of itself, as usual.
ALTER TABLE workspace_copy ADD COLUMN service_level_seconds integer NOT NULL DEFAULT 20;
