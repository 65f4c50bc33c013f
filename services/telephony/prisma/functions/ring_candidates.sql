-- The members of a team with everything that decides whether they can ring, in list order.
CREATE OR REPLACE FUNCTION ring_candidates(workspace uuid, team uuid, this_call uuid, seen_after timestamptz) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT ring_people(workspace, t.member_user_ids, this_call, seen_after)
                   FROM team_copy t WHERE t.workspace_id = workspace AND t.id = team), '[]'::jsonb)
$$;
