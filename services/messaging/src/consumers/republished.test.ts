/** What others publish again fills the copies; the timeline and its people hear nothing of it. */
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { deliver } from '@ringline/kit/testing';
import { ContactChangedSchema } from '@ringline/proto/contacts/v1/events_pb';
import { CallChangedSchema, NumberChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { expect, it } from 'vitest';
import {
  call,
  clock,
  consumers,
  db,
  number,
  ownMessaging,
  PEER,
  TEAM,
  OTHER_TEAM,
  timeline,
  ws,
} from '../messagingTestkit.ts';

ownMessaging();
const again = { republished: true };
const appended = async () => (await db.pool.query('SELECT FROM kit.outbox WHERE workspace_id = $1', [ws])).rowCount;

it('a number: the copy and the way to its workspace are there again, an older one is refused', async () => {
  const tell = (version: number, more: object = {}) =>
    deliver(
      db,
      consumers,
      ws,
      NumberChangedSchema,
      {
        number: {
          ...number,
          workspaceId: ws,
          status: 'AVAILABLE',
          country: 'US',
          callWorkFlow: { teamId: TEAM },
          ...more,
          version,
        },
      },
      again,
    );
  const copies = () => db.tenant(ws, ({ tx }) => tx.numberCopy.findMany({ where: { workspaceId: ws } }));
  await call(1);
  const [told, kept] = [await appended(), await copies()];
  await db.tenant(ws, ({ tx }) => tx.numberCopy.deleteMany({ where: { workspaceId: ws } }));
  await db.platform('test', ({ tx }) => tx.numberRoute.deleteMany({ where: { number: number.number } }));
  await tell(1);
  await tell(1);
  expect(await copies()).toEqual(kept);
  const route = await db.platform('test', ({ tx }) => tx.numberRoute.findFirst({ where: { number: number.number } }));
  expect(route).toMatchObject({ targetWorkspace: ws, phoneNumberId: number.id });
  await tell(1, { country: 'CA' });
  await tell(0, { country: 'GB', callWorkFlow: { teamId: OTHER_TEAM } });
  expect(await copies()).toMatchObject([{ country: 'CA', teamIds: [TEAM] }]);
  expect(await appended()).toBe(told);
});

it('a contact: the copy is there again, and its thread, which has it, is not announced', async () => {
  const id = db.ids.uuid();
  await call(1);
  const contact = { id, phoneNumber: PEER, version: 2 };
  await deliver(db, consumers, ws, ContactChangedSchema, { contact });
  const told = await appended();
  const copies = () => db.tenant(ws, ({ tx }) => tx.contactCopy.findMany({ where: { workspaceId: ws } }));
  const kept = await copies();
  await db.tenant(ws, ({ tx }) => tx.contactCopy.deleteMany({ where: { workspaceId: ws } }));
  for (const version of [2, 2, 1])
    await deliver(db, consumers, ws, ContactChangedSchema, { contact: { ...contact, version } }, again);
  expect(await copies()).toEqual(kept);
  expect(await appended()).toBe(told);
});

it('a call: the figures are filled, and nothing stands in the timeline that was not there', async () => {
  const fields = {
    id: db.ids.uuid(),
    workspaceId: ws,
    direction: 'INBOUND',
    status: 'MISSED',
    peerNumber: PEER,
    phoneNumberId: number.id,
    workspaceNumber: number.number,
    startedAt: timestampFromDate(clock.now()),
    endedAt: timestampFromDate(clock.now()),
  };
  const tell = (version: number, queueTimeSeconds: number) =>
    deliver(db, consumers, ws, CallChangedSchema, { call: { ...fields, version, queueTimeSeconds } }, again);
  await tell(4, 10);
  await tell(4, 11);
  await tell(3, 12);
  const facts = await db.tenant(ws, ({ tx }) => tx.callFact.findMany({ where: { workspaceId: ws } }));
  expect(facts).toMatchObject([{ callId: fields.id, callVersion: 4, queueSeconds: 11 }]);
  expect(await timeline()).toEqual([]);
  expect(await appended()).toBe(0);
});

it('a call that was handed over: who had it when is there again, once', async () => {
  const began = clock.now();
  const after = (seconds: number) => new Date(began.getTime() + seconds * 1_000);
  const had = (from: number, to: number, heldMs: number) => ({
    userId: db.ids.uuid(),
    beganAt: timestampFromDate(after(from)),
    endedAt: timestampFromDate(after(to)),
    heldMs,
  });
  const stretches = [had(5, 60, 20_000), had(60, 90, 0)];
  const told = {
    id: db.ids.uuid(),
    workspaceId: ws,
    direction: 'INBOUND',
    status: 'COMPLETED',
    peerNumber: PEER,
    phoneNumberId: number.id,
    workspaceNumber: number.number,
    startedAt: timestampFromDate(began),
    answeredAt: timestampFromDate(after(5)),
    endedAt: timestampFromDate(after(90)),
    agentUserId: stretches[1]?.userId ?? '',
    stretches,
    version: 4,
  };
  for (let times = 0; times < 2; times += 1) await deliver(db, consumers, ws, CallChangedSchema, { call: told }, again);
  const kept = await db.tenant(ws, ({ tx }) =>
    tx.callStretch.findMany({ where: { workspaceId: ws }, orderBy: { ordinal: 'asc' } }),
  );
  expect(kept).toMatchObject([
    { callId: told.id, userId: stretches[0]?.userId, beganAt: after(5), endedAt: after(60), heldMs: 20_000 },
    { callId: told.id, userId: stretches[1]?.userId, beganAt: after(60), endedAt: after(90), heldMs: 0 },
  ]);
});
