/** Calls of the matrix, with headless phones of ours and phones outside. */
import { randomUUID } from 'node:crypto';
import { eventually } from '@ringline/kit/testing';
import { ConferenceService } from '@ringline/proto/telephony/v1/conferences_pb';
import { CallService, NumberService, type PlaceCallResponse } from '@ringline/proto/telephony/v1/telephony_pb';
import { OutsideWorld, openPhone, type HeadlessPhone } from '../testkit/index.ts';
import { type Cell, perWorld } from './fixture.ts';
import type { RoleName } from './tenants.ts';

const phonesIn = perWorld(() => new Map<RoleName, Promise<HeadlessPhone>>());
const phoneOf = ({ world, by }: Cell): Promise<HeadlessPhone> => {
  const { ours } = world;
  const phones = phonesIn({ world });
  const known = phones.get(by) ?? openPhone(ours.people[by].api.as({ workspace: ours.workspaceId }), { tone: 1_300 });
  phones.set(by, known);
  return known;
};
const outsideOf = ({ world }: Cell) => new OutsideWorld(world.product.url);
export const calls = async ({ world, by }: Cell) => world.as(CallService, await world.principalOf(by));
let peers = 0;
export const newPeer = () => `+1202555${String(1_000 + (peers += 1)).padStart(4, '0')}`;

/** Nobody may begin more than 20 calls a minute; the matrix begins more, so that those of before count as older. */
async function calledLongAgo({ world: { product, ours } }: Cell): Promise<void> {
  const telephony = product.services.find(({ name }) => name === 'telephony');
  await telephony?.db.tenant(ours.workspaceId, ({ tx }) =>
    (tx as unknown as { $executeRawUnsafe(sql: string, id: string): Promise<number> }).$executeRawUnsafe(
      "UPDATE call SET started_at = started_at - interval '2 minutes' WHERE workspace_id = $1::uuid AND started_at > now() - interval '1 minute'",
      ours.workspaceId,
    ),
  );
}

/** A call that the person has begun and no device has joined yet. */
export async function placed(cell: Cell): Promise<PlaceCallResponse> {
  await calledLongAgo(cell);
  const client = await calls(cell);
  const answer = await client.placeCall({
    phoneNumberId: cell.world.ours.numberId,
    to: newPeer(),
    deviceId: (await phoneOf(cell)).deviceId,
    idempotencyKey: randomUUID(),
  });
  cell.after(() => client.endCall({ callId: answer.call?.id ?? '' }));
  return answer;
}

/** The carrier's sid of the person's own leg, by call. */
export const sids = new Map<string, string>();
/** A call on which the person talks. */
export async function talking(cell: Cell): Promise<string> {
  await calledLongAgo(cell);
  const client = await calls(cell);
  const to = newPeer();
  await outsideOf(cell).phone(to, 0, 'silence');
  const phone = await phoneOf(cell);
  const { call, connectParams } = await client.placeCall({
    phoneNumberId: cell.world.ours.numberId,
    to,
    deviceId: phone.deviceId,
    idempotencyKey: randomUUID(),
  });
  cell.after(() => client.endCall({ callId: call?.id ?? '' }));
  const { callSid } = await phone.connect(Object.entries(connectParams).map(([name, value]) => ({ name, value })));
  sids.set(call?.id ?? '', callSid);
  await eventually(async () =>
    (await client.listMyLiveCalls({})).calls.some(({ id, phase }) => id === call?.id && phase === 'TALKING'),
  );
  return call?.id ?? '';
}

const knownIn = perWorld(() => new Map<RoleName, string>());
/** The same for several cells: nobody may begin more than 20 calls a minute. */
export async function stillTalking(cell: Cell): Promise<string> {
  const known = knownIn(cell);
  const { calls: live } = await (await calls(cell)).listMyLiveCalls({});
  const id = known.get(cell.by);
  if (id !== undefined && live.some((call) => call.id === id && call.phase === 'TALKING')) return id;
  const begun = await talking({ ...cell, after: () => {} });
  known.set(cell.by, begun);
  return begun;
}

/** A colleague of the person whose phone can be rung. */
export async function colleague(cell: Cell): Promise<string> {
  const by: RoleName = cell.by === 'OWNER' ? 'ADMIN' : 'OWNER';
  const known = knownIn(cell);
  const busyWith = known.get(by);
  if (busyWith !== undefined) await (await calls({ ...cell, by })).endCall({ callId: busyWith });
  known.delete(by);
  await phoneOf({ ...cell, by });
  return cell.world.ours.people[by].userId;
}

const together = async ({ world, by }: Cell) => world.as(ConferenceService, await world.principalOf(by));

/** A call that the person can hand over, and has back before it is ended. */
export async function transferable(cell: Cell): Promise<string> {
  const callId = await stillTalking(cell);
  cell.after(async () => (await together(cell)).changeTransfer({ callId, change: 'BACK' }));
  return callId;
}

/** A call that the person is handing to a colleague. */
export async function transferring(cell: Cell): Promise<string> {
  const callId = await transferable(cell);
  await (await together(cell)).transferCall({ callId, userId: await colleague(cell), mode: 'COLD' });
  return callId;
}

/** A call that a colleague talks on; the person is on none, since nobody supervises who is. */
export async function colleaguesCall(cell: Cell): Promise<string> {
  const by: RoleName = cell.by === 'OWNER' ? 'ADMIN' : 'OWNER';
  await colleague(cell);
  const known = knownIn(cell);
  const busyWith = known.get(cell.by);
  if (busyWith !== undefined) await (await calls(cell)).endCall({ callId: busyWith });
  known.delete(cell.by);
  return talking({ ...cell, by });
}

/** A call from outside that rings the person. */
export async function ringing(cell: Cell): Promise<string> {
  const client = await calls(cell);
  await phoneOf(cell);
  const outside = outsideOf(cell);
  const from = newPeer();
  const { number } = await cell.world
    .as(NumberService, await cell.world.principalOf('OWNER'))
    .getNumber({ id: cell.world.ours.numberId });
  const userId = cell.world.ours.people[cell.by].userId;
  const offered = await eventually(async () => {
    const call = await outside.call(from, number?.number ?? '', 'silence');
    cell.after(() => outside.hangUp(call.sid));
    return eventually(async () => {
      const { calls: live } = await client.listMyLiveCalls({});
      const found = live.find(
        ({ peerNumber, offers }) =>
          peerNumber === from && offers.some((offer) => offer.userId === userId && offer.state === 'RINGING'),
      );
      if (!found) throw new Error(`${cell.by} is not rung`);
      return found;
    }, 3_000);
  }, 15_000);
  return offered.id;
}
