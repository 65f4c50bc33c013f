/** Two replicas over one database: whatever both see is done once. */
import { CallChangedSchema, CallEndedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { expect, it, vi } from 'vitest';
import { reportDevice } from '../devices/reportDevice.ts';
import { createTelephony } from '../telephony.ts';
import { principalOf, telephonyWorld } from '../testing/world.ts';

const world = await telephonyWorld();
const { carrier, clock, deps, webhook } = world;
const other = createTelephony(deps);
const CALLER = '+14155550123';
const SECOND = 1_000;
const CALLS = 6;

const posts = (path: RegExp) => carrier.requests.filter((one) => one.method === 'POST' && path.test(one.path));

/** Both replicas look at what is due at the same moment, and finish all that comes of it. */
async function bothSweep(): Promise<void> {
  const replicas = [world, other];
  await Promise.all(replicas.map(({ sweeper }) => sweeper.sweep()));
  await Promise.all(replicas.map(({ sweeper }) => sweeper.idle()));
  await Promise.all(replicas.map(({ executor }) => executor.idle()));
}

async function offices() {
  return Promise.all(
    Array.from({ length: CALLS }, async (_, index) => {
      const office = await world.workspace(['Ana', 'Ben'], `+1917555${String(index).padStart(4, '0')}`);
      for (const { userId } of office.people) {
        await reportDevice(deps)(
          { deviceId: 'laptop', state: 'REGISTERED', microphoneAllowed: true, label: 'Laptop' },
          principalOf(office.workspaceId, userId),
        );
      }
      return office;
    }),
  );
}

it('each command is sent once, each timer fires once and each call has one end, whichever replica is faster', async () => {
  const made = await offices();
  // The replica that took these calls dies before it sends anything: its commands lie there for both of the others.
  const send = vi.spyOn(world.executor, 'run').mockImplementation(() => undefined);
  const ringing = await Promise.all(
    made.map(async ({ number, workspaceId }, index) => {
      const form = { CallSid: `CA${index.toString(16).padStart(32, 'd')}`, From: CALLER, To: number };
      // The carrier repeats its request: it reaches us twice at once.
      const answers = await Promise.all([1, 2, 3].map(() => webhook('/carrier/voice/inbound', form)));
      for (const { body } of answers) expect(body).toContain('ringback.wav');
      return world.callOf(workspaceId);
    }),
  );
  send.mockRestore();
  expect(posts(/^\/Calls\.json$/)).toEqual([]);

  clock.advance(6 * SECOND);
  // As when a lease runs out while its holder still works: both take up the same commands.
  const { rows: waiting } = await world.db.pool.query<{ command_id: string; workspace_id: string }>(
    'SELECT command_id, workspace_id FROM command_schedule',
  );
  await Promise.all(
    waiting.flatMap(({ command_id: id, workspace_id: workspaceId }) =>
      [world, other].map(({ executor }) => executor.takeUp(workspaceId, id)),
    ),
  );
  await bothSweep();
  await bothSweep();
  const offered = posts(/^\/Calls\.json$/).map(({ form }) => String(form['To']));
  expect(offered).toHaveLength(2 * CALLS);
  expect(new Set(offered).size).toBe(2 * CALLS);

  // Both agents of every call pick up at the same moment, each at another replica.
  const picked = await Promise.all(
    ringing.map(async ({ id, workspaceId }) => {
      const call = await world.readState(workspaceId, id);
      const scripts = await Promise.all(
        call.offers.map(async (offer, index) => {
          const request = carrier.requests.find(({ form }) => String(form['Url']).includes(offer.id));
          const sid = call.legs[offer.id]?.sid ?? '';
          if (index === 0) return (await webhook(String(request?.form['Url']), { CallSid: sid })).body;
          const applied = await other.apply({
            workspaceId,
            callId: id,
            key: `answered:${offer.id}`,
            input: { type: 'OFFER_ANSWERED', legId: offer.id, sid, engaged: false },
          });
          return applied?.call.agentLegId === offer.id ? '<Conference>' : '';
        }),
      );
      return scripts.filter((body) => body.includes('Conference')).length;
    }),
  );
  expect(picked).toEqual(Array.from({ length: CALLS }, () => 1));
  await Promise.all([world.executor.idle(), other.executor.idle()]);
  const talking = await Promise.all(ringing.map(({ id, workspaceId }) => world.readState(workspaceId, id)));
  expect(talking.map(({ status }) => status)).toEqual(Array.from({ length: CALLS }, () => 'ON_GOING'));
  const redirected = posts(/^\/Calls\/CA\w+\.json$/).filter(({ form }) => form['Url'] !== undefined);
  expect(redirected).toHaveLength(CALLS);

  // The talk-time cap ends every call: a timer that both replicas find due.
  for (const call of talking) {
    for (const leg of Object.values(call.legs)) {
      if (leg.sid && leg.status !== 'ENDED')
        carrier.calls.set(leg.sid, { sid: leg.sid, to: '', status: 'in-progress' });
    }
  }
  clock.advance(4 * 3_600 * SECOND);
  await bothSweep();
  await bothSweep();
  const over = await Promise.all(ringing.map(({ id, workspaceId }) => world.readState(workspaceId, id)));
  expect(over.map(({ status, endReason }) => [status, endReason])).toEqual(
    Array.from({ length: CALLS }, () => ['COMPLETED', 'TALK_TIME_CAP']),
  );
  const ended = await world.events(CallEndedSchema, 'telephony.call.ended.v1');
  expect(new Set(ended.map(({ call }) => call?.id)).size).toBe(CALLS);
  expect(ended).toHaveLength(CALLS);
  const changed = await world.events(CallChangedSchema, 'telephony.call.changed.v1');
  const versions = changed.map(({ call }) => `${call?.id} ${call?.version}`);
  expect(new Set(versions).size).toBe(versions.length);
  expect(carrier.problems).toEqual([]);
});

/** A call that rings one person, whose offer is written and not sent. */
async function oneOffer(index: number) {
  const send = vi.spyOn(world.executor, 'run').mockImplementation(() => undefined);
  const office = await world.workspace(['Ana'], `+1646555${String(index).padStart(4, '0')}`);
  const { workspaceId } = office;
  await reportDevice(deps)(
    { deviceId: 'laptop', state: 'REGISTERED', microphoneAllowed: true, label: 'Laptop' },
    principalOf(workspaceId, office.people[0]?.userId ?? ''),
  );
  const form = { CallSid: `CA${index.toString(16).padStart(32, 'e')}`, From: CALLER, To: office.number };
  await webhook('/carrier/voice/inbound', form);
  send.mockRestore();
  const { id } = await world.callOf(workspaceId);
  const [command] = await world.db.tenant(workspaceId, ({ tx }) =>
    tx.carrierCommand.findMany({ where: { workspaceId, callId: id, state: 'INTENDED' } }),
  );
  if (!command) throw new Error('The call has no command');
  carrier.requests.length = 0;
  return { workspaceId, callId: id, commandId: command.id };
}

it('nobody is dialled twice when two look into one command, and the carrier answers one of them late', async () => {
  const { workspaceId, callId, commandId } = await oneOffer(1);
  // Who claimed it died before the carrier heard of it.
  await world.db.pool.query('SELECT claim_command($1, $2, $3)', [workspaceId, commandId, clock.now()]);
  const list = carrier.holdNext(({ method, path }) => method === 'GET' && path.startsWith('/Calls.json'));
  const slow = world.executor.takeUp(workspaceId, commandId);
  await list.asked;
  const dialled = carrier.holdNext(({ method, path }) => method === 'POST' && path === '/Calls.json');
  const quick = other.executor.takeUp(workspaceId, commandId);
  await dialled.asked;
  // In this moment the other one is told what was true before: the carrier knows of no such call.
  list.answer();
  await slow;
  dialled.answer();
  await quick;
  expect(posts(/^\/Calls\.json$/)).toHaveLength(1);
  const { offers, legs } = await world.readState(workspaceId, callId);
  expect(legs[offers[0]?.id ?? '']?.sid).toMatch(/^CA/);
});

it('a command that the carrier put off is sent again, though the sweeper has taken it up meanwhile', async () => {
  const { workspaceId, callId, commandId } = await oneOffer(2);
  const dials = (one: { method: string; path: string }) => one.method === 'POST' && one.path === '/Calls.json';
  carrier.failNext(dials, 429);
  const dialled = carrier.holdNext(dials);
  const first = other.executor.takeUp(workspaceId, commandId);
  await dialled.asked;
  // Its lease has run out: it is found as sent, and looked into after what is under way.
  const reads = vi.spyOn(deps.db, 'tenant');
  const second = other.executor.takeUp(workspaceId, commandId);
  await reads.mock.results[0]?.value;
  reads.mockRestore();
  dialled.answer();
  await Promise.all([first, second]);
  clock.advance(SECOND);
  await bothSweep();
  const { offers, legs } = await world.readState(workspaceId, callId);
  expect(legs[offers[0]?.id ?? '']?.sid).toMatch(/^CA/);
  expect(posts(/^\/Calls\.json$/)).toHaveLength(2);
});

it('a replica that begins again asks about all legs, first about those that wait longest', async () => {
  const { workspaceId } = await world.workspace(['Ana'], '+19175559900');
  const now = clock.now().getTime();
  const watch = async (askAt: number) => {
    const legId = deps.ids.uuid();
    await world.db.pool.query(
      'INSERT INTO leg_watch (leg_id, workspace_id, call_id, sid, ask_at) VALUES ($1, $2, $3, $4, $5)',
      [legId, workspaceId, deps.ids.uuid(), `CA${legId.replaceAll('-', '')}`, new Date(askAt)],
    );
    return legId;
  };
  // One that was being asked about when the process died, one that nobody had come to, one that is not due.
  const [asked, waits, later] = [await watch(now + 9 * SECOND), await watch(now - 60 * SECOND), await watch(now + 1)];
  const { sweeper } = createTelephony(deps);
  await sweeper.start();
  await sweeper.stop();
  const { rows } = await world.db.pool.query<{ id: string; at: Date }>(
    'SELECT leg_id AS id, ask_at AS at FROM leg_watch WHERE leg_id = ANY ($1) ORDER BY ask_at',
    [[asked, waits, later]],
  );
  expect(rows[0]?.id).toBe(waits);
  expect(rows.filter(({ at }) => at.getTime() <= now)).toHaveLength(3);
});
