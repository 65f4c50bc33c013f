-- Flows as calls follow them, once for all calls of a workspace that follow the same: a call names its flow (state.graphId) instead
-- of having it within, where every step wrote it anew. The id is told from what it holds; a row never changes. Calls of before,
-- and of replicas of before, have theirs within.
CREATE TABLE call_graph (
  workspace_id uuid NOT NULL,
  id text NOT NULL,
  -- services/telephony/src/calls/engine/flow/graph.ts
  graph jsonb NOT NULL,
  CONSTRAINT call_graph_pkey PRIMARY KEY (workspace_id, id)
);
ALTER TABLE call_graph ENABLE ROW LEVEL SECURITY;
ALTER TABLE call_graph FORCE ROW LEVEL SECURITY;
CREATE POLICY workspace ON call_graph
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);
