-- Texts that were said to be listened to, over all workspaces, and from when on their file is to go. A table without a workspace, so
-- that what is due is found without asking each of them.
CREATE TABLE speech_preview (
  storage_key text NOT NULL,
  purge_at timestamptz(3) NOT NULL,
  CONSTRAINT speech_preview_pkey PRIMARY KEY (storage_key)
);
CREATE INDEX speech_preview_purge_at ON speech_preview (purge_at);
