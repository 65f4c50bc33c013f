-- Telephony's numbers, as far as words that people text to them need them.
CREATE TABLE own_number (
  id uuid NOT NULL,
  workspace_id uuid NOT NULL,
  number text NOT NULL,
  -- Whether it receives and sends texts, and is not released.
  texts boolean NOT NULL,
  version integer NOT NULL,
  CONSTRAINT own_number_pkey PRIMARY KEY (id),
  CONSTRAINT own_number_workspace_id UNIQUE (workspace_id, id)
);

-- A word that people text to a number to get onto a list.
CREATE TABLE keyword (
  id uuid NOT NULL,
  workspace_id uuid NOT NULL,
  word text NOT NULL,
  phone_number_id uuid NOT NULL,
  list_id uuid NOT NULL,
  -- SINGLE or DOUBLE.
  opt_in_level text NOT NULL,
  -- What asks for YES; empty with SINGLE.
  question text NOT NULL,
  answer text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  deleted_at timestamptz(3),
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT keyword_pkey PRIMARY KEY (id),
  CONSTRAINT keyword_workspace_id UNIQUE (workspace_id, id),
  CONSTRAINT keyword_list FOREIGN KEY (workspace_id, list_id) REFERENCES subscriber_list(workspace_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE UNIQUE INDEX keyword_word ON keyword (workspace_id, phone_number_id, word) WHERE deleted_at IS NULL;
CREATE INDEX keyword_of_list ON keyword (workspace_id, list_id);

-- That a person came by a way in: a row for each text with a keyword.
CREATE TABLE signup (
  id uuid NOT NULL,
  workspace_id uuid NOT NULL,
  keyword_id uuid NOT NULL,
  list_id uuid NOT NULL,
  contact_id uuid NOT NULL,
  match_key text NOT NULL,
  peer_number text NOT NULL,
  phone_number_id uuid NOT NULL,
  -- The text with the word: told twice, it counts once.
  conversation_id uuid NOT NULL,
  words text NOT NULL,
  -- PENDING, JOINED, LAPSED, REPEATED by who is on the list, or SEEN where it changed nothing.
  state text NOT NULL,
  asked_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3),
  joined_at timestamptz(3),
  -- Left the list, or opted out.
  left_at timestamptz(3),
  CONSTRAINT signup_pkey PRIMARY KEY (id),
  CONSTRAINT signup_keyword FOREIGN KEY (workspace_id, keyword_id) REFERENCES keyword(workspace_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE UNIQUE INDEX signup_text ON signup (workspace_id, conversation_id);
CREATE INDEX signup_of_keyword ON signup (workspace_id, keyword_id, match_key, asked_at DESC);
CREATE INDEX signup_of_person ON signup (workspace_id, match_key) WHERE state IN ('PENDING', 'JOINED');
CREATE INDEX signup_of_contact ON signup (workspace_id, list_id, contact_id) WHERE state = 'JOINED';
CREATE INDEX signup_joined ON signup (workspace_id, joined_at) WHERE state = 'JOINED';
CREATE INDEX signup_left ON signup (workspace_id, left_at) WHERE state = 'JOINED' AND left_at IS NOT NULL;

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['own_number', 'keyword', 'signup'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format($policy$CREATE POLICY tenant ON %I
      USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
      WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)$policy$, name);
  END LOOP;
END $$;
