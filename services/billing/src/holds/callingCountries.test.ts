/** Where a new workspace calls and writes to, and who opens more (defaults 5.5). */
import { deliver, emittedEvents } from '@ringline/kit/testing';
import { CallingCountriesChangedSchema } from '@ringline/proto/billing/v1/events_pb';
import { WorkspaceChangedSchema } from '@ringline/proto/workspace/v1/events_pb';
import { expect, test } from 'vitest';
import { billingWorld } from '../billing.testkit.ts';
import { post } from '../ledger/ledger.ts';
import { getCallingCountries, setCallingCountries } from './callingCountries.ts';
import { holdForCall } from './holdForCall.ts';
import { holdForMessage } from './holdForMessage.ts';
import { NEW_WORKSPACE_CAP_MICROS } from './placeHold.ts';

const OURS = '+14155550142';
const TO = { US: '+16285550136', CA: '+14165550136', GB: '+447700900123', KE: '+254712345678', TZ: '+255712345678' };
const { db, clock, deps, consumers } = await billingWorld();

/** As it is after its creation, with credit that nobody paid. */
async function newWorkspace(country = 'US'): Promise<string> {
  const ws = db.ids.uuid();
  await moved(ws, country);
  await put(ws, 'PROMO', 1_000_000_000n);
  return ws;
}
const moved = (ws: string, country: string) =>
  deliver(db, consumers, ws, WorkspaceChangedSchema, {
    created: true,
    workspace: { id: ws, setting: { timezone: 'America/New_York', country } },
  });
const put = (ws: string, type: 'PROMO' | 'TOPUP', amount: bigint) =>
  db.tenant(ws, (uow) =>
    post(deps)(uow, type, 'TEST', db.ids.uuid(), [
      { account: 'credit', commodity: 'USD', amount },
      { account: 'promo', commodity: 'USD', amount: -amount },
    ]),
  );
const call = (workspaceId: string, toNumber: string, isTestNumber = false) =>
  holdForCall(deps)({ workspaceId, callId: db.ids.uuid(), fromNumber: OURS, toNumber, isTestNumber });
const text = (workspaceId: string, toNumber: string, segments = 1) =>
  holdForMessage(deps)({
    workspaceId,
    messageId: db.ids.uuid(),
    fromNumber: OURS,
    toNumber,
    segments,
    isTestNumber: false,
  });
const reached = async (ws: string) => {
  const open: string[] = [];
  for (const [country, number] of Object.entries(TO)) {
    const [called, written] = [await call(ws, number), await text(ws, number)];
    expect([country, called.allowed]).toEqual([country, written.allowed]);
    if (called.allowed) open.push(country);
  }
  return open;
};
const open = (ws: string, ...countries: string[]) =>
  setCallingCountries(deps)({ opened: countries }, { workspaceId: ws, userId: 'owner', ip: '192.0.2.7' });

test('a new workspace calls and writes to its own country, the United States and Canada', async () => {
  expect(await reached(await newWorkspace())).toEqual(['US', 'CA']);
  expect(await reached(await newWorkspace('KE'))).toEqual(['US', 'CA', 'KE']);
});

test('is told which country is closed, and who can open it', async () => {
  const ws = await newWorkspace();
  const closed = {
    allowed: false,
    code: 'DESTINATION_BLOCKED',
    check: 'calling_countries',
    reason: expect.stringContaining('United Kingdom is not open to this workspace yet'),
  };
  expect(await call(ws, TO.GB)).toMatchObject(closed);
  expect(await text(ws, TO.GB)).toMatchObject(closed);
  // Another reason than this keeps its own words.
  expect(await call(ws, '+19005550123')).toMatchObject({ code: 'DESTINATION_BLOCKED', check: '' });
});

test('the owner opens more countries and closes them, and the audit log hears of it once', async () => {
  const ws = await newWorkspace();
  expect(await open(ws, 'KE', 'GB', 'US')).toMatchObject({ limited: true, always: ['US', 'CA'], opened: ['GB', 'KE'] });
  expect(await reached(ws)).toEqual(['US', 'CA', 'GB', 'KE']);
  await open(ws, 'GB', 'KE');
  expect(await open(ws, 'KE')).toMatchObject({ opened: ['KE'] });
  expect(await reached(ws)).toEqual(['US', 'CA', 'KE']);
  const told = (await emittedEvents(db, CallingCountriesChangedSchema)).flatMap(({ workspaceId, event }) =>
    workspaceId === ws ? [event] : [],
  );
  expect(told).toMatchObject([
    { before: [], after: ['GB', 'KE'], userId: 'owner', ip: '192.0.2.7' },
    { before: ['GB', 'KE'], after: ['KE'] },
  ]);
  await expect(open(ws, 'IT')).rejects.toMatchObject({ code: 'VALIDATION_FAILED', field: 'opened' });
});

test('a week later, or after $50 that were paid, every country with a price is open', async () => {
  const [old, paid, promised] = [await newWorkspace(), await newWorkspace(), await newWorkspace()];
  await put(paid, 'TOPUP', 50_000_000n);
  expect(await reached(paid)).toEqual(Object.keys(TO));
  await put(promised, 'PROMO', 50_000_000n);
  expect(await reached(promised)).toEqual(['US', 'CA']);
  expect(await getCallingCountries(deps)({}, { workspaceId: old })).toMatchObject({ limited: true });
  clock.advance(7 * 86_400_000 + 1_000);
  expect(await reached(old)).toEqual(Object.keys(TO));
  expect(await getCallingCountries(deps)({}, { workspaceId: old })).toMatchObject({ limited: false });
});

test('a workspace of before there was a limit calls where it did', async () => {
  const ws = await newWorkspace();
  await db.tenant(ws, ({ tx }) =>
    tx.wallet.update({ where: { workspaceId: ws }, data: { countriesLimited: false, country: '' } }),
  );
  expect(await reached(ws)).toEqual(Object.keys(TO));
});

test('another country in the settings opens none', async () => {
  const ws = await newWorkspace();
  await moved(ws, 'TZ');
  expect(await reached(ws)).toEqual(['US', 'CA']);
});

test('texts and calls share what a new workspace may spend in a day', async () => {
  const ws = await newWorkspace('TZ');
  // $0.06 a segment.
  expect(await text(ws, TO.TZ, 400)).toMatchObject({
    allowed: true,
    priceMicros: NEW_WORKSPACE_CAP_MICROS - 1_000_000n,
  });
  const capped = {
    allowed: false,
    code: 'SPEND_CAP',
    reason:
      'While a workspace is new, it may spend $25 in 24 hours on calls and texts, and that is spent. Try again tomorrow, or top up $50.',
  };
  expect(await text(ws, TO.TZ, 17)).toMatchObject(capped);
  expect(await call(ws, TO.TZ)).toMatchObject(capped);
  expect(await text(ws, TO.TZ, 16)).toMatchObject({ allowed: true });
});
