import { describe, expect, it, test } from 'vitest';
import type { Prisma } from '../generated/prisma/client.ts';
import { principalOf, telephonyWorld } from '../testing/world.ts';
import { areaCodeOf } from './areaCode.ts';
import { listNumberSetups } from './listNumberSetups.ts';
import { numberMessage } from './numberView.ts';

const world = await telephonyWorld();
const { db, deps } = world;
const setups = listNumberSetups(deps);
const AT_CARRIER = `PN${'a'.repeat(32)}`;
let made = 0;

/** A number that is set up, with what of its row is otherwise. */
async function office(people: string[], row: Prisma.PhoneNumberUpdateManyMutationInput = {}) {
  const ours = await world.workspace(people, `+1718555${2000 + (made += 1)}`);
  const where = { workspaceId: ours.workspaceId, id: ours.phoneNumberId };
  await db.tenant(ours.workspaceId, ({ tx }) =>
    tx.phoneNumber.updateMany({ where, data: { carrierSid: AT_CARRIER, ...row } }),
  );
  const number = await db.tenant(ours.workspaceId, ({ tx }) => tx.phoneNumber.findFirstOrThrow({ where }));
  const owner = principalOf(ours.workspaceId, db.ids.uuid());
  return { ...ours, number, owner, setup: async (of = deps) => (await listNumberSetups(of)([number.id], owner))[0] };
}

/** A live CUSTOM flow of one step, and the end. */
const custom = (step: object): Prisma.PhoneNumberUpdateManyMutationInput => ({
  flowType: 'CUSTOM',
  flow: {
    custom: {
      version: 1,
      document: {
        start: 'a',
        nodes: [
          { id: 'a', next: 'z', ...step },
          { id: 'z', kind: 'END' },
        ],
      },
    },
  },
});
const SOMEBODY = '0190a000-0000-7000-8000-0000000000a1';

describe('a number is set up completely', () => {
  test.each<[string, boolean, string[], Prisma.PhoneNumberUpdateManyMutationInput]>([
    ['with a team of people', true, ['Ana'], {}],
    ['with nobody, but a voicemail', true, [], { voicemail: true }],
    ['not with a team of nobody', false, [], {}],
    ['not before the carrier has it', false, ['Ana'], { carrierSid: null }],
    ['not without a name', false, ['Ana'], { name: ' ' }],
    ['not once it is given back', false, ['Ana'], { status: 'RELEASED' }],
    [
      'not in a zone that is no more',
      false,
      ['Ana'],
      { hours: { enabled: false, timezone: 'Mars/Olympus', days: [] } },
    ],
    ['not with an announcement alone', false, ['Ana'], custom({ kind: 'PLAY', prompt: { say: 'We moved.' } })],
    ['not with a person who is gone', false, ['Ana'], custom({ kind: 'RING', userId: SOMEBODY })],
    ['with a phone outside', true, [], custom({ kind: 'FORWARD', phoneNumber: '+14155550123' })],
  ])('%s', async (_name, complete, people, row) => {
    expect(await (await office(people, row)).setup()).toMatchObject({ isComplete: complete });
  });

  it('no longer, when the last member leaves its team', async () => {
    const { workspaceId, setup } = await office(['Ana']);
    expect(await setup()).toMatchObject({ isComplete: true });
    await db.tenant(workspaceId, ({ tx }) =>
      tx.teamCopy.updateMany({ where: { workspaceId }, data: { memberUserIds: [] } }),
    );
    expect(await setup()).toMatchObject({ isComplete: false });
  });

  it('by a phone outside only where it may be called: a test number calls none at a real carrier', async () => {
    const real = { ...deps, env: { ...deps.env, SANDBOX_ENABLED: false } };
    const forward = custom({ kind: 'FORWARD', phoneNumber: '+14155550123' });
    expect(await (await office([], forward)).setup(real)).toMatchObject({ isComplete: false });
    expect(await (await office([], { ...forward, isTestNumber: false })).setup(real)).toMatchObject({
      isComplete: true,
    });
  });
});

it('tells who carries a number, once the carrier has it', async () => {
  const real = { ...deps, env: { ...deps.env, SANDBOX_ENABLED: false } };
  const { setup } = await office(['Ana']);
  expect([await setup(), await setup(real)]).toMatchObject([{ vendorName: 'Sandbox' }, { vendorName: 'Twilio' }]);
  expect(await (await office(['Ana'], { carrierSid: null })).setup(real)).toMatchObject({ vendorName: '' });
});

it('tells nothing of numbers of others, nor of other teams', async () => {
  const [ours, theirs] = [await office(['Ana']), await office(['Eve'])];
  const asked = [ours.number.id, theirs.number.id, 'no-id'];
  const ids = async (principal = ours.owner) =>
    (await setups(asked, principal)).map(({ phoneNumberId }) => phoneNumberId);
  expect(await ids()).toEqual([ours.number.id]);
  expect(await ids(theirs.owner)).toEqual([theirs.number.id]);
  const member = (teamIds: string[]) => principalOf(ours.workspaceId, SOMEBODY, { scope: 'team', teamIds });
  expect(await ids(member([ours.teamId]))).toEqual([ours.number.id]);
  expect(await ids(member([theirs.teamId]))).toEqual([]);
  await expect(
    setups(
      Array.from({ length: 101 }, () => SOMEBODY),
      ours.owner,
    ),
  ).rejects.toMatchObject({ field: 'ids' });
});

describe('a number says', () => {
  const said = async (row: Prisma.PhoneNumberUpdateManyMutationInput) =>
    numberMessage((await office(['Ana'], row)).number);

  test.each([
    ['LOCAL', '+12125550100', ['+12125550100', '212', 'PHONE_NUMBER', 'REGULAR']],
    ['TOLL_FREE', '+18005550100', ['+18005550100', '', 'PHONE_NUMBER', 'TOLL_FREE']],
    ['LOCAL', '+19005550100', ['+19005550100', '900', 'PHONE_NUMBER', 'PREMIUM_RATED']],
    ['WEB', '', ['', '', 'WEB_CHANNEL', 'NOT_APPLICABLE']],
  ])('what it is: %s %s', async (type, number, expected) => {
    const { callerId, areaCode, category, phoneCategory } = await said({ type, number });
    expect([callerId, areaCode, category, phoneCategory]).toEqual(expected);
  });

  it('no caller id while it may not be called with', async () => {
    expect((await said({ status: 'UNAVAILABLE' })).callerId).toBe('');
  });

  it('the AI step of its live flow, and none of one that is not live any more', async () => {
    const flow = custom({ kind: 'AI_AGENT', name: 'Robin' });
    expect((await said(flow)).callWorkFlow?.smartAgent).toMatchObject({ nodeId: 'a', name: 'Robin' });
    expect((await said({ ...flow, flowType: 'CLASSIC' })).callWorkFlow?.smartAgent).toBeUndefined();
    const set = { flowType: 'CLASSIC', flow: { smartAgentMode: 'FIRST' } };
    expect((await said(set)).callWorkFlow, 'by its settings').toMatchObject({
      smartAgent: { nodeId: 'agent', name: '' },
      smartAgentMode: 'FIRST',
    });
    expect((await said(custom({ kind: 'VOICEMAIL' }))).callWorkFlow?.smartAgent).toBeUndefined();
  });
});

test.each([
  ['+442079460958', '20', 'the trunk prefix is left out'],
  ['+390612345678', '06', 'a zero that belongs to the number is not'],
  ['+61298765432', '2', 'one digit may be an area'],
  ['+525512345678', '55', 'areas without a trunk prefix'],
  ['+34911234567', '', 'Spain dials all nine digits at home'],
  ['+6561234567', '', 'Singapore has no areas'],
  ['+1212', '', 'no number'],
])('%s has the area code "%s": %s', (number, area) => {
  expect(areaCodeOf({ number, type: 'LOCAL' })).toBe(area);
  expect(areaCodeOf({ number, type: 'MOBILE' })).toBe('');
});
