/** What open pages hear of so that they are read anew: who hears it, and what a frame tells. */
import type { Grants } from '@ringline/kit/auth';
import { eventually } from '@ringline/kit/testing';
import { CustomerChangedSchema } from '@ringline/proto/contacts/v1/events_pb';
import { BlockListChangedSchema, RecordingAccessChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { AccessChangedSchema } from '@ringline/proto/workspace/v1/events_pb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Listeners, untilHeard, type Heard } from '../testing/listeners.ts';
import { MEMBER_GRANTS, WORKSPACE, owner, world, type World } from '../testing/world.ts';

const FOREIGN = '019aa000-0000-7000-8000-000000000002';
const RESYNC = 'subscription { resync { reason at } }';
const ben = (grants: Grants = MEMBER_GRANTS) =>
  owner({ userId: 'u-ben', sessionId: 's-ben', role: 'MEMBER', teamIds: [], grants });
const people = { ben: ben(), eve: owner({ userId: 'u-eve', sessionId: 's-eve', workspaceId: FOREIGN }) };

let edge: World;
const listeners = new Listeners(() => edge.address);
const hear = (query: string, token: keyof typeof people, params: object = {}) =>
  listeners.hear(query, token, people[token].workspaceId, params);

beforeEach(async () => {
  edge = await world({ people });
});
afterEach(async () => {
  await listeners.dispose();
  await edge.close();
});

/** Lets time pass, so that what is told from now on can be told from what was before. @returns the time that it is now */
function later(): string {
  edge.clock.advance(1_000);
  return edge.clock.now().toISOString();
}
const momentsOf = ({ frames }: Heard) => new Set(frames.map(({ extensions }) => extensions?.at));

/** Whether nobody hears of it who lacks the right, or is of another workspace; each of them hears what is theirs. */
async function isHeardByRight(query: string, resource: string, happen: (workspaceId: string) => Promise<void>) {
  const { [resource]: _taken, ...without } = MEMBER_GRANTS;
  const [heard, foreign, rights] = await Promise.all([hear(query, 'ben'), hear(query, 'eve'), hear(RESYNC, 'ben')]);
  const has = async (grants: Grants) => {
    edge.known.set('ben', ben(grants));
    await untilHeard(rights, () => edge.happened(AccessChangedSchema, { userId: 'u-ben', workspaceId: WORKSPACE }));
  };
  const before = later();
  await untilHeard(heard, () => happen(WORKSPACE));
  await has(without);
  later();
  await happen(WORKSPACE);
  await has(MEMBER_GRANTS);
  const after = later();
  await untilHeard(heard, () => happen(WORKSPACE));
  const theirs = later();
  await untilHeard(foreign, () => happen(FOREIGN));
  expect(momentsOf(heard)).toEqual(new Set([before, after]));
  expect(momentsOf(foreign)).toEqual(new Set([theirs]));
}

describe('a changed block list', () => {
  const QUERY = 'subscription { blockListChanged { number blocked } }';
  const NUMBER = '+15035550174';
  const changed = (change: string, workspaceId = WORKSPACE) =>
    edge.happened(
      BlockListChangedSchema,
      { change, number: NUMBER, reason: 'Sells toner', userId: 'u-ana', ip: '192.0.2.7' },
      { workspaceId },
    );

  it('is told with the number, and whether it is blocked now', async () => {
    const heard = await hear(QUERY, 'ben');
    await untilHeard(heard, () => changed('BLOCKED'));
    expect(heard.frames[0]?.data.blockListChanged).toEqual({ number: NUMBER, blocked: true });
    await changed('UNBLOCKED');
    await eventually(() => heard.frames.at(-1)?.data.blockListChanged.blocked === false);
  });

  it('is heard by who may see the list, in the own workspace alone', () =>
    isHeardByRight(QUERY, 'PHONE_NUMBERS', (workspaceId) => changed('BLOCKED', workspaceId)));
});

describe('what a shop tells of a customer', () => {
  const QUERY = 'subscription { customerChanged(contactId: "c-1") { contactId } }';
  const told = (contactId: string, workspaceId = WORKSPACE) =>
    edge.happened(CustomerChangedSchema, { contactId }, { workspaceId });

  it('is heard where that contact is looked at, and no other', async () => {
    const heard = await hear(QUERY, 'ben');
    await untilHeard(heard, async () => {
      await told('c-2');
      await told('c-1');
    });
    expect(new Set(heard.frames.map(({ data }) => data.customerChanged.contactId))).toEqual(new Set(['c-1']));
  });

  it('is heard by who may see contacts, in the own workspace alone', () =>
    isHeardByRight(QUERY, 'CONTACTS', (workspaceId) => told('c-1', workspaceId)));
});

describe('who may hear recordings', () => {
  const chosen = (workspaceId = WORKSPACE) =>
    edge.happened(
      RecordingAccessChangedSchema,
      { before: 'TEAM', after: 'ADMINS', userId: 'u-ana', ip: '192.0.2.7' },
      { workspaceId },
    );
  const told = ({ frames }: Heard) => frames.map(({ data }) => data.resync);

  it('has changed: everybody of the workspace is told to fetch again, and nobody of another', async () => {
    const [heard, foreign] = await Promise.all([hear(RESYNC, 'ben'), hear(RESYNC, 'eve')]);
    const theirs = later();
    await untilHeard(foreign, () => chosen(FOREIGN));
    const ours = later();
    await untilHeard(heard, () => chosen());
    expect(told(heard)[0]).toEqual({ reason: 'ACCESS_CHANGED', at: ours });
    expect(momentsOf(foreign)).toEqual(new Set([theirs]));
  });

  it('has changed while a client was away: it is told when it comes back', async () => {
    edge.clock.advance(60_000);
    const resumeFrom = edge.clock.now().toISOString();
    await chosen();
    const [heard, foreign] = await Promise.all([
      hear(RESYNC, 'ben', { resumeFrom }),
      hear(RESYNC, 'eve', { resumeFrom }),
    ]);
    await eventually(() => heard.frames.length > 0);
    expect(told(heard)).toEqual([{ reason: 'ACCESS_CHANGED', at: resumeFrom }]);
    const theirs = later();
    await untilHeard(foreign, () => chosen(FOREIGN));
    expect(told(foreign)[0]).toEqual({ reason: 'ACCESS_CHANGED', at: theirs });
  });
});
