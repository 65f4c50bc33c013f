/** Sends one thing to every device of a member, and writes down what became of it. */
import type { Deps, Unit } from '../context.ts';
import type { PushDevice } from '../generated/prisma/client.ts';
import { devicesOf, noteOutcome, subscriptionOf } from './devices.ts';
import { mustShow, type Push, type PushOutcome, sendPush } from './pushServices.ts';
import { vapidKeys } from './vapidKeys.ts';

type Parts = Pick<Deps, 'env' | 'db' | 'clock' | 'ids' | 'jobs' | 'secrets' | 'log'>;

/** Deliveries are shown for so long. */
const KEPT_MS = 30 * 86_400_000;
/** A device that is off needs no message that something is over. */
const CLEARING_TTL = 3_600;

interface Subject {
  readonly workspaceId: string;
  readonly userId: string;
  /** A notification, or a call. */
  readonly subjectId: string;
  readonly kind: string;
  readonly tag: string;
  readonly peerNumber?: string;
}

/**
 * Pushes to each device once, however often it is asked to.
 * @throws Error when a push service can't be reached: asked again, it tries the devices that are left
 * @returns why none of them took it; undefined: one did
 */
export async function pushTo(
  deps: Parts,
  subject: Subject,
  push: Push,
): Promise<'NO_BROWSER' | 'GONE' | 'REFUSED' | undefined> {
  const { workspaceId, userId, subjectId, kind, tag, peerNumber = '' } = subject;
  const devices = await deps.db.platform('push devices', (uow) => devicesOf(uow, userId));
  if (devices.length === 0) return 'NO_BROWSER';
  const now = deps.clock.now();
  const open = await deps.db.tenant(workspaceId, async ({ tx }) => {
    await tx.pushDelivery.createMany({
      data: devices.map(({ id, name }) => ({
        id: deps.ids.uuid(),
        workspaceId,
        userId,
        kind,
        subjectId,
        deviceId: id,
        deviceName: name,
        status: 'SENDING',
        peerNumber,
        tag,
        createdAt: now,
      })),
      skipDuplicates: true,
    });
    await tx.pushDelivery.deleteMany({ where: { userId, createdAt: { lt: new Date(now.getTime() - KEPT_MS) } } });
    return tx.pushDelivery.findMany({ where: { userId, subjectId, status: { in: ['SENDING', 'WAITING'] } } });
  });
  const waiting = new Set(open.map(({ deviceId }) => deviceId));
  const keys = await vapidKeys(deps);
  const outcomes = await Promise.all(
    devices
      .filter(({ id }) => waiting.has(id))
      .map(async (device) => {
        const outcome = await sendPush(deps.env, keys, subscriptionOf(deps, device), push);
        await keep(deps, { ...subject, device, outcome });
        return outcome;
      }),
  );
  if (outcomes.includes('UNREACHABLE')) throw new Error('A push service could not be reached');
  // Those that took it before are not asked again.
  if (outcomes.length < devices.length || outcomes.includes('SENT')) return undefined;
  return outcomes.includes('REFUSED') ? 'REFUSED' : 'GONE';
}

const STATUS: Readonly<Record<PushOutcome, string>> = {
  SENT: 'SENT',
  GONE: 'FAILED',
  REFUSED: 'FAILED',
  UNREACHABLE: 'WAITING',
};

async function keep(
  deps: Parts,
  { workspaceId, userId, subjectId, device, outcome }: Subject & { device: PushDevice; outcome: PushOutcome },
): Promise<void> {
  await deps.db.tenant(workspaceId, ({ tx }) =>
    tx.pushDelivery.updateMany({
      // Meanwhile it may have been read elsewhere.
      where: { userId, subjectId, deviceId: device.id, status: { in: ['SENDING', 'WAITING'] } },
      data: { status: STATUS[outcome], failure: outcome === 'SENT' ? '' : outcome, settledAt: deps.clock.now() },
    }),
  );
  await deps.db.platform('push devices', (uow) => noteOutcome(deps, uow, device, outcome));
}

/** Takes back what was pushed: it was read on another device, or is over. */
export async function clearPushes(
  deps: Parts,
  { workspaceId, userId, subjectId }: Pick<Subject, 'workspaceId' | 'userId' | 'subjectId'>,
  more: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const cleared = await deps.db.tenant(workspaceId, ({ tx }) =>
    tx.pushDelivery.updateManyAndReturn({
      where: { userId, subjectId, status: { in: ['SENDING', 'SENT', 'WAITING'] } },
      data: { status: 'CLEARED', settledAt: deps.clock.now() },
    }),
  );
  if (cleared.length === 0) return;
  const tags = new Map(cleared.map(({ deviceId, tag }) => [deviceId, tag]));
  const devices = await deps.db.platform('push devices', (uow) => devicesOf(uow, userId));
  const keys = await vapidKeys(deps);
  for (const device of devices) {
    const tag = tags.get(device.id);
    const subscription = subscriptionOf(deps, device);
    if (tag === undefined || mustShow(subscription)) continue;
    const outcome = await sendPush(deps.env, keys, subscription, {
      payload: JSON.stringify({ close: [tag], ...more }),
      ttl: CLEARING_TTL,
    });
    // What stays on a screen a little longer is not worth another try.
    if (outcome !== 'SENT') deps.log.info({ outcome }, 'a push could not be taken back');
  }
}

/** A row that stands for no device. */
const NO_DEVICE = '00000000-0000-0000-0000-000000000000';

/** Why a call rang none of these members' browsers, for the log of their notifications: the bell has no row of it. */
export async function noteHeldBack(
  { ids, clock }: Pick<Deps, 'ids' | 'clock'>,
  { tx, workspaceId }: Unit,
  {
    subjectId,
    peerNumber,
    why,
  }: { subjectId: string; peerNumber: string; why: ReadonlyMap<string, 'AWAY' | 'TURNED_OFF'> },
): Promise<void> {
  const createdAt = clock.now();
  await tx.pushDelivery.createMany({
    data: [...why].map(([userId, failure]) => ({
      id: ids.uuid(),
      workspaceId,
      userId,
      kind: 'INCOMING_CALL',
      subjectId,
      deviceId: NO_DEVICE,
      deviceName: '',
      status: 'HELD_BACK',
      failure,
      peerNumber,
      tag: '',
      createdAt,
      settledAt: createdAt,
    })),
    skipDuplicates: true,
  });
}
