CREATE TABLE subscriber_list (
  id uuid NOT NULL,
  workspace_id uuid NOT NULL,
  name text NOT NULL,
  name_key text NOT NULL,
  description text NOT NULL DEFAULT '',
  type text NOT NULL,
  source text NOT NULL,
  contact_count integer NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  deleted_at timestamptz(3),
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT subscriber_list_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX subscriber_list_name ON subscriber_list (workspace_id, name_key) WHERE deleted_at IS NULL;
CREATE INDEX subscriber_list_newest ON subscriber_list (workspace_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX subscriber_list_workspace_id ON subscriber_list (workspace_id, id);

CREATE TABLE subscription (
  workspace_id uuid NOT NULL,
  list_id uuid NOT NULL,
  contact_id uuid NOT NULL,
  source text NOT NULL,
  subscribed_at timestamptz(3) NOT NULL,
  left_at timestamptz(3),
  hidden boolean NOT NULL DEFAULT false,
  CONSTRAINT subscription_pkey PRIMARY KEY (list_id, contact_id),
  -- Both are of the same workspace: foreign keys are checked beside row-level security, so the keys say it themselves.
  CONSTRAINT subscription_list FOREIGN KEY (workspace_id, list_id) REFERENCES subscriber_list(workspace_id, id) ON UPDATE CASCADE ON DELETE CASCADE,
  CONSTRAINT subscription_contact FOREIGN KEY (workspace_id, contact_id) REFERENCES contact(workspace_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX subscription_listed ON subscription (workspace_id, list_id, subscribed_at DESC, contact_id DESC) WHERE left_at IS NULL AND NOT hidden;
CREATE INDEX subscription_joined ON subscription (workspace_id, list_id, subscribed_at) WHERE NOT hidden;
CREATE INDEX subscription_left ON subscription (workspace_id, list_id, left_at) WHERE left_at IS NOT NULL AND NOT hidden;
CREATE INDEX subscription_of_contact ON subscription (workspace_id, contact_id);

-- The number on a list is kept in the statement that changes who is on it: no list is counted to be shown.
CREATE FUNCTION keep_list_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE subscriber_list AS l SET contact_count = l.contact_count + d.delta
    FROM (SELECT workspace_id, list_id, count(*)::integer AS delta FROM new_rows WHERE left_at IS NULL AND NOT hidden GROUP BY 1, 2) AS d
    WHERE l.workspace_id = d.workspace_id AND l.id = d.list_id;
  ELSIF TG_OP = 'DELETE' THEN
    UPDATE subscriber_list AS l SET contact_count = l.contact_count - d.delta
    FROM (SELECT workspace_id, list_id, count(*)::integer AS delta FROM old_rows WHERE left_at IS NULL AND NOT hidden GROUP BY 1, 2) AS d
    WHERE l.workspace_id = d.workspace_id AND l.id = d.list_id;
  ELSE
    UPDATE subscriber_list AS l SET contact_count = l.contact_count + d.delta
    FROM (SELECT workspace_id, list_id, sum(delta)::integer AS delta FROM (
        SELECT workspace_id, list_id, 1 AS delta FROM new_rows WHERE left_at IS NULL AND NOT hidden
        UNION ALL SELECT workspace_id, list_id, -1 FROM old_rows WHERE left_at IS NULL AND NOT hidden) AS rows
      GROUP BY 1, 2 HAVING sum(delta) <> 0) AS d
    WHERE l.workspace_id = d.workspace_id AND l.id = d.list_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER list_count_new AFTER INSERT ON subscription REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_list_count();
CREATE TRIGGER list_count_gone AFTER DELETE ON subscription REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_list_count();
CREATE TRIGGER list_count AFTER UPDATE ON subscription REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_list_count();

-- A contact that is deleted is on no list, and is back on its lists when that is taken back.
CREATE FUNCTION hide_subscriptions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE subscription SET hidden = NEW.deleted_at IS NOT NULL WHERE workspace_id = NEW.workspace_id AND contact_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER contact_subscriptions AFTER UPDATE OF deleted_at ON contact
  FOR EACH ROW WHEN ((NEW.deleted_at IS NULL) IS DISTINCT FROM (OLD.deleted_at IS NULL))
  EXECUTE FUNCTION hide_subscriptions();

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['subscriber_list', 'subscription'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format($policy$CREATE POLICY tenant ON %I
      USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
      WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)$policy$, name);
  END LOOP;
END $$;
