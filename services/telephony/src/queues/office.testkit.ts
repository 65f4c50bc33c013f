/** A number with a queue on a real database, its people, and callers: what tests of queues stand on. */
import { ringFor } from '../calls/changeWrapUp.ts';
import { declineOffer } from '../calls/declineOffer.ts';
import { endCall } from '../calls/endCall.ts';
import { getCallTimeline } from '../calls/getCallTimeline.ts';
import type { CallState } from '../calls/engine/state.ts';
import type { QueueSettings } from '../calls/engine/queue/queueSettings.ts';
import { reportDevice } from '../devices/reportDevice.ts';
import { principalOf, type telephonyWorld } from '../testing/world.ts';

const SECOND = 1_000;

export function queueOffices(world: Awaited<ReturnType<typeof telephonyWorld>>) {
  const { carrier, clock, deps, webhook, executor, queues } = world;
  let numbers = 0;
  let calls = 0;

  /** All that follows from what just happened, in this process. */
  async function settle(): Promise<void> {
    for (let round = 0; round < 3; round += 1) {
      await queues.idle();
      await executor.idle();
    }
  }

  async function office(names: readonly string[], queue: Partial<QueueSettings> = {}, timeoutSeconds = 20) {
    const number = nextNumber();
    const made = await world.workspace(names, number);
    const { workspaceId, phoneNumberId: id, people } = made;
    // Members are a list that nobody changes; the database's type wants one that may be.
    const { members: _members, ...stored } = queue;
    await deps.db.tenant(workspaceId, ({ tx }) =>
      tx.phoneNumber.update({
        where: { workspaceId_id: { workspaceId, id } },
        data: { flowType: 'QUEUE', flow: { queue: stored }, timeoutSeconds },
      }),
    );
    const as = (name: string) => {
      const person = people.find((one) => one.name === name);
      if (!person) throw new Error(`there is no ${name}`);
      return principalOf(workspaceId, person.userId);
    };
    const device = (name: string, state = 'REGISTERED') =>
      reportDevice(deps)({ deviceId: 'laptop', state, microphoneAllowed: true, label: 'Laptop' }, as(name));
    for (const name of names) await device(name);

    const state = (id: string) => world.readState(workspaceId, id);
    const call = async (from = '+14155550123'): Promise<{ id: string; sid: string; body: string }> => {
      const sid = `CA${String((calls += 1)).padStart(32, 'c')}`;
      carrier.calls.set(sid, { sid, to: number, status: 'in-progress' });
      const answer = await webhook('/carrier/voice/inbound', { CallSid: sid, From: from, To: number });
      await settle();
      const leg = await deps.db.tenant(workspaceId, ({ tx }) => tx.callLeg.findFirstOrThrow({ where: { sid } }));
      return { id: leg.callId, sid, body: answer.body };
    };
    const rings = async (id: string): Promise<string[]> =>
      (await state(id)).offers.filter((offer) => offer.state === 'RINGING').map(({ userName }) => userName);
    const hears = async (id: string): Promise<string> => {
      const { outsideLegId: legId, legs } = await state(id);
      const url = deps.addresses.leg({ workspaceId, callId: id, legId }, 'now');
      return (await webhook(url, { CallSid: legs[legId]?.sid ?? '', CallStatus: 'in-progress' })).body;
    };
    const pickUp = async (id: string, name: string): Promise<string> => {
      const { offers, legs } = await state(id);
      const offer = offers.find((one) => one.userName === name && one.state === 'RINGING');
      const leg = legs[offer?.id ?? ''];
      const url = deps.addresses.leg({ workspaceId, callId: id, legId: leg?.id ?? '' }, 'answer');
      const { body } = await webhook(url, { CallSid: leg?.sid ?? '', CallStatus: 'in-progress' });
      await settle();
      return body;
    };
    /** A key that the caller presses while it says what to press. */
    const press = async (id: string, key: string): Promise<string> => {
      const script = await hears(id);
      const action = /<Gather[^>]*action="([^"]+)"/.exec(script)?.[1]?.replaceAll('&amp;', '&') ?? '';
      const { outsideLegId, legs } = await state(id);
      const { body } = await webhook(new URL(action).pathname + new URL(action).search, {
        CallSid: legs[outsideLegId]?.sid ?? '',
        CallStatus: 'in-progress',
        Digits: key,
      });
      await settle();
      return body;
    };
    /** The callbacks of this workspace, the oldest first. */
    const callbacks = async (): Promise<CallState[]> => {
      const rows = await deps.db.tenant(workspaceId, ({ tx }) =>
        tx.call.findMany({ where: { direction: 'OUTBOUND' }, orderBy: { startedAt: 'asc' } }),
      );
      return rows.map(({ state: each }) => each as unknown as CallState);
    };
    /** What the carrier says of the leg to the outside. */
    const farEnd = async (id: string, status: string): Promise<void> => {
      const { outsideLegId: legId, legs } = await state(id);
      const sid = legs[legId]?.sid ?? '';
      carrier.calls.set(sid, { ...carrier.calls.get(sid), sid, to: '', status });
      await webhook(deps.addresses.legStatus({ workspaceId, callId: id, legId }), { CallSid: sid, CallStatus: status });
      await settle();
    };
    const hangUp = async (sid: string): Promise<void> => {
      carrier.calls.set(sid, { sid, to: number, status: 'completed' });
      await webhook('/carrier/voice/number-status', { CallSid: sid, To: number, CallStatus: 'completed' });
      await settle();
    };
    const end = async (id: string, name: string): Promise<void> => {
      await endCall(deps, world.apply)(id, as(name));
      await settle();
    };
    const decline = async (id: string, name: string): Promise<void> => {
      await declineOffer(deps, world.apply)(id, as(name));
      await settle();
    };
    const present = async (name: string, presence: string): Promise<void> => {
      await deps.db.tenant(workspaceId, ({ tx }) =>
        tx.memberCopy.update({
          where: { workspaceId_userId: { workspaceId, userId: as(name).userId } },
          data: { presence },
        }),
      );
    };
    const pass = async (seconds: number): Promise<void> => {
      clock.advance(seconds * SECOND);
      for (const name of names) if (!silent.has(name)) await device(name);
      await world.sweep();
      await settle();
    };
    /** They have no page open, and a browser of theirs that is rung by push. */
    const leaves = async (name: string): Promise<void> => {
      silent.add(name);
      await device(name, 'UNREGISTERED');
      await deps.db.tenant(workspaceId, ({ tx }) =>
        tx.memberCopy.update({
          where: { workspaceId_userId: { workspaceId, userId: as(name).userId } },
          data: { ringsByPush: true },
        }),
      );
    };
    /** They open a page, for which calls that ask them ring. */
    const opens = async (name: string): Promise<void> => {
      silent.delete(name);
      await reportDevice(deps, (principal) => ringFor(deps, world.apply, principal))(
        { deviceId: 'laptop', state: 'REGISTERED', microphoneAllowed: true, label: 'Laptop' },
        as(name),
      );
      await settle();
    };
    const offers = async (id: string): Promise<string[]> =>
      (await state(id)).offers.map(({ userName, label, state: is }) => `${userName} ${label} ${is}`);
    const silent = new Set<string>();
    const said = async (id: string) =>
      (await getCallTimeline(deps)(id, as(names[0] ?? ''))).map(({ description }) => description);
    return {
      ...made,
      as,
      call,
      state,
      rings,
      hears,
      pickUp,
      hangUp,
      press,
      callbacks,
      farEnd,
      end,
      decline,
      present,
      device,
      pass,
      said,
      silent,
      leaves,
      opens,
      offers,
    };
  }

  const nextNumber = (): string => `+1917555${String((numbers += 1)).padStart(4, '0')}`;
  return { office, settle, nextNumber };
}
