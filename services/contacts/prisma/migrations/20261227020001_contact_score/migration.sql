-- What the predictive models read beside contacts and customers, and what they found.

-- What happened with a number: it may happen before there is a contact, and stays with the number when contacts are merged.
CREATE TABLE contact_activity (
  workspace_id uuid NOT NULL,
  match_key text NOT NULL,
  -- The last 60, as scores/touches.ts writes them: the minute, and what it was.
  touches bigint[] NOT NULL DEFAULT '{}',
  -- When the person last called or wrote.
  last_replied_at timestamptz(3),
  -- How the last call ended.
  call_result text NOT NULL DEFAULT '',
  updated_at timestamptz(3) NOT NULL,
  CONSTRAINT contact_activity_pkey PRIMARY KEY (workspace_id, match_key)
);
CREATE INDEX contact_activity_newest ON contact_activity (workspace_id, updated_at DESC);

-- What the models say of a contact, as far as conditions of segments ask for it.
CREATE TABLE contact_score (
  workspace_id uuid NOT NULL,
  contact_id uuid NOT NULL,
  -- HIGH, MEDIUM or LOW; empty: not enough is known.
  buy_again text NOT NULL,
  churn_risk text NOT NULL,
  -- Of the day where the contact is, 0 to 23; null: not enough is known.
  best_hour smallint,
  CONSTRAINT contact_score_pkey PRIMARY KEY (workspace_id, contact_id),
  CONSTRAINT contact_score_contact FOREIGN KEY (workspace_id, contact_id) REFERENCES contact(workspace_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX contact_score_buy_again ON contact_score (workspace_id, buy_again, contact_id);
CREATE INDEX contact_score_churn_risk ON contact_score (workspace_id, churn_risk, contact_id);
CREATE INDEX contact_score_best_hour ON contact_score (workspace_id, best_hour, contact_id) WHERE best_hour IS NOT NULL;

-- What a workspace's contacts are compared with: made anew each night.
CREATE TABLE score_figures (
  workspace_id uuid NOT NULL,
  figures jsonb NOT NULL,
  made_at timestamptz(3) NOT NULL,
  CONSTRAINT score_figures_pkey PRIMARY KEY (workspace_id)
);

-- What of a workspace and its plan contacts has to know.
CREATE TABLE workspace_copy (
  workspace_id uuid NOT NULL,
  timezone text NOT NULL DEFAULT 'UTC',
  version integer NOT NULL DEFAULT 0,
  -- Its plan has PREDICTIVE_SEGMENTATION.
  predictive boolean NOT NULL DEFAULT false,
  plan_version integer NOT NULL DEFAULT 0,
  CONSTRAINT workspace_copy_pkey PRIMARY KEY (workspace_id)
);

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['contact_activity', 'contact_score', 'score_figures', 'workspace_copy'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format($policy$CREATE POLICY tenant ON %I
      USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
      WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)$policy$, name);
  END LOOP;
END $$;
