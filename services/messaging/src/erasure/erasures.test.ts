import { ContactChangedSchema } from '@ringline/proto/contacts/v1/events_pb';
import { deliver } from '@ringline/kit/testing';
import { expect, test } from 'vitest';
import { over } from '../analytics/analytics.testkit.ts';
import { consumers, db, deps, inbox, ownMessaging, PEER, send, textFrom, ws } from '../messagingTestkit.ts';
import { erasuresOf } from './erasures.ts';

ownMessaging();

const OTHER = '+16285550137';

async function erase(kind: 'EVERYTHING' | 'PERSON', numbers: string[] = [], until = new Date()) {
  const id = db.ids.uuid();
  const { begin, job } = erasuresOf({ ...deps, jobs: { enqueue: async () => undefined } });
  const subject = { id, workspaceId: ws, kind, until: until.toISOString(), contactId: '', numbers };
  await db.tenant(ws, (uow) => begin(uow, subject));
  await job.run({ id, workspaceId: ws });
}
const peers = async () => (await inbox()).rows.map(({ thread }) => thread.peerNumber).toSorted();
/** What reports are made of: texts and calls, and from how many people the calls were. */
const figures = () =>
  db.tenant(ws, async ({ tx }) => {
    const [texts] = await tx.$queryRaw<{ count: bigint }[]>`
      SELECT count(*) FROM counted_text WHERE workspace_id = ${ws}::uuid AND channel <> 'VOICE'`;
    const calls = await tx.callFact.findMany({ where: { workspaceId: ws } });
    return {
      texts: Number(texts?.count),
      calls: calls.length,
      callers: new Set(calls.map(({ peerNumber }) => peerNumber)).size,
    };
  });

test('one person goes with every text and call, the others stay, and figures count as before', async () => {
  await textFrom('Is the lamp ready?');
  await textFrom('Do you ship?', { from: OTHER });
  await send('It is');
  await over({ at: '2026-11-20T09:00:00Z' });
  await over({ at: '2026-11-20T10:00:00Z' });
  await over({ at: '2026-11-20T11:00:00Z', peerNumber: OTHER });
  const before = await figures();
  expect(before).toEqual({ texts: 3, calls: 3, callers: 2 });
  await erase('PERSON', [PEER]);
  expect(await peers()).toEqual([OTHER]);
  expect(await figures()).toEqual(before);
  const left = await db.tenant(ws, async ({ tx }) => ({
    items: await tx.item.count({ where: { workspaceId: ws } }),
    named: await tx.callFact.count({ where: { workspaceId: ws, peerNumber: PEER } }),
    commands: await tx.sendCommand.count({ where: { workspaceId: ws } }),
  }));
  expect(left).toEqual({ items: 2, named: 0, commands: 0 });
});

test('a call under legal hold stays, alone and of nobody’s contact', async () => {
  const contactId = db.ids.uuid();
  await deliver(db, consumers, ws, ContactChangedSchema, { contact: { id: contactId, phoneNumber: PEER, version: 1 } });
  await textFrom('Hello');
  const recording = { id: db.ids.uuid(), state: 'READY', legalHold: { userName: 'Ana', reason: 'Court' } };
  const held = await over({ at: '2026-11-20T09:00:00Z', recording });
  await deliver(db, consumers, ws, ContactChangedSchema, { contact: { id: contactId, version: 2 }, deleted: true });
  await erase('PERSON', [PEER]);
  const items = await db.tenant(ws, ({ tx }) =>
    tx.item.findMany({ where: { workspaceId: ws }, include: { thread: true } }),
  );
  expect(items).toMatchObject([{ callId: held, thread: { contactId: null, lastItemId: items[0]?.id } }]);
});

test('everyone goes but who came later, and the ledger of opt-outs stays', async () => {
  await textFrom('STOP', { from: OTHER });
  await textFrom('Hello');
  await erase('EVERYTHING');
  expect(await peers()).toEqual([]);
  const ledger = await db.tenant(ws, ({ tx }) => tx.consentEntry.findMany({ where: { workspaceId: ws } }));
  expect(ledger).toMatchObject([{ state: 'UNSUBSCRIBED', words: 'STOP' }]);
  await textFrom('And again');
  await erase('EVERYTHING', [], new Date(deps.clock.now().getTime() - 60_000));
  expect(await peers()).toEqual([PEER]);
});
