/** A call and its number are told on different ways: whichever is written first, the number's team sees the call. */
import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { CallSchema, PhoneNumberSchema } from '@ringline/proto/telephony/v1/telephony_pb';
import { expect, it } from 'vitest';
import { clock, db, deps, inbox, OTHER_TEAM, ownMessaging, PEER, TEAM, ws } from '../messagingTestkit.ts';
import { testPrincipal } from '../testing.ts';
import { showCall } from './callItem.ts';
import { keepNumber } from './copies.ts';

ownMessaging();

type Unit = Parameters<typeof keepNumber>[0];

const ofTeam = (teamId: string) =>
  inbox(testPrincipal(ws, 'team', { teamIds: [teamId] })).then(({ rows }) => rows.length);
const told = (id: string, teamId = TEAM, version = 1) =>
  create(PhoneNumberSchema, {
    id,
    workspaceId: ws,
    number: '+14155550142',
    status: 'AVAILABLE',
    country: 'US',
    callWorkFlow: { teamId },
    version,
  });
const callTo = (phoneNumberId: string) =>
  create(CallSchema, {
    id: db.ids.uuid(),
    workspaceId: ws,
    direction: 'INBOUND',
    status: 'COMPLETED',
    peerNumber: PEER,
    phoneNumberId,
    workspaceNumber: '+14155550142',
    startedAt: timestampFromDate(clock.now()),
    version: 1,
  });

/** The first has written and is not through when the second begins, which waits for it where it must. */
async function across(first: (uow: Unit) => Promise<void>, second: (uow: Unit) => Promise<void>): Promise<void> {
  const [written, through] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const before = db.tenant(ws, async (uow) => {
    await first(uow);
    written.resolve();
    await through.promise;
  });
  await Promise.race([written.promise, before]);
  const after = db.tenant(ws, second);
  // Either it is through, or it waits in the database for the first.
  await Promise.race([after, waits()]);
  through.resolve();
  await Promise.all([before, after]);
}

/** Until somebody waits for an advisory lock. */
async function waits(): Promise<void> {
  const asked = "SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted";
  while ((await db.pool.query(asked)).rowCount === 0) await new Promise((go) => setTimeout(go, 5));
}

it('a call that is written while its number arrives', async () => {
  const id = db.ids.uuid();
  await across(
    (uow) => showCall(deps)(uow, callTo(id)),
    (uow) => keepNumber(uow, told(id)),
  );
  expect(await ofTeam(TEAM)).toBe(1);
});

it('a number that is being stored when its first call comes', async () => {
  const id = db.ids.uuid();
  await across(
    (uow) => keepNumber(uow, told(id)),
    (uow) => showCall(deps)(uow, callTo(id)),
  );
  expect(await ofTeam(TEAM)).toBe(1);
});

it('a number that goes to another team while somebody calls for the first time', async () => {
  const id = db.ids.uuid();
  await db.tenant(ws, (uow) => keepNumber(uow, told(id)));
  await across(
    (uow) => showCall(deps)(uow, callTo(id)),
    (uow) => keepNumber(uow, told(id, OTHER_TEAM, 2)),
  );
  expect([await ofTeam(TEAM), await ofTeam(OTHER_TEAM)]).toEqual([0, 1]);
});
