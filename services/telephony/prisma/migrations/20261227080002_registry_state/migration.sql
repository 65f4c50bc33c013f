-- What the registry knows of the local numbers' registration, and how far we are with it (compliance/local/state.ts).
ALTER TABLE registration ADD COLUMN registry jsonb NOT NULL DEFAULT '{}';
