import { writtenName } from '@ringline/kit/mail';
import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { notFound } from '@ringline/kit/errors';
import { job } from '@ringline/kit/jobs';
import type { OwnershipTransferSchema } from '@ringline/proto/workspace/v1/members_pb';
import { isUuid } from '@ringline/kit/ids';
import { z } from 'zod';
import { audit, nameOf, type AuditActor } from '../audit/audit.ts';
import type { Context, Deps, Unit } from '../context.ts';
import type { OwnershipTransfer } from '../generated/prisma/client.ts';
import type { Mails } from '../mails/kinds.ts';
import { pageOf } from '../mails/pageOf.ts';
import { enqueueMail } from '../mails/sendMail.ts';

/** How long the ADMIN has to accept: 72 hours (defaults 2.5). */
export const LIFETIME_MS = 72 * 3_600_000;

/** A transfer as the contract shows it. */
export function toTransfer({
  id,
  fromUserId,
  toUserId,
  status,
  createdAt,
  expiresAt,
}: OwnershipTransfer): MessageInitShape<typeof OwnershipTransferSchema> {
  return {
    id,
    fromUserId,
    toUserId,
    status,
    createdAt: timestampFromDate(createdAt),
    expiresAt: timestampFromDate(expiresAt),
  };
}

/** The open request; one whose time is over is closed on the way. */
export async function openTransfer(deps: Deps, uow: Unit): Promise<OwnershipTransfer | null> {
  const { tx } = uow;
  const open = await tx.ownershipTransfer.findFirst({ where: { status: 'PENDING' } });
  if (!open || open.expiresAt > deps.clock.now()) return open;
  const { count } = await tx.ownershipTransfer.updateMany({
    where: { id: open.id, status: 'PENDING' },
    data: { status: 'EXPIRED' },
  });
  // Somebody else has just closed it: they have told of it, too.
  if (count > 0) await tellOutcome(deps, uow, { userId: open.toUserId }, open, 'expired');
  return null;
}

/** The open request by its id. @throws Refusal NOT_FOUND */
export async function findTransfer(deps: Deps, uow: Unit, id: string): Promise<OwnershipTransfer> {
  const open = await openTransfer(deps, uow);
  if (!isUuid(id) || open?.id !== id.toLowerCase()) throw notFound('The request to transfer the ownership');
  return open;
}

/** Ends an open request: recorded, and told to both parties. */
export async function closeTransfer(
  deps: Deps,
  uow: Unit,
  by: AuditActor,
  { id }: OwnershipTransfer,
  status: 'ACCEPTED' | 'REFUSED' | 'CANCELLED',
): Promise<OwnershipTransfer> {
  const closed = await uow.tx.ownershipTransfer.update({ where: { id }, data: { status } });
  await tellOutcome(deps, uow, by, closed, status.toLowerCase() as Lowercase<typeof status>);
  return closed;
}

/** @param by who brought it about; of an expiry the one who did not answer */
async function tellOutcome(
  deps: Deps,
  uow: Unit,
  by: AuditActor,
  transfer: OwnershipTransfer,
  outcome: 'accepted' | 'refused' | 'cancelled' | 'expired',
): Promise<void> {
  const { fromUserId, toUserId } = transfer;
  for (const userId of [fromUserId, toUserId]) await tellParty(deps, uow, transfer, userId, `ownership-${outcome}`);
  await audit(deps, uow, by, {
    action: `ownership.transfer.${outcome}`,
    target: { type: 'WORKSPACE', id: uow.workspaceId, name: await nameOf(uow.tx, toUserId) },
  });
}

const EXPIRE_TRANSFER = 'expire-ownership-transfer';
/** The database's clock wakes the job, ours decides: they may differ by so many milliseconds. */
const CLOCKS_DIFFER_MS = 5_000;

/** When its time is over, the request is closed although nobody looks. */
export const expireLater = (deps: Deps, uow: Unit, { expiresAt }: OwnershipTransfer): Promise<void> =>
  deps.jobs.enqueue(
    uow,
    EXPIRE_TRANSFER,
    { workspaceId: uow.workspaceId },
    { startAfter: new Date(expiresAt.getTime() + CLOCKS_DIFFER_MS) },
  );

/** Closes a request whose time is over. */
export const expireTransferJob = (deps: Deps) =>
  job({
    name: EXPIRE_TRANSFER,
    schema: z.object({ workspaceId: z.uuid() }),
    handler: ({ workspaceId }) => deps.db.tenant(workspaceId, async (uow) => void (await openTransfer(deps, uow))),
  });

/** Somebody who can't become the owner any more is not asked any more. */
export async function cancelTransfersTo(deps: Deps, uow: Unit, by: AuditActor, userId: string): Promise<void> {
  const open = await openTransfer(deps, uow);
  if (open?.toUserId === userId) await closeTransfer(deps, uow, by, open, 'CANCELLED');
}

type TransferMail = Exclude<keyof Mails, 'invitation'> & `ownership-${string}`;

/** Mails one of the two parties, in their language. */
export async function tellParty(
  deps: Pick<Context, 'jobs' | 'secrets' | 'env'>,
  uow: Unit,
  { fromUserId, toUserId }: OwnershipTransfer,
  userId: string,
  kind: TransferMail,
): Promise<void> {
  const { tx, workspaceId } = uow;
  const reader = await tx.userCopy.findUnique({ where: { userId } });
  if (!reader?.email) return;
  const { name, displayName, language } = await tx.workspace.findUniqueOrThrow({ where: { id: workspaceId } });
  await enqueueMail(deps, uow, { to: reader.email, language: reader.language || language }, kind, {
    workspace: writtenName(displayName || name),
    owner: writtenName(await nameOf(tx, fromUserId)),
    target: writtenName(await nameOf(tx, toUserId)),
    link: pageOf(deps.env, '/settings/workspaces'),
  });
}
