/** A caller with whom somebody of ours talks while colleagues can be rung, for tests of what several people do on one call. */
import { reportDevice } from '../devices/reportDevice.ts';
import { principalOf, type telephonyWorld } from '../testing/world.ts';

/**
 * Makes workspaces in which the first person talks with a caller.
 * @param numbers what the numbers of this file begin with, in E.164, without their last four digits
 * @param before what is known of a workspace before anybody calls
 */
export function answeredIn(
  world: Awaited<ReturnType<typeof telephonyWorld>>,
  numbers: string,
  before: (workspaceId: string) => Promise<unknown> = async () => undefined,
) {
  const { carrier, deps, executor, webhook } = world;
  let made = 0;

  return async function talking(...names: string[]) {
    const office = await world.workspace(names, `${numbers}${String((made += 1)).padStart(4, '0')}`);
    const { workspaceId, people } = office;
    await before(workspaceId);
    const person = (index: number) => principalOf(workspaceId, people[index]?.userId ?? '');
    const register = (index: number) =>
      reportDevice(deps)(
        { deviceId: 'laptop', state: 'REGISTERED', microphoneAllowed: true, label: 'Laptop' },
        person(index),
      );
    await register(0);
    const caller = `CA${made.toString(16).padStart(32, 'e')}`;
    await webhook('/carrier/voice/inbound', { CallSid: caller, From: '+14155550123', To: office.number });
    await executor.idle();
    const { id } = await world.callOf(workspaceId);
    /** The latest offer to this person, answered by the device. */
    async function picksUp(index: number) {
      const call = await world.readState(workspaceId, id);
      const offer = call.offers.findLast(({ userId }) => userId === people[index]?.userId);
      const legId = offer?.id ?? '';
      const sid = call.legs[legId]?.sid ?? '';
      const answer = await webhook(deps.addresses.leg({ workspaceId, callId: id, legId }, 'answer'), { CallSid: sid });
      await executor.idle();
      return { sid, legId, answer };
    }
    const ana = await picksUp(0);
    for (let index = 1; index < people.length; index += 1) await register(index);
    const conference = {
      CallSid: caller,
      ConferenceSid: `CF${'b'.repeat(32)}`,
      StatusCallbackEvent: 'participant-join',
    };
    await webhook(deps.addresses.conference({ workspaceId, callId: id }), conference);
    carrier.requests.length = 0;
    return { ...office, id, person, caller, ana, picksUp, state: () => world.readState(workspaceId, id) };
  };
}
