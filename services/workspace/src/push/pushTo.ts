/** Sends one thing to every device of a member once, and writes down what became of it. */
import { createHash } from 'node:crypto';
import type { Deps, Unit } from '../context.ts';
import type { PushDelivery, PushDevice } from '../generated/prisma/client.ts';
import { devicesOf, noteOutcome, subscriptionOf } from './devices.ts';
import { mustShow, type Push, type PushOutcome, sendPush } from './pushServices.ts';
import { vapidKeys } from './vapidKeys.ts';

type Parts = Pick<Deps, 'env' | 'db' | 'clock' | 'ids' | 'jobs' | 'secrets' | 'log'>;

/** Deliveries are shown for so long. */
const KEPT_MS = 30 * 86_400_000;
/** A device that is off needs no message that something is over. */
const CLEARING_TTL = 3_600;
/** The kind of what rings. */
const RINGS = 'INCOMING_CALL';
/** On its way: nobody knows yet what becomes of it. */
const OPEN = ['SENDING', 'WAITING'];

interface About {
  readonly workspaceId: string;
  readonly userId: string;
  /** A notification, or a call. */
  readonly subjectId: string;
}

interface Subject extends About {
  readonly kind: string;
  readonly tag: string;
  readonly peerNumber?: string;
  /** Of a call: since when it asks its person. One that asks again is pushed again. */
  readonly offeredAt?: Date;
}

/** Why no browser took a push. */
type WhyNone = 'NO_BROWSER' | 'GONE' | 'REFUSED' | 'UNREACHABLE';

/**
 * Writes down that these devices are to be pushed to, each once, however often it is asked: so what is over before they were can
 * be taken back, and what was never said is never shown.
 * @returns whether there is anything to push
 */
export async function notePushes(
  { ids, clock }: Pick<Deps, 'ids' | 'clock'>,
  { tx }: Unit,
  { workspaceId, userId, subjectId, kind, tag, peerNumber = '', offeredAt }: Subject,
  devices: readonly Pick<PushDevice, 'id' | 'name'>[],
): Promise<boolean> {
  const now = clock.now();
  const made = await tx.pushDelivery.createMany({
    data: devices.map(({ id, name }) => ({
      id: ids.uuid(),
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
      ...(offeredAt ? { offeredAt } : {}),
    })),
    skipDuplicates: true,
  });
  await tx.pushDelivery.deleteMany({ where: { userId, createdAt: { lt: new Date(now.getTime() - KEPT_MS) } } });
  if (!offeredAt) return true;
  const again = await tx.pushDelivery.updateMany({
    where: {
      userId,
      subjectId,
      deviceId: { in: devices.map(({ id }) => id) },
      status: { in: ['CLEARED', 'FAILED', 'HELD_BACK'] },
      offeredAt: { lt: offeredAt },
    },
    data: { status: 'SENDING', failure: '', settledAt: null, offeredAt },
  });
  return made.count + again.count > 0;
}

/**
 * Pushes to each device that was written down, and was not pushed to yet.
 * @throws Error when a push service can't be reached: asked again, it tries the devices that are left
 * @returns why none of them took it; undefined: one did, or it was over before
 */
export async function pushNoted(deps: Parts, about: About, push: Push): Promise<WhyNone | undefined> {
  const { workspaceId, userId, subjectId } = about;
  const devices = await deps.db.platform('push devices', (uow) => devicesOf(uow, userId));
  const open = await deps.db.tenant(workspaceId, ({ tx }) =>
    tx.pushDelivery.findMany({ where: { userId, subjectId, status: { in: OPEN } } }),
  );
  const keys = await vapidKeys(deps);
  const outcomes = await Promise.all(
    open.map(async (delivery) => {
      const device = devices.find(({ id }) => id === delivery.deviceId);
      // Whoever signed out of it, or removed it, meanwhile.
      const outcome = device ? await sendPush(deps.env, keys, subscriptionOf(deps, device), push) : 'GONE';
      await keep(deps, { ...about, delivery, device, outcome });
      return outcome;
    }),
  );
  if (outcomes.includes('UNREACHABLE')) throw new Error('A push service could not be reached');
  return whyNone(deps, about);
}

const STATUS: Readonly<Record<PushOutcome, string>> = {
  SENT: 'SENT',
  GONE: 'FAILED',
  REFUSED: 'FAILED',
  UNREACHABLE: 'WAITING',
};

interface Outcome extends About {
  readonly delivery: PushDelivery;
  readonly device: PushDevice | undefined;
  readonly outcome: PushOutcome;
}

async function keep(deps: Parts, { workspaceId, userId, delivery, device, outcome }: Outcome): Promise<void> {
  const { id, tag, kind } = delivery;
  const isOver = await deps.db.tenant(workspaceId, async ({ tx }) => {
    const { count } = await tx.pushDelivery.updateMany({
      where: { id, status: { in: OPEN } },
      data: {
        status: STATUS[outcome],
        failure: outcome === 'SENT' ? '' : outcome,
        settledAt: deps.clock.now(),
      },
    });
    if (count > 0 || outcome !== 'SENT') return false;
    // Meanwhile it was read elsewhere, or rang no longer, and was not there to be taken back.
    const late = await tx.pushDelivery.updateMany({
      where: { id, status: 'HELD_BACK' },
      data: { status: 'CLEARED', failure: '', settledAt: deps.clock.now() },
    });
    return late.count > 0;
  });
  if (device) await deps.db.platform('push devices', (uow) => noteOutcome(deps, uow, device, outcome));
  if (device && isOver) await takeBack(deps, { userId, shown: [{ deviceId: device.id, tag }], urgent: kind === RINGS });
}

async function whyNone(
  { db }: Pick<Deps, 'db'>,
  { workspaceId, userId, subjectId }: About,
): Promise<WhyNone | undefined> {
  const rows = await db.tenant(workspaceId, ({ tx }) =>
    tx.pushDelivery.findMany({ where: { userId, subjectId, deviceId: { not: NO_DEVICE } } }),
  );
  if (rows.length === 0) return 'NO_BROWSER';
  if (rows.some(({ status }) => status !== 'FAILED')) return undefined;
  const failures = new Set(rows.map(({ failure }) => failure));
  return (['REFUSED', 'UNREACHABLE'] as const).find((known) => failures.has(known)) ?? 'GONE';
}

/** There will be no further try. @returns as `pushNoted` */
export async function giveUpPushes(
  deps: Pick<Deps, 'db' | 'clock'>,
  about: Pick<Subject, 'workspaceId' | 'userId' | 'subjectId'>,
): Promise<WhyNone | undefined> {
  const { workspaceId, userId, subjectId } = about;
  await deps.db.tenant(workspaceId, ({ tx }) =>
    tx.pushDelivery.updateMany({
      where: { userId, subjectId, status: { in: OPEN } },
      data: { status: 'FAILED', failure: 'UNREACHABLE', settledAt: deps.clock.now() },
    }),
  );
  return whyNone(deps, about);
}

interface Ended {
  readonly subjectId: string;
  readonly why: 'READ' | 'OVER';
  /** Absent: everybody's. */
  readonly users?: { readonly in: string[] } | { readonly notIn: string[] };
}

/** It was read elsewhere, or is over: what was not pushed yet never is. */
export async function holdPushesBack(
  { clock }: Pick<Deps, 'clock'>,
  { tx }: Unit,
  { subjectId, why, users }: Ended,
): Promise<void> {
  await tx.pushDelivery.updateMany({
    where: { subjectId, ...(users ? { userId: users } : {}), status: { in: OPEN } },
    data: { status: 'HELD_BACK', failure: why, settledAt: clock.now() },
  });
}

/** The same, and what was pushed is no news any more. @returns what devices show of it, to be taken back */
export async function endPushes(
  deps: Pick<Deps, 'clock'>,
  uow: Unit,
  ended: Ended,
): Promise<Pick<PushDelivery, 'userId' | 'deviceId' | 'tag'>[]> {
  const { subjectId, users } = ended;
  const of = { subjectId, ...(users ? { userId: users } : {}) };
  const any = await uow.tx.pushDelivery.findFirst({ where: { ...of, status: { in: [...OPEN, 'SENT'] } } });
  if (!any) return [];
  await holdPushesBack(deps, uow, ended);
  return uow.tx.pushDelivery.updateManyAndReturn({
    where: { ...of, status: 'SENT' },
    data: { status: 'CLEARED', settledAt: deps.clock.now() },
    select: { userId: true, deviceId: true, tag: true },
  });
}

/** What takes the place of an undelivered push of the same thing: a device that was off is handed the last one alone. */
export const topicOf = (tag: string): string => createHash('sha256').update(tag).digest('base64url').slice(0, 32);

interface TakenBack {
  readonly userId: string;
  readonly shown: readonly Pick<PushDelivery, 'deviceId' | 'tag'>[];
  /** It rings: a device that saves its battery is woken for the end of it as it was for the beginning. */
  readonly urgent?: boolean;
}

/** Takes from devices what they show. */
export async function takeBack(
  deps: Pick<Parts, 'env' | 'db' | 'clock' | 'secrets' | 'log'>,
  { userId, shown, urgent = false }: TakenBack,
  more: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  if (shown.length === 0) return;
  const tags = new Map(shown.map(({ deviceId, tag }) => [deviceId, tag]));
  const devices = await deps.db.platform('push devices', (uow) => devicesOf(uow, userId));
  const keys = await vapidKeys(deps);
  await Promise.all(
    devices.map(async (device) => {
      const tag = tags.get(device.id);
      const subscription = subscriptionOf(deps, device);
      if (tag === undefined || mustShow(subscription)) return;
      const outcome = await sendPush(deps.env, keys, subscription, {
        payload: JSON.stringify({ close: [tag], ...more }),
        ttl: CLEARING_TTL,
        topic: topicOf(tag),
        urgent,
      });
      // What stays on a screen a little longer is not worth another try.
      if (outcome !== 'SENT') deps.log.info({ outcome }, 'a push could not be taken back');
    }),
  );
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
      kind: RINGS,
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
