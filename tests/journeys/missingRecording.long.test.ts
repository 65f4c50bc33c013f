/**
 * A recording that never comes (defaults 12.2): the carrier loses its report and the file, and when its time is over the owner and
 * the admins have it in their bell and Prometheus counts it, while a member is told nothing.
 *
 * @area recordings, notifications
 */
import { eventually } from '@ringline/kit/testing';
import { expect, test } from 'vitest';
import { logOf } from '../testkit/callLog.ts';
import { OutsideWorld, openPhone, startProduct, type Payload, type Person } from '../testkit/index.ts';
import { aMember, anOwnerOnBusiness } from '../testkit/members.ts';

const CALLER = '+15035550174';
const OUTSIDE = 700;
const AUDIBLE = 4_000;
/** How long a recording may take (defaults 12.2). */
const DUE_MS = 600_000;

test('a recording that does not come within ten minutes is in the bell of the owner and of admins, and is counted', async () => {
  const product = await startProduct({ METRICS_PORT: '0' });
  const outside = new OutsideWorld(product.url);
  const owner = await anOwnerOnBusiness(product, 'Ana');
  const admin = await aMember(product.url, owner, 'ADMIN', { firstName: 'Bo' });
  const member = await aMember(product.url, owner, 'MEMBER', { firstName: 'Cem' });
  const { id } = owner.number;
  const { getSinglePhoneNumber: number } = await owner.api.run(
    'query ($id: ID!) { getSinglePhoneNumber(id: $id) { version } }',
    { id },
  );
  await owner.api.run(
    'mutation ($input: UpdatePhoneNumberSettingsInput!) { updatePhoneNumberSettings(input: $input) { version } }',
    { input: { id, version: number.version, enableCallRecording: true } },
  );
  const bell = async ({ api }: Person) => {
    const { fetchWorkspaceNotifications } = await api.run(
      '{ fetchWorkspaceNotifications { totalUnread data { type message peerNumber read } } }',
    );
    return fetchWorkspaceNotifications as { totalUnread: number; data: Payload[] };
  };
  const counted = async () => {
    const text = await (await fetch(product.metricsUrl ?? '')).text();
    return Number(/^recordings_missing_total(?:{[^}]*})? (\d+)$/m.exec(text)?.[1]);
  };

  const phone = await openPhone(owner.api, { tone: 1_300 });
  await outside.call(CALLER, owner.number.number, `tone:${OUTSIDE}`);
  const talk = await (await phone.ring()).accept();
  await eventually(() => expect(talk.audio.hears([OUTSIDE])[OUTSIDE]).toBeGreaterThan(AUDIBLE), 20_000);
  const { getMyLiveCalls } = await owner.api.run('{ getMyLiveCalls { id } }');
  const callId = getMyLiveCalls[0].id as string;
  const log = async () => (await logOf(owner.api, callId)).map(({ name }) => name);
  await eventually(async () => expect(await log()).toContain('recording.started'), 20_000);

  await outside.fault({ kind: 'lost-callback', on: true, left: null });
  await owner.api.run('mutation ($id: ID!) { endCall(callId: $id) { id } }', { id: callId });
  await eventually(async () => expect(await outside.lost()).toContainEqual('/carrier/voice/recording'), 20_000);
  await outside.fault({ kind: 'lost-callback', on: false });
  const database = (service: string) => product.services.find(({ name }) => name === service)!.db;
  // A report alone would be asked for; the carrier has lost the file, too.
  expect((await database('sandbox').pool.query('DELETE FROM recording')).rowCount).toBe(1);
  const telephony = database('telephony');
  // What became of the legs was lost, too; the carrier is asked at once instead of after 30 s.
  await telephony.pool.query('UPDATE leg_watch SET ask_at = now()');
  await eventually(async () => expect(await log()).toContain('call.ended'), 45_000);
  expect(await log()).not.toContain('recording.missing');
  expect(await counted()).toBe(0);

  await telephony.tenant(owner.workspaceId, async ({ tx }) => {
    const sql = tx as unknown as { $queryRawUnsafe(text: string, id: string): Promise<{ waits: number }[]> };
    const state = "state->'timers'->>'recordingMissing'";
    const [due] = await sql.$queryRawUnsafe(
      `SELECT ((${state})::float8 - (state->>'endedAt')::float8) AS waits FROM call WHERE id = $1::uuid`,
      callId,
    );
    expect(due?.waits).toBe(DUE_MS);
    // The ten minutes are over, and the one after which the carrier is asked.
    await sql.$queryRawUnsafe(
      `UPDATE call SET state = jsonb_set(jsonb_set(state, '{timers,askRecording}', '0'), '{timers,recordingMissing}', '0')
       WHERE id = $1::uuid`,
      callId,
    );
  });
  await telephony.pool.query('UPDATE call_schedule SET due_at = now()');

  const told = {
    totalUnread: 1,
    data: [
      {
        type: 'RECORDING_MISSING',
        message: expect.stringMatching(/^The recording of a call with .*0174 is missing$/),
        peerNumber: CALLER,
        read: false,
      },
    ],
  };
  for (const person of [owner, admin]) await eventually(async () => expect(await bell(person)).toEqual(told), 20_000);
  expect(await bell(member)).toEqual({ totalUnread: 0, data: [] });
  expect(await log()).toContain('recording.missing');
  expect(await counted()).toBe(1);
}, 180_000);
