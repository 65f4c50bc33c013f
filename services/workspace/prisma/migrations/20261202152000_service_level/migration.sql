-- Seconds within which an answer is in time: by them the service level is counted (defaults 19).
ALTER TABLE workspace
  ADD COLUMN service_level_seconds integer NOT NULL DEFAULT 20 CHECK (service_level_seconds BETWEEN 5 AND 600);
