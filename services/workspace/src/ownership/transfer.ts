import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { notFound } from '@ringline/kit/errors';
import type { OwnershipTransferSchema } from '@ringline/proto/workspace/v1/members_pb';
import { audit, nameOf, type AuditActor } from '../audit/audit.ts';
import type { Context, Dependencies, Unit } from '../dependencies.ts';
import type { OwnershipTransfer } from '../generated/prisma/client.ts';
import type { Mails } from '../mails/kinds.ts';
import { pageOf } from '../mails/pageOf.ts';
import { enqueueMail } from '../mails/sendMail.ts';
import { isUuid } from '../ids.ts';

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
export async function openTransfer({ tx }: Unit, now: Date): Promise<OwnershipTransfer | null> {
  await tx.ownershipTransfer.updateMany({
    where: { status: 'PENDING', expiresAt: { lte: now } },
    data: { status: 'EXPIRED' },
  });
  return tx.ownershipTransfer.findFirst({ where: { status: 'PENDING' } });
}

/** The open request by its id. @throws Refusal NOT_FOUND */
export async function findTransfer(uow: Unit, id: string, now: Date): Promise<OwnershipTransfer> {
  const open = await openTransfer(uow, now);
  if (!isUuid(id) || open?.id !== id.toLowerCase()) throw notFound('The request to transfer the ownership');
  return open;
}

/** Ends an open request: recorded, and told to both parties. */
export async function closeTransfer(
  deps: Dependencies,
  uow: Unit,
  by: AuditActor,
  { id, toUserId }: OwnershipTransfer,
  status: 'ACCEPTED' | 'REFUSED' | 'CANCELLED',
): Promise<OwnershipTransfer> {
  const closed = await uow.tx.ownershipTransfer.update({ where: { id }, data: { status } });
  const outcome = status.toLowerCase() as Lowercase<typeof status>;
  for (const userId of [closed.fromUserId, closed.toUserId])
    await tellParty(deps, uow, closed, userId, `ownership-${outcome}`);
  await audit(deps, uow, by, {
    action: `ownership.transfer.${outcome}`,
    target: { type: 'WORKSPACE', id: uow.workspaceId, name: await nameOf(uow.tx, toUserId) },
  });
  return closed;
}

/** Somebody who can't become the owner any more is not asked any more. */
export async function cancelTransfersTo(deps: Dependencies, uow: Unit, by: AuditActor, userId: string): Promise<void> {
  const open = await openTransfer(uow, deps.clock.now());
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
    workspace: displayName || name,
    owner: await nameOf(tx, fromUserId),
    target: await nameOf(tx, toUserId),
    link: pageOf(deps.env, '/settings/workspaces'),
  });
}
