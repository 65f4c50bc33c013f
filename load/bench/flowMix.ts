/**
 * What numbers do with their callers, in five equal parts: every type of flow that people choose, as they use it. Each answers its
 * first webhook with something to hear, as most numbers do; that somebody's phone rings is measured by the costs of a call.
 */
import { phoneMatchKey } from '@ringline/kit/phone';

const HOURS = {
  enabled: true,
  timezone: 'America/Los_Angeles',
  // Open all the time, in two blocks: what is looked up is the same, and the answer does not depend on when the benchmark runs.
  days: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    blocks: [
      { start: '00:00', end: '12:00' },
      { start: '12:00', end: '24:00' },
    ],
  })),
};
const HOLIDAYS = ['01-01', '07-04', '12-25'].map((date) => ({
  date,
  name: 'Holiday',
  blocks: [],
  closesAtMidnight: true,
}));
const say = (words: string) => ({ say: words });

/** @param team id of the workspace's team */
const menu = (team: string, below: object[] = []) => ({
  prompt: say('For sales press 1, for support press 2.'),
  choices: [
    { key: '1', label: 'Sales', target: { kind: 'TEAM', teamId: team } },
    { key: '2', label: 'Support', target: { kind: 'QUEUE', teamId: team } },
    { key: '0', label: 'Operator', target: { kind: 'OPERATOR' } },
    ...below,
  ],
});

const custom = (team: string) => ({
  start: 'hours',
  nodes: [
    { id: 'hours', kind: 'HOURS', next: 'known', otherwise: 'message' },
    {
      id: 'known',
      kind: 'CONDITION',
      condition: { subject: 'CONTACT_TAG', operator: 'ONE_OF', name: '', values: ['VIP', 'Partner'] },
      next: 'tell',
      otherwise: 'country',
    },
    {
      id: 'country',
      kind: 'CONDITION',
      condition: { subject: 'CALLER_COUNTRY', operator: 'ONE_OF', name: '', values: ['US', 'CA'] },
      next: 'where',
      otherwise: 'message',
    },
    { id: 'where', kind: 'SET', variable: { name: 'region', value: 'north' }, next: 'menu' },
    { id: 'tell', kind: 'PLAY', prompt: say('Thank you for calling again.'), next: 'queue' },
    {
      id: 'menu',
      kind: 'MENU',
      prompt: say('Press 1 for our team.'),
      choices: [{ key: '1', label: 'Team', next: 'queue' }],
      next: 'message',
    },
    { id: 'queue', kind: 'QUEUE', teamId: team, queue: { strategy: 'FEWESTCALLS' }, next: 'message' },
    { id: 'message', kind: 'VOICEMAIL' },
  ],
});

interface NumberFlow {
  readonly type: string;
  readonly greets: boolean;
  readonly hours: object | null;
  readonly flow: object | null;
}

/** The flows of the mix by name, in the order in which they are given to numbers. */
export const FLOW_MIX: Readonly<Record<string, (team: string) => NumberFlow>> = {
  greeting: () => ({ type: 'CLASSIC', greets: true, hours: null, flow: null }),
  'greeting with hours': () => ({ type: 'CLASSIC', greets: true, hours: HOURS, flow: { holidays: HOLIDAYS } }),
  'nested menu': (team) => {
    const below = { key: '3', label: 'More', target: { kind: 'MENU', menu: menu(team) } };
    const second = { key: '4', label: 'Offices', target: { kind: 'MENU', menu: menu(team, [below]) } };
    return { type: 'IVR', greets: false, hours: HOURS, flow: { menu: menu(team, [below, second]) } };
  },
  queue: () => ({
    type: 'QUEUE',
    greets: true,
    hours: HOURS,
    flow: { queue: { strategy: 'LEASTRECENT', callbackKey: '1' }, holidays: HOLIDAYS },
  }),
  'custom steps': (team) => ({
    type: 'CUSTOM',
    greets: false,
    hours: HOURS,
    flow: { custom: { version: 1, document: custom(team), asksContact: true } },
  }),
};

/** Gives each of the numbers its flow. @param numbers with their teams, as the database has them */
export function flowsFor(
  numbers: readonly { readonly number: string; readonly team: string }[],
): ({ readonly number: string; readonly name: string } & NumberFlow)[] {
  const mix = Object.entries(FLOW_MIX);
  return numbers.flatMap(({ number, team }, index) => {
    const [name, flowOf] = mix[index % mix.length] ?? [];
    return name && flowOf ? [{ number, name, ...flowOf(team) }] : [];
  });
}

/** SQL that sets the flows; $1 is what `flowsFor` gives, as JSON. */
export const SET_FLOWS = `
  UPDATE phone_number SET flow_type = given.type, play_greeting = given.greets, hours = given.hours, flow = given.flow
  FROM jsonb_to_recordset($1::jsonb) AS given (number text, type text, greets boolean, hours jsonb, flow jsonb)
  WHERE phone_number.number = given.number`;

/** SQL that makes a few callers contacts with a tag, in each workspace; $1 are their keys. */
export const CONTACTS = `
  INSERT INTO contact_tag (workspace_id, contact_id, key, tag, match_key, version)
  SELECT workspace_id, gen_random_uuid(), 'vip', 'VIP', caller, 1 FROM workspace_copy, unnest($1::text[]) AS caller`;

/** One caller of eleven, which meets every flow: numbers are called in turn, too. @param callers the number of every caller */
export const contactKeys = (callers: readonly string[]): string[] =>
  callers.filter((_, index) => index % 11 === 0).map(phoneMatchKey);
