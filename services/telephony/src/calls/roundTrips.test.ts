import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, it, vi } from 'vitest';
import { phoneMatchKey } from '@ringline/kit/phone';
import type { Prisma } from '../generated/prisma/client.ts';
import { telephonyWorld } from '../testing/world.ts';
import { liveVersionOf } from './engine/flow/config.ts';
import type { FlowDocument } from './engine/flow/document.ts';
import type { Condition } from './engine/flow/graph.ts';

const world = await telephonyWorld();
const { pool } = world.db;

/** A piece of work: its statements, and how often it took a connection, for a transaction too. */
interface Work {
  readonly texts: unknown[];
  uses: number;
}
/** Jobs look after themselves meanwhile, on the same connections: theirs are not the work's. */
const running = new AsyncLocalStorage<Work>();
type Call = (...parameters: unknown[]) => unknown;
const [query, connect] = [pool.query.bind(pool) as Call, pool.connect.bind(pool) as Call];
const heard = (statement: unknown) =>
  typeof statement === 'string' ? statement : (statement as { text: string }).text;
vi.spyOn(pool, 'query').mockImplementation((...parameters: unknown[]) => {
  running.getStore()?.texts.push(heard(parameters[0]));
  return query(...parameters);
});
vi.spyOn(pool, 'connect').mockImplementation(((...parameters: unknown[]) => {
  const work = running.getStore();
  if (work) work.uses += 1;
  return connect(...parameters);
}) as never);

/** What a piece of work asked the database, when that was nothing but single statements. */
async function asked(what: () => Promise<void>): Promise<unknown[]> {
  const work: Work = { texts: [], uses: 0 };
  await running.run(work, what);
  expect(work.uses).toBe(work.texts.length);
  return work.texts;
}

/** The first call that follows a flow as it is now; who calls first makes it known to this process and to the database. */
const firstCall = async (number: string, sid: string): Promise<void> =>
  void (await world.webhook('/carrier/voice/inbound', { CallSid: sid, From: '+14155550199', To: number }));

it('an inbound call is one read and one durable write', async () => {
  const { number, workspaceId } = await world.workspace(['Ana'], '+13475550100', { greeting: true });
  await firstCall(number, `CA${'6'.repeat(32)}`);
  const form = { CallSid: `CA${'4'.repeat(32)}`, From: '+14155550123', To: number };
  const called = () =>
    asked(async () => {
      const answer = await world.webhook('/carrier/voice/inbound', form);
      expect(answer.body).toContain('greeting.wav');
    });
  const read: unknown = expect.stringContaining('read_inbound_calls');
  expect(await called()).toEqual([read, expect.stringContaining('begin_calls')]);
  expect(await called()).toEqual([read]);
  expect(await world.callOf(workspaceId)).toMatchObject({ phase: 'GREETING' });
});

it('that asks for the tags of the contact is no more', async () => {
  const { number, workspaceId, phoneNumberId } = await world.workspace(['Ana'], '+13475550101');
  const condition: Condition = { subject: 'CONTACT_VIP', operator: 'IS', name: '', values: [] };
  const document: FlowDocument = {
    start: 'ask',
    nodes: [
      { id: 'ask', kind: 'CONDITION', condition, next: 'message', otherwise: 'bye' },
      { id: 'message', kind: 'VOICEMAIL' },
      { id: 'bye', kind: 'END' },
    ],
  };
  await world.db.tenant(workspaceId, async ({ tx }) => {
    const flow = { custom: liveVersionOf(1, document) } as unknown as Prisma.InputJsonObject;
    await tx.phoneNumber.updateMany({ where: { id: phoneNumberId }, data: { flowType: 'CUSTOM', flow } });
    const of = { workspaceId, contactId: world.db.ids.uuid(), matchKey: phoneMatchKey('+14155550123'), version: 1 };
    await tx.contactTag.create({ data: { ...of, key: 'vip', tag: 'VIP' } });
  });
  await firstCall(number, `CA${'7'.repeat(32)}`);
  const form = { CallSid: `CA${'5'.repeat(32)}`, From: '+14155550123', To: number };
  expect(await asked(async () => void (await world.webhook('/carrier/voice/inbound', form)))).toEqual([
    expect.stringContaining('read_inbound_calls'),
    expect.stringContaining('begin_calls'),
  ]);
  expect(await world.callOf(workspaceId)).toMatchObject({ phase: 'VOICEMAIL', contactTags: ['VIP'] });
});

it('a look at what is due, when nothing is, is one statement', async () => {
  await world.sweep();
  expect(await asked(() => world.sweep())).toEqual([expect.stringContaining('EXISTS (SELECT FROM call_schedule')]);
});
