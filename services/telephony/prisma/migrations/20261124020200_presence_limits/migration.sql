-- A member's own hours, as src/hours/hours.ts has them; null: calls may come at any time. And when the presence was last chosen.
ALTER TABLE member_copy ADD COLUMN hours jsonb, ADD COLUMN presence_chosen_at timestamptz(3);

-- When the own hours of a member next begin or end: whoever has a page open is told then. A table without a workspace.
CREATE TABLE presence_watch (
  workspace_id uuid NOT NULL,
  user_id uuid NOT NULL,
  due_at timestamptz(3) NOT NULL,
  CONSTRAINT presence_watch_pkey PRIMARY KEY (workspace_id, user_id)
);
CREATE INDEX presence_watch_due_at ON presence_watch (due_at);

-- What bears on the presence that a member chose (defaults 8.5). No row: nothing does.
CREATE TABLE presence_limit (
  workspace_id uuid NOT NULL,
  user_id uuid NOT NULL,
  -- Offers that rang until their time-out, since the last answer or choice.
  missed_in_a_row integer NOT NULL DEFAULT 0,
  paused_at timestamptz(3),
  -- The own hours are overridden until their next block.
  available_until timestamptz(3),
  -- What was last told of it, so that it is told once.
  said text NOT NULL DEFAULT '',
  CONSTRAINT presence_limit_pkey PRIMARY KEY (workspace_id, user_id)
);
ALTER TABLE presence_limit ENABLE ROW LEVEL SECURITY;
ALTER TABLE presence_limit FORCE ROW LEVEL SECURITY;
CREATE POLICY workspace ON presence_limit
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);

-- The members of a team with everything that decides whether they can ring, in list order. As before, with what limits presence.
CREATE OR REPLACE FUNCTION ring_candidates(workspace uuid, team uuid, this_call uuid, seen_after timestamptz) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object(
    'userId', m.user_id,
    'name', m.name,
    'active', m.active,
    'hasSeat', m.has_seat,
    'presence', m.presence,
    'hours', m.hours,
    'availableUntil', (extract(epoch FROM p.available_until) * 1000)::bigint,
    'paused', p.paused_at IS NOT NULL,
    'missedInARow', coalesce(p.missed_in_a_row, 0),
    'engaged', (SELECT e.kind FROM engagement e WHERE e.workspace_id = workspace AND e.user_id = m.user_id AND e.call_id <> this_call
                ORDER BY e.kind LIMIT 1),
    'devices', (SELECT coalesce(jsonb_agg(jsonb_build_object('identity', d.identity, 'label', d.label) ORDER BY d.device_id), '[]'::jsonb)
                FROM device d WHERE d.workspace_id = workspace AND d.user_id = m.user_id AND d.state = 'REGISTERED' AND d.last_seen_at > seen_after)
  ) ORDER BY list.position), '[]'::jsonb)
  FROM team_copy t
  CROSS JOIN LATERAL unnest(t.member_user_ids) WITH ORDINALITY AS list (user_id, position)
  JOIN member_copy m ON m.workspace_id = workspace AND m.user_id = list.user_id
  LEFT JOIN presence_limit p ON p.workspace_id = workspace AND p.user_id = list.user_id
  WHERE t.workspace_id = workspace AND t.id = team
$$;
