/** The log of a member's notifications: by which ways each went, and why not by the others. */
import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { Principal } from '@ringline/kit/auth';
import { invalid } from '@ringline/kit/errors';
import { cutPage, type Cursor, readPage } from '@ringline/kit/paging';
import type { PageRequest } from '@ringline/proto/common/v1/common_pb';
import type { DeliverySchema, ListDeliveriesResponseSchema } from '@ringline/proto/workspace/v1/notifications_pb';
import type { Deps, Transaction } from '../context.ts';
import { type Notification, Prisma, type PushDelivery } from '../generated/prisma/client.ts';
import { UNREAD_MS } from './mailUnread.ts';
import { languagesOf, toNotification } from './notification.ts';
import type { Told } from './ways.ts';

/** What is shown of the past; deliveries are kept as long (push/pushTo.ts). */
const SHOWN_MS = 30 * 86_400_000;
const DEFAULT_LIMIT = 30;
/** A push is on its way for so long at most, before it is known that there is no browser to push to. */
const PUSHING_MS = 30_000;
/** A push service that cannot be reached is tried for some minutes (push/pushNews.ts); nothing is on its way for longer. */
const TRIED_MS = 15 * 60_000;
/** A mail of missed calls comes up to a quarter of an hour after the others. */
const MAILING_MS = UNREAD_MS + 20 * 60_000;

/** A mail that was handed over so long ago, and of which nothing is known, went out before that was written down. */
const SENDING_MS = 3_600_000;

type Delivery = MessageInitShape<typeof DeliverySchema>;
const FILTERS = ['', 'HELD_BACK', 'FAILED'] as const;
type Filter = (typeof FILTERS)[number];

interface Asked {
  readonly page?: PageRequest | undefined;
  readonly filter: string;
}

/**
 * The caller's own of the last 30 days, newest first: notifications, and calls that rang their browsers.
 * @throws Refusal VALIDATION_FAILED for a filter that there is not
 */
export const listDeliveries =
  (deps: Pick<Deps, 'db' | 'clock'>) =>
  async (
    { page: asked, filter: given }: Asked,
    { workspaceId, userId }: Pick<Principal, 'workspaceId' | 'userId'>,
  ): Promise<MessageInitShape<typeof ListDeliveriesResponseSchema>> => {
    const filter = FILTERS.find((known) => known === given);
    if (filter === undefined) throw invalid('filter', 'Filter by HELD_BACK or FAILED, or by nothing.');
    const page = readPage(asked, DEFAULT_LIMIT);
    const now = deps.clock.now();
    return deps.db.tenant(workspaceId, async (uow) => {
      const { tx } = uow;
      const entries = Prisma.sql`(${entriesOf(userId, { since: new Date(now.getTime() - SHOWN_MS), now, filter })}) AS entry`;
      const after = page.after ? behind(page.after) : Prisma.sql`TRUE`;
      const found = await tx.$queryRaw<{ id: string; at: Date; is_call: boolean }[]>`
        SELECT id, at, is_call FROM ${entries} WHERE ${after}
        ORDER BY at DESC, id DESC LIMIT ${page.limit + 1} OFFSET ${page.offset}`;
      const [counted] = await tx.$queryRaw<{ count: bigint }[]>`SELECT count(*) FROM ${entries}`;
      const { rows, metadata } = cutPage(page, found, Number(counted?.count ?? 0), ({ at, id }) => ({ at, id }));
      const ids = rows.map(({ id }) => id);
      const { notifications, pushes } = await loaded(tx, { workspaceId, userId, ids });
      const language = (await languagesOf(uow, [userId]))(userId);
      return {
        metadata,
        entries: rows.map(({ id, at, is_call: isCall }) => {
          const pushed = pushes.get(id) ?? [];
          const row = isCall ? undefined : notifications.get(id);
          return {
            id,
            at: timestampFromDate(at),
            ...(row ? { notification: toNotification(row, language) } : { peerNumber: pushed[0]?.peerNumber ?? '' }),
            deliveries: row ? deliveriesOf(row, pushed, now) : pushed.map((one) => pushedTo(one, now, true)),
          };
        }),
      };
    });
  };

const behind = ({ at, id }: Cursor): Prisma.Sql => Prisma.sql`(at, id) < (${at}::timestamptz, ${id}::uuid)`;

function entriesOf(userId: string, { since, now, filter }: { since: Date; now: Date; filter: Filter }): Prisma.Sql {
  const lost = new Date(now.getTime() - TRIED_MS);
  const failed = (name: 'c' | 'd') => {
    const row = Prisma.raw(name);
    return Prisma.sql`(${row}.status IN ('FAILED', 'WAITING') OR (${row}.status = 'SENDING' AND ${row}.created_at <= ${lost}))`;
  };
  const pushed = (condition: Prisma.Sql) => Prisma.sql`EXISTS (
    SELECT 1 FROM push_delivery d
    WHERE d.workspace_id = n.workspace_id AND d.user_id = n.user_id AND d.subject_id = n.id AND ${condition})`;
  const wanted: Readonly<Record<Filter, readonly [ofNotification: Prisma.Sql, ofCall: Prisma.Sql]>> = {
    '': [Prisma.sql`TRUE`, Prisma.sql`TRUE`],
    HELD_BACK: [
      Prisma.sql`(n.held_back <> '{}' OR (n.mail_wanted AND n.mailed_at IS NULL AND n.read_at IS NOT NULL)
        OR ${pushed(Prisma.sql`d.status IN ('CLEARED', 'HELD_BACK')`)})`,
      Prisma.sql`c.status = 'HELD_BACK'`,
    ],
    FAILED: [Prisma.sql`(n.mail_status = 'FAILED' OR ${pushed(failed('d'))})`, failed('c')],
  };
  const [ofNotification, ofCall] = wanted[filter];
  return Prisma.sql`
    SELECT n.id, n.created_at AS at, false AS is_call FROM notification n
    WHERE n.user_id = ${userId}::uuid AND n.created_at >= ${since} AND ${ofNotification}
    UNION ALL
    SELECT c.subject_id, min(c.created_at), true FROM push_delivery c
    WHERE c.user_id = ${userId}::uuid AND c.created_at >= ${since} AND c.kind = 'INCOMING_CALL' AND ${ofCall}
    GROUP BY c.subject_id`;
}

async function loaded(
  tx: Transaction,
  { workspaceId, userId, ids }: { workspaceId: string; userId: string; ids: readonly string[] },
): Promise<{ notifications: ReadonlyMap<string, Notification>; pushes: ReadonlyMap<string, PushDelivery[]> }> {
  const of = { workspaceId, userId };
  const rows = await tx.notification.findMany({ where: { ...of, id: { in: [...ids] } } });
  const pushes = await tx.pushDelivery.findMany({
    where: { ...of, subjectId: { in: [...ids] } },
    orderBy: [{ createdAt: 'asc' }, { deviceName: 'asc' }, { id: 'asc' }],
  });
  return {
    notifications: new Map(rows.map((row) => [row.id, row])),
    pushes: Map.groupBy(pushes, ({ subjectId }) => subjectId),
  };
}

/** What became of a notification, way by way; a way that its member never had is not among them. */
function deliveriesOf(row: Notification, pushes: readonly PushDelivery[], now: Date): Delivery[] {
  const heldBack = row.heldBack as Told['heldBack'];
  const at = timestampFromDate(row.createdAt);
  const told = (way: string, name: 'toast' | 'sound' | 'push'): Delivery[] => {
    if (row.ways.includes(name)) return [{ way, status: 'TOLD_PAGES', at }];
    const reason = heldBack[name];
    return reason === undefined ? [] : [{ way, status: 'HELD_BACK', reason, at }];
  };
  return [
    { way: 'BELL', status: 'DELIVERED', at },
    ...told('TOAST', 'toast'),
    ...told('SOUND', 'sound'),
    ...told('SYSTEM', 'push'),
    ...pushesOf(row, pushes, now),
    ...mailOf(row, now),
  ];
}

function pushesOf(row: Notification, pushes: readonly PushDelivery[], now: Date): Delivery[] {
  const at = timestampFromDate(row.createdAt);
  if (pushes.length > 0) return pushes.map((one) => pushedTo(one, now));
  const reason = (row.heldBack as Told['heldBack']).push;
  if (reason !== undefined) return [{ way: 'PUSH', status: 'HELD_BACK', reason, at }];
  if (!row.ways.includes('push')) return [];
  if (row.readAt !== null) return [{ way: 'PUSH', status: 'HELD_BACK', reason: 'READ', at }];
  return now.getTime() - row.createdAt.getTime() < PUSHING_MS
    ? [{ way: 'PUSH', status: 'WAITING', at }]
    : [{ way: 'PUSH', status: 'HELD_BACK', reason: 'NO_BROWSER', at }];
}

const STATUS: Readonly<Record<string, string>> = {
  SENT: 'DELIVERED',
  FAILED: 'FAILED',
  CLEARED: 'REMOVED',
  HELD_BACK: 'HELD_BACK',
};

/** @param isCall which is over for this device, where a notification was read on another one */
function pushedTo(row: PushDelivery, now: Date, isCall = false): Delivery {
  const { status, failure, deviceName, settledAt, createdAt, offeredAt } = row;
  const of = { way: 'PUSH', device: deviceName, at: timestampFromDate(settledAt ?? createdAt) };
  const known = STATUS[status];
  if (known !== undefined)
    return { ...of, status: known, reason: status === 'CLEARED' ? (isCall ? 'OVER' : 'READ') : failure };
  // Whatever died with its process, or could not be written down.
  const given = (offeredAt ?? createdAt).getTime() + TRIED_MS;
  return now.getTime() < given
    ? { ...of, status: 'WAITING', reason: failure }
    : { ...of, status: 'FAILED', reason: 'UNREACHABLE' };
}

function mailOf(
  { mailWanted, mailedAt, mailStatus, mailFailure, readAt, createdAt, heldBack }: Notification,
  now: Date,
) {
  const at = timestampFromDate(mailedAt ?? createdAt);
  const mail = (status: string, reason = ''): Delivery[] => [{ way: 'EMAIL', status, reason, at }];
  if (mailStatus === 'SENT') return mail('DELIVERED');
  if (mailStatus === 'FAILED') return mail('FAILED', mailFailure);
  const reason = (heldBack as Told['heldBack']).email;
  if (reason !== undefined) return mail('HELD_BACK', reason);
  if (!mailWanted) return [];
  // On its way; or of before it was kept what became of mails.
  if (mailedAt !== null) return mail(now.getTime() - mailedAt.getTime() < SENDING_MS ? 'WAITING' : 'DELIVERED');
  if (readAt !== null) return mail('HELD_BACK', 'READ');
  return now.getTime() - createdAt.getTime() < MAILING_MS ? mail('WAITING') : mail('HELD_BACK', 'NO_ADDRESS');
}
