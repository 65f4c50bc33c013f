-- A page of the edge's, without signing in, by which strangers get onto a list.
CREATE TABLE web_form (
  id uuid NOT NULL,
  workspace_id uuid NOT NULL,
  -- In its address; known to everybody who has the link.
  key text NOT NULL,
  -- For the workspace's own people.
  name text NOT NULL,
  heading text NOT NULL,
  body text NOT NULL,
  -- What is asked beside the phone number: [{"field", "propertyId", "required"}], in order.
  fields jsonb NOT NULL,
  -- The sentence that has to be ticked: it is kept with every signup.
  consent text NOT NULL,
  -- On its button; empty: the page's own word.
  button text NOT NULL,
  list_id uuid NOT NULL,
  -- Ours that texts whoever signs up.
  phone_number_id uuid NOT NULL,
  -- ISO 3166-1 alpha-2 that national numbers are read with.
  country text NOT NULL,
  -- SINGLE or DOUBLE.
  opt_in_level text NOT NULL,
  -- What asks for YES; empty with SINGLE.
  question text NOT NULL,
  -- What welcomes whoever joined; empty with SINGLE: no text is sent.
  answer text NOT NULL,
  -- What the page says afterwards; empty: the page's own words.
  thanks text NOT NULL,
  -- Where people go afterwards; empty: nowhere.
  thanks_url text NOT NULL,
  -- Sites whose pages may frame it.
  origins text[] NOT NULL,
  enabled boolean NOT NULL,
  -- How often it was opened.
  seen integer NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  deleted_at timestamptz(3),
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT web_form_pkey PRIMARY KEY (id),
  CONSTRAINT web_form_workspace_id UNIQUE (workspace_id, id),
  CONSTRAINT web_form_list FOREIGN KEY (workspace_id, list_id) REFERENCES subscriber_list(workspace_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX web_form_of_list ON web_form (workspace_id, list_id);

ALTER TABLE web_form ENABLE ROW LEVEL SECURITY;
ALTER TABLE web_form FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON web_form
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);

-- Platform table: which workspace the address of a web form belongs to.
CREATE TABLE web_form_route (
  key text NOT NULL,
  target_workspace uuid NOT NULL,
  web_form_id uuid NOT NULL,
  CONSTRAINT web_form_route_pkey PRIMARY KEY (key)
);

-- A signup came by a keyword or by a web form.
ALTER TABLE signup
  ALTER COLUMN keyword_id DROP NOT NULL,
  ALTER COLUMN conversation_id DROP NOT NULL,
  ADD COLUMN web_form_id uuid,
  -- From where a form was sent: its network address, and the site that frames it.
  ADD COLUMN ip_address text NOT NULL DEFAULT '',
  ADD COLUMN web_page text NOT NULL DEFAULT '',
  -- What was typed besides the number, until it stands with the contact: {"fields", "properties"}.
  ADD COLUMN given jsonb NOT NULL DEFAULT '{}',
  ADD CONSTRAINT signup_web_form FOREIGN KEY (workspace_id, web_form_id) REFERENCES web_form(workspace_id, id) ON UPDATE CASCADE ON DELETE CASCADE NOT VALID,
  ADD CONSTRAINT signup_way CHECK ((keyword_id IS NULL) <> (web_form_id IS NULL)) NOT VALID;
