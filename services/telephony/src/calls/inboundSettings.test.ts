import { afterEach, expect, test, vi } from 'vitest';
import { telephonyWorld } from '../testing/world.ts';
import { type SettingsColumns, SettingsAtHand } from './inboundSettings.ts';

const world = await telephonyWorld();
const { db } = world;
const query = vi.spyOn(db.pool, 'query');
afterEach(() => query.mockClear());

let calls = 0;
/** A call comes in. @returns what PostgreSQL said of the number's settings, and what the caller hears */
async function call(to: string) {
  calls += 1;
  query.mockClear();
  const { body } = await world.webhook('/carrier/voice/inbound', {
    CallSid: `CA${String(calls).padStart(32, '5')}`,
    From: '+14155550123',
    To: to,
  });
  const reads = query.mock.calls.flatMap(([asked], n) =>
    (asked as unknown as { text?: string }).text?.includes('read_inbound_calls_seen') ? [query.mock.results[n]] : [],
  );
  const answers = (await Promise.all(reads.map((read) => read?.value))) as unknown as { rows: SettingsColumns[] }[];
  return { body, sent: answers.flatMap(({ rows }) => rows).map(({ hours, flow, plan }) => ({ hours, flow, plan })) };
}

const set = (workspaceId: string, data: object) =>
  db.tenant(workspaceId, ({ tx }) => tx.phoneNumber.updateMany({ where: { workspaceId }, data }));

test('settings are sent once, and again when their row changed: whoever writes it, the next call follows', async () => {
  const { workspaceId, number } = await world.workspace(['Ana'], '+13475550170', { greeting: true });
  const menu = (seconds: number) => ({ queue: { maxWaitSeconds: seconds } });
  await set(workspaceId, { flow: menu(60) });
  expect((await call(number)).sent).toMatchObject([{ flow: expect.stringContaining('60') }]);
  expect((await call(number)).sent).toMatchObject([{ flow: null, hours: null, plan: null }]);
  await set(workspaceId, { flow: menu(90) });
  expect((await call(number)).sent).toMatchObject([{ flow: expect.stringContaining('90') }]);
  // Closed at every hour: the caller is told so, although the flow was at hand a moment ago.
  await set(workspaceId, { hours: { timezone: 'UTC', week: [], days: [] }, closedFallback: 'VOICEMAIL' });
  expect((await call(number)).sent).toMatchObject([{ hours: expect.stringContaining('UTC') }]);
  expect((await call(number)).sent).toMatchObject([{ hours: null }]);
});

const row = (changes: Partial<SettingsColumns> = {}): SettingsColumns => ({
  workspace_id: 'w',
  id: 'n',
  hours: null,
  flow: '{"of":"n"}',
  settings_version: '7',
  plan: '{"CALL_RECORDING":"NONE"}',
  plan_version: '9',
  ...changes,
});
const TO = '+13475550171';

/** Settings that were read once. */
function kept() {
  const settings = new SettingsAtHand();
  settings.take(TO, row(), undefined);
  return { settings, had: settings.of(TO) };
}

test('what PostgreSQL leaves out is what was at hand', () => {
  const { settings, had } = kept();
  expect(settings.take(TO, row({ flow: null, plan: null }), had)).toBe(had);
  const newPlan = settings.take(
    TO,
    row({ flow: null, plan: '{"CALL_RECORDING":"ON_DEMAND"}', plan_version: '10' }),
    had,
  );
  expect(newPlan).toMatchObject({ flow: { of: 'n' }, plan: { CALL_RECORDING: 'ON_DEMAND' } });
  const newFlow = settings.take(TO, row({ flow: '{"of":"m"}', settings_version: '8', plan: null }), had);
  expect(newFlow).toMatchObject({ flow: { of: 'm' }, plan: { CALL_RECORDING: 'NONE' } });
});

test('a workspace that has lost its plan has no values of one', () => {
  const { settings, had } = kept();
  expect(settings.take(TO, row({ flow: null, plan: null, plan_version: null }), had)).toMatchObject({ plan: {} });
});

test.each([
  ['number', row({ id: 'other', flow: null, plan: null })],
  ['workspace', row({ workspace_id: 'other', settings_version: '8', plan: null })],
])('a row of another %s with the same version is read anew, with nothing of the one before', (_of, other) => {
  const { settings, had } = kept();
  expect(settings.take(TO, other, had)).toBeUndefined();
  expect(settings.of(TO)).toBeUndefined();
});
