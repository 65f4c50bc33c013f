import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { DeviceAvailabilitySchema, DeviceSchema } from '@ringline/proto/telephony/v1/devices_pb';
import type { Principal } from '@ringline/kit/auth';
import { notFound } from '@ringline/kit/errors';
import { ON_A_CALL } from '../calls/callStore.ts';
import { cannotRing } from '../calls/engine/offers.ts';
import { wrapUpLeft } from '../calls/engine/flow/wrapUp.ts';
import { peopleFor } from '../calls/invited.ts';
import type { Deps } from '../context.ts';
import type { Device } from '../generated/prisma/client.ts';
import { limitOf } from '../presence/limit.ts';
import { factsOf } from '../presence/facts.ts';
import { toLimit } from '../presence/presence.ts';
import { updateReachability } from './reachability.ts';
import { reasonOf } from './reason.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'silence'>;

/** Of people who are looked at for no call in particular: all that they take part in counts. */
const NO_CALL = '00000000-0000-0000-0000-000000000000';

const newestFirst = (a: Device, b: Device): number => b.lastSeenAt.getTime() - a.lastSeenAt.getTime();

/** The member's devices, the last seen first. */
export const listMyDevices =
  (deps: Needs) =>
  async ({ workspaceId, userId }: Principal): Promise<MessageInitShape<typeof DeviceSchema>[]> => {
    const devices = await deps.db.tenant(workspaceId, ({ tx }) =>
      tx.device.findMany({ where: { workspaceId, userId } }),
    );
    const seenAfter = deps.silence.seenAfter(deps.clock.now());
    return devices.toSorted(newestFirst).map((device) => {
      const reason = reasonOf(device, seenAfter);
      return {
        id: device.deviceId,
        label: device.label,
        isReachable: reason === '',
        reason,
        lastSeenAt: timestampFromDate(device.lastSeenAt),
      };
    });
  };

/** Forgets a device of the member, and says so to their pages. @throws Refusal NOT_FOUND */
export const removeDevice =
  (deps: Needs) =>
  async (deviceId: string, { workspaceId, userId }: Principal): Promise<void> =>
    deps.db.tenant(workspaceId, async (uow) => {
      const { count } = await uow.tx.device.deleteMany({ where: { workspaceId, userId, deviceId } });
      if (count === 0) throw notFound('The device');
      await updateReachability(deps, uow, userId);
    });

/** Whether each of these members has a device that would ring, why not, and what limits the presence (defaults 8.5); others are left out. */
export const batchGetAvailability =
  (deps: Needs) =>
  async (
    userIds: readonly string[],
    { workspaceId }: Principal,
  ): Promise<MessageInitShape<typeof DeviceAvailabilitySchema>[]> => {
    const now = deps.clock.now();
    const seenAfter = deps.silence.seenAfter(now);
    const { members, devices, engaged, limits, ends, seconds } = await deps.db.tenant(workspaceId, async ({ tx }) => {
      const where = { workspaceId, userId: { in: [...userIds] } };
      const engaged = await tx.engagement.findMany({ where: { ...where, kind: { in: ON_A_CALL } } });
      return {
        members: await tx.memberCopy.findMany({ where }),
        devices: await tx.device.findMany({ where }),
        engaged,
        limits: await tx.presenceLimit.findMany({ where }),
        ends: await tx.memberCallEnd.findMany({ where }),
        seconds: await peopleFor(tx, { workspaceId, callId: NO_CALL, seenAfter }, [
          ...new Set(engaged.map(({ userId }) => userId)),
        ]),
      };
    });
    return members.map((member) => {
      const { userId } = member;
      const reasons = devices
        .filter((device) => device.userId === userId)
        .toSorted(newestFirst)
        .map((device) => reasonOf(device, seenAfter));
      const reachableDevices = reasons.filter((reason) => reason === '').length;
      const reachable = reachableDevices > 0;
      const onCall = engaged.some((engagement) => engagement.userId === userId);
      const row = limits.find((found) => found.userId === userId);
      const limit = limitOf(factsOf(member, row), now.getTime());
      return {
        userId,
        onCall,
        takesSecondCall: seconds.some(
          (person) => person.userId === userId && cannotRing(person, now.getTime(), { direct: true }) === null,
        ),
        reachable,
        reachableDevices,
        reason: reachable ? '' : (reasons[0] ?? 'NO_DEVICE'),
        wrapUpLeftMs: wrapUpLeft(
          ends.find((end) => end.userId === userId),
          now,
        ),
        ...(limit ? { limit: toLimit(limit) } : {}),
      };
    });
  };
