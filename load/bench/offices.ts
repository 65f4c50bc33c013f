/** Workspaces as the consumers of events would have left them: a team of three whose browsers are registered, and three numbers. */

/** A number that greets its callers before it rings, one that rings at once, or one with a flow of the mix (flowMix.ts). */
type Kind = 'greeting' | 'ringing' | 'flow';

const prefix: Readonly<Record<Kind, string>> = { greeting: '+1415555', ringing: '+1415556', flow: '+1415557' };

export const numbersOf = (count: number, kind: Kind): string[] =>
  Array.from({ length: count }, (_, index) => `${prefix[kind]}${String(index).padStart(4, '0')}`);

/** SQL that makes $1 of them. */
export const OFFICES = `
  WITH workspace AS (
    SELECT n, gen_random_uuid() AS id, gen_random_uuid() AS team, ARRAY[gen_random_uuid(), gen_random_uuid(), gen_random_uuid()] AS people
    FROM generate_series(0, $1::integer - 1) AS n
  ), number AS (
    SELECT gen_random_uuid() AS id, workspace.id AS workspace_id, team, kind || lpad(n::text, 4, '0') AS number, kind = '${prefix.greeting}' AS greets
    FROM workspace, unnest(ARRAY['${prefix.greeting}', '${prefix.ringing}', '${prefix.flow}']) AS kind
  ), made_workspaces AS (
    INSERT INTO workspace_copy (workspace_id, default_team_id, country, status, is_demo, version)
    SELECT id, team, 'US', 'ACTIVE', false, 1 FROM workspace
  ), made_balances AS (
    INSERT INTO balance_copy (workspace_id, test_minutes_left, balance_micros, version) SELECT id, 10, 1000000000, 1 FROM workspace
  ), made_teams AS (
    INSERT INTO team_copy (workspace_id, id, name, member_user_ids, version) SELECT id, team, 'Support', people, 1 FROM workspace
  ), made_members AS (
    INSERT INTO member_copy (workspace_id, user_id, name, active, has_seat, presence, version)
    SELECT id, person, 'Agent', true, true, 'AVAILABLE', 1 FROM workspace, unnest(people) AS person
  ), made_devices AS (
    INSERT INTO device (workspace_id, user_id, device_id, identity, label, state, microphone_allowed, last_seen_at)
    SELECT id, person, 'browser', id || '.' || person || '.browser', 'Browser', 'REGISTERED', true, now() + interval '1 day' FROM workspace, unnest(people) AS person
  ), made_numbers AS (
    INSERT INTO phone_number (workspace_id, id, number, name, status, country, type, is_test_number, is_free, team_id, play_greeting, created_at)
    SELECT workspace_id, id, number, 'Main', 'AVAILABLE', 'US', 'LOCAL', false, true, team, greets, now() FROM number
  )
  INSERT INTO number_route (number, workspace_id, phone_number_id) SELECT number, workspace_id, id FROM number`;
