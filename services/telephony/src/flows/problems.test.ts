import { describe, expect, it } from 'vitest';
import { randomFlow } from '../calls/engine/flow/flows.testkit.ts';
import type { DocumentNode } from '../calls/engine/flow/document.ts';
import type { Condition } from '../calls/engine/flow/graph.ts';
import type { PhoneNumber } from '../generated/prisma/client.ts';
import { documentOfSettings } from './fromSettings.ts';
import { type FlowSurroundings, problemsOf } from './problems.ts';

const AROUND: FlowSurroundings = {
  teams: new Map([
    ['team', { name: 'Desk', members: 2 }],
    ['other', { name: 'Sales', members: 1 }],
    ['empty', { name: 'Nobody', members: 0 }],
  ]),
  people: new Map([
    ['ana', { name: 'Ana', active: true }],
    ['ben', { name: 'Ben', active: true }],
    ['gone', { name: 'Gus', active: false }],
  ]),
  sounds: new Set(['greeting', 'ivr-welcome', 'unavailable']),
  features: ['IVR', 'WAIT_QUEUES'],
  numbers: new Set(['+14155550100']),
  mayForward: true,
  tags: new Set(['vip', 'trade']),
  loopback: false,
};
const asked = (subject: Condition['subject'], values: string[]): Condition => ({
  subject,
  operator: 'ONE_OF',
  name: '',
  values,
});
const END: DocumentNode = { id: 'end', kind: 'END' };
const told = (node: Omit<DocumentNode, 'id'>, more: DocumentNode[] = [END], around = AROUND) =>
  problemsOf({ start: 'a', nodes: [{ id: 'a', ...node }, ...more] }, around).map(
    ({ nodeId, code }) => `${nodeId} ${code}`,
  );
const MENU: Omit<DocumentNode, 'id'> = {
  kind: 'MENU',
  prompt: { say: 'Press 1.' },
  choices: [{ key: '1', label: 'Desk', next: 'end' }],
  next: 'end',
};

describe('the check of a flow', () => {
  it.each<[string, Omit<DocumentNode, 'id'>, string[]]>([
    ['where nothing comes next', { kind: 'PLAY', prompt: { say: 'Hi' } }, ['a NEXT_MISSING', 'end NOT_CONNECTED']],
    ['a way to a node that there is not', { kind: 'GOTO', next: 'x' }, ['a NEXT_UNKNOWN', 'end NOT_CONNECTED']],
    ['a key that leads nowhere', { ...MENU, choices: [{ key: '1', label: 'Desk' }] }, ['a NEXT_MISSING']],
    ['no web service', { kind: 'WEBHOOK', next: 'end', otherwise: 'end' }, ['a URL_MISSING']],
    [
      'a web service of ours',
      { kind: 'WEBHOOK', url: 'https://169.254.169.254/', next: 'end', otherwise: 'end' },
      ['a URL_INVALID'],
    ],
    ['no other way', { kind: 'WEBHOOK', url: 'https://example.com/', next: 'end' }, ['a NEXT_MISSING']],
    ['nothing to write', { kind: 'MESSAGE', next: 'end' }, ['a TEXT_MISSING']],
    ['no tag', { kind: 'TAG', next: 'end' }, ['a TAG_MISSING']],
    ['nothing to hear', { kind: 'PLAY', next: 'end' }, ['a PROMPT_MISSING']],
    ['a sound that was deleted', { kind: 'PLAY', prompt: { sound: 'own/w/s.mp3' }, next: 'end' }, ['a SOUND_GONE']],
    ['a menu without keys', { ...MENU, choices: [] }, ['a CHOICES_MISSING']],
    ['a key that is none', { ...MENU, choices: [{ key: 'x', label: 'Desk', next: 'end' }] }, ['a KEY_UNKNOWN']],
    [
      'an extension of seven digits',
      { ...MENU, choices: [{ key: '1234567', label: 'Desk', next: 'end' }] },
      ['a KEY_UNKNOWN'],
    ],
    ['an extension with a star', { ...MENU, choices: [{ key: '1*', label: 'Desk', next: 'end' }] }, ['a KEY_UNKNOWN']],
    [
      'a # that is a key and ends extensions',
      {
        ...MENU,
        choices: ['101', '#'].map((key) => ({ key, label: 'Desk', next: 'end' })),
      },
      ['a KEY_ENDS_EXTENSION'],
    ],
    [
      'an extension twice',
      { ...MENU, choices: ['101', '101'].map((key) => ({ key, label: 'Desk', next: 'end' })) },
      ['a KEY_TWICE'],
    ],
    [
      'extensions and keys',
      { ...MENU, choices: ['1', '10', '123456', '*'].map((key) => ({ key, label: 'Desk', next: 'end' })) },
      [],
    ],
    ['a key without a name', { ...MENU, choices: [{ key: '1', label: '', next: 'end' }] }, ['a LABEL_MISSING']],
    [
      'a key twice',
      { ...MENU, choices: [...(MENU.choices ?? []), { key: '1', label: 'Other', next: 'end' }] },
      ['a KEY_TWICE'],
    ],
    ['nobody to ring', { kind: 'RING', next: 'end' }, ['a WHO_MISSING']],
    ['two to ring', { kind: 'RING', teamId: 'team', userId: 'ana', next: 'end' }, ['a WHO_TWICE']],
    ['a team that is gone', { kind: 'RING', teamId: 'sold', next: 'end' }, ['a TEAM_GONE']],
    ['a team without members', { kind: 'QUEUE', teamId: 'empty', next: 'end' }, ['a TEAM_EMPTY']],
    ["another workspace's person", { kind: 'RING', userId: 'eve', next: 'end' }, ['a PERSON_GONE']],
    ['somebody who left', { kind: 'RING', userId: 'gone', next: 'end' }, ['a PERSON_INACTIVE']],
    ['ringing for an hour', { kind: 'RING', userId: 'ana', seconds: 3600, next: 'end' }, ['a SECONDS']],
    ['no number to forward to', { kind: 'FORWARD', next: 'end' }, ['a PHONE_MISSING']],
    ['a number that is none', { kind: 'FORWARD', phoneNumber: '12', next: 'end' }, ['a PHONE_INVALID']],
    ['itself', { kind: 'FORWARD', phoneNumber: '+14155550100', next: 'end' }, ['a PHONE_OWN']],
    ['an agent who is not there', { kind: 'AI_AGENT', next: 'end' }, ['a NO_AGENT']],
    [
      'hours without a block',
      { kind: 'HOURS', hours: { enabled: true, timezone: 'UTC', days: [] }, next: 'end', otherwise: 'end' },
      ['a HOURS_INVALID'],
    ],
    ['a question about nothing', { kind: 'CONDITION', next: 'end', otherwise: 'end' }, ['a CONDITION_INCOMPLETE']],
    [
      'a question about no tag',
      { kind: 'CONDITION', condition: asked('CONTACT_TAG', []), next: 'end', otherwise: 'end' },
      ['a CONDITION_INCOMPLETE'],
    ],
    [
      'a tag that no contact has',
      { kind: 'CONDITION', condition: asked('CONTACT_TAG', ['VIP', 'Sold']), next: 'end', otherwise: 'end' },
      ['a TAG_UNKNOWN'],
    ],
    ['a variable without a name', { kind: 'SET', next: 'end' }, ['a VARIABLE_NAME']],
    ['a circle without an end', { kind: 'PLAY', prompt: { say: 'Hi' }, next: 'a' }, ['a LOOP', 'end NOT_CONNECTED']],
  ])('finds %s', (_what, node, found) => {
    expect(told(node)).toEqual(found);
  });

  it('does not miss a tag that the flow itself gives', () => {
    const tag: DocumentNode = { id: 'tag', kind: 'TAG', tag: 'Sold', next: 'back' };
    const back: DocumentNode = { id: 'back', kind: 'GOTO', next: 'a' };
    const ask = {
      kind: 'CONDITION',
      condition: asked('CONTACT_TAG', ['sold']),
      next: 'end',
      otherwise: 'tag',
    } as const;
    expect(told(ask, [END, tag, back])).toEqual([]);
    expect(told({ ...ask, condition: asked('CONTACT_VIP', []), otherwise: 'end' })).toEqual([]);
  });

  it('lets a flow go back through GOTO, and only where one path ends', () => {
    const back: DocumentNode = { id: 'back', kind: 'GOTO', next: 'a' };
    expect(told({ ...MENU, next: 'back' }, [END, back])).toEqual([]);
    const hello = { kind: 'PLAY', prompt: { say: 'Hi' }, next: 'back' } as const;
    expect(told(hello, [back])).toEqual(['a NEVER_ENDS', 'back NEVER_ENDS']);
  });

  it('says of a test number that it calls nobody outside, along with a team either', () => {
    const around = { ...AROUND, mayForward: false };
    const phone = { phoneNumber: '+14155550190', next: 'end' };
    expect(told({ kind: 'FORWARD', ...phone }, [END], around)).toEqual(['a PHONE_NOT_REACHED']);
    expect(told({ kind: 'RING', teamId: 'team', ...phone }, [END], around)).toEqual(['a PHONE_NOT_REACHED']);
  });

  it('says of menus and queues that the plan lacks them, and of a flow that it begins nowhere', () => {
    expect(told(MENU, [END], { ...AROUND, features: [] })).toEqual(['a FEATURE_NOT_IN_PLAN']);
    expect(problemsOf({ start: '', nodes: [END] }, AROUND)).toMatchObject([
      { code: 'START_MISSING', severity: 'ERROR' },
    ]);
    expect(problemsOf({ start: 'a', nodes: [] }, AROUND)).toMatchObject([{ code: 'EMPTY' }]);
  });

  it("has nothing to say of what any number's settings compile to, but that no agent is ready", () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      let drawn = seed * 7919;
      const random = () => (drawn = (drawn * 48_271) % 2_147_483_647) / 2_147_483_647;
      const base = {
        teamId: 'team',
        timeoutSeconds: 20,
        voicemail: random() < 0.5,
        closedFallback: 'VOICEMAIL',
      } as const;
      const chance = {
        chance: (p: number) => random() < p,
        between: (low: number, high: number) => Math.floor(low + random() * (high - low)),
        pick: <T>(items: readonly T[]) => items[Math.floor(random() * items.length)] as T,
      };
      const { type, teamId, timeoutSeconds, voicemail, closedFallback, ...flow } = randomFlow(chance, base);
      const hours = { enabled: random() < 0.5, timezone: 'UTC', days: [] };
      const number = { flowType: type, teamId, timeoutSeconds, voicemail, closedFallback, flow, hours };
      const document = documentOfSettings(number as unknown as PhoneNumber);
      const problems = problemsOf(document, AROUND).filter(({ code }) => code !== 'NO_AGENT');
      expect({ seed, problems }).toEqual({ seed, problems: [] });
    }
  });
});
