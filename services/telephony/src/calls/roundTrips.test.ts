import { expect, it, vi } from 'vitest';
import { telephonyWorld } from '../testing/world.ts';

const world = await telephonyWorld();
const statements = vi.spyOn(world.db.pool, 'query');
/** Every use of a connection, a transaction's too. */
const uses = vi.spyOn(world.db.pool, 'connect');

/** What went to the database since the last question, when it was nothing but single statements. */
function asked(): string[] {
  const texts = statements.mock.calls.map(([statement]) => (statement as unknown as { text: string }).text);
  expect(uses).toHaveBeenCalledTimes(texts.length);
  statements.mockClear();
  uses.mockClear();
  return texts;
}

it('an inbound call is one read and one durable write', async () => {
  const { number, workspaceId } = await world.workspace(['Ana'], '+13475550100', { greeting: true });
  statements.mockClear();
  uses.mockClear();
  const form = { CallSid: `CA${'4'.repeat(32)}`, From: '+14155550123', To: number };
  const answer = await world.webhook('/carrier/voice/inbound', form);
  expect(answer.body).toContain('greeting.wav');
  const read: unknown = expect.stringContaining('read_inbound_calls');
  expect(asked()).toEqual([read, expect.stringContaining('begin_calls')]);
  await world.webhook('/carrier/voice/inbound', form);
  expect(asked()).toEqual([read]);
  expect(await world.callOf(workspaceId)).toMatchObject({ phase: 'GREETING' });
});
