-- What a night has deleted because its time was over, and nobody was told of yet: counted with each deletion, taken out with the
-- event that tells of it. A table without a workspace, so that what a night left that broke off is found by the next.
CREATE TABLE recording_expiry (
  workspace_id uuid NOT NULL,
  night date NOT NULL,
  recordings int NOT NULL,
  transcripts int NOT NULL,
  recorded_until timestamptz(3) NOT NULL,
  CONSTRAINT recording_expiry_pkey PRIMARY KEY (workspace_id, night)
);
