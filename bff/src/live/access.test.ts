/** A socket whose rights are asked for: while the access service does not answer, and while they change faster than it does. */
import { Code, ConnectError } from '@connectrpc/connect';
import { anonymous } from '@ringline/kit/auth';
import { Refusal } from '@ringline/kit/errors';
import { AccessChangedSchema } from '@ringline/proto/workspace/v1/events_pb';
import { eventually } from '@ringline/kit/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Principals, SignedPrincipal } from '../edge/principals.ts';
import { Listeners } from '../testing/listeners.ts';
import { LiveSocket } from './socket.ts';
import { MEMBER_GRANTS, WORKSPACE, owner, world, type World } from '../testing/world.ts';

const TEXTS = 'subscription { contactConversation { conversation { id } } }';
const ben = (teamIds: string[]) =>
  owner({ userId: 'u-ben', sessionId: 's-ben', role: 'MEMBER', grants: MEMBER_GRANTS, teamIds });

let edge: World;
/** What the access service does with the next questions, before it answers. */
let turns: (() => Promise<void> | void)[];
const listeners = new Listeners(() => edge.address);

beforeEach(async () => {
  turns = [];
  edge = await world({ people: { ben: ben(['t-support']) }, whileIssuing: async () => turns.shift()?.() });
});
afterEach(async () => {
  await listeners.dispose();
  await edge.close();
});

const hear = (query: string, workspace = WORKSPACE) => listeners.hear(query, 'ben', workspace, {});
const rightsChange = () => edge.happened(AccessChangedSchema, { userId: 'u-ben', workspaceId: WORKSPACE });
const fails = (code: Code) => () => {
  throw new ConnectError('the database is away', code);
};
const OUTAGES = [Code.Unavailable, Code.DeadlineExceeded, Code.Internal];

describe('a socket, while the access service does not answer', () => {
  it.each(OUTAGES)('is not opened, but may come back in a moment (%s)', async (code) => {
    turns.push(fails(code));
    expect((await hear(TEXTS)).closed?.code).toBe(1013);
    expect((await hear(TEXTS)).closed).toBeUndefined();
  });

  it.each(OUTAGES)('is not told that its right has ended when rights change (%s)', async (code) => {
    const heard = await hear(TEXTS);
    turns.push(fails(code));
    await rightsChange();
    await eventually(() => heard.closed !== undefined);
    expect(heard.closed?.code).toBe(1013);
  });

  it('is not opened with a token that is too old, and asks for a fresh one', async () => {
    edge.known.delete('ben');
    expect((await hear(TEXTS)).closed?.code).toBe(4205);
  });

  it('ends for good where the access service says that there is no right', async () => {
    expect((await hear(TEXTS, '019aa000-0000-7000-8000-000000000002')).closed?.code).toBe(4401);
  });
});

it('is opened as often as requests may be sent from one address, and carries as many subscriptions as pages need', async () => {
  for (let count = 0; count < 60; count += 1)
    await edge.limits.take('socket:ip:127.0.0.1', { limit: 60, perSeconds: 3 });
  expect((await hear(TEXTS)).closed?.code).toBe(1013);
  edge.clock.advance(3_000);
  const heard = await hear(TEXTS);
  expect(heard.closed).toBeUndefined();
  for (let count = 0; count < 400; count += 1)
    await edge.limits.take('subscribe:user:u-ben', { limit: 400, perSeconds: 20 });
  const refused = await hear(TEXTS);
  await eventually(() => refused.errors.length > 0);
  expect(JSON.stringify(refused.errors)).toContain('RATE_LIMITED');
});

it('has the rights of the last of two quick changes, whichever is answered first', async () => {
  const answers: PromiseWithResolvers<SignedPrincipal>[] = [];
  const slow = {
    of() {
      const answer = Promise.withResolvers<SignedPrincipal>();
      answers.push(answer);
      return answer.promise;
    },
  } as unknown as Principals;
  const withTeams = (teamIds: string[]): SignedPrincipal => ({
    token: 'signed',
    principal: { ...anonymous, userId: 'u-ben', workspaceId: WORKSPACE, teamIds },
  });
  const closed: number[] = [];
  const socket = new LiveSocket(
    withTeams(['t-support']),
    { accessToken: 'ben', workspace: WORKSPACE },
    { resumeFrom: undefined, openedAt: 0 },
    { bufferedAmount: 0, send: () => {}, close: (code) => void closed.push(code) },
  );
  const changes = [socket.accessChanged(slow), socket.accessChanged(slow), socket.accessChanged(slow)];
  answers[2]?.resolve(withTeams(['t-sales']));
  await changes[2];
  answers[0]?.resolve(withTeams(['t-support', 't-design']));
  answers[1]?.reject(new Refusal({ code: 'NOT_FOUND', message: 'The workspace was not found.' }));
  await Promise.all(changes);
  expect({ teams: socket.principal.teamIds, closed }).toEqual({ teams: ['t-sales'], closed: [] });
});
