-- Keeps a flow for calls that are about to name it. One that was kept within a day is neither written nor locked, because it is
-- forgotten only weeks later; any other is there when this commits, also where it is being forgotten at the same moment.
CREATE OR REPLACE FUNCTION keep_call_graph(workspace uuid, graph_id text, content jsonb, now_at timestamptz) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO call_graph (workspace_id, id, graph, kept_at)
  SELECT workspace, graph_id, content, now_at
  WHERE NOT EXISTS (SELECT FROM call_graph g WHERE g.workspace_id = workspace AND g.id = graph_id
                    AND g.kept_at >= now_at - interval '1 day')
  ON CONFLICT (workspace_id, id) DO UPDATE SET kept_at = excluded.kept_at;
  RETURN FOUND;
END $$;
