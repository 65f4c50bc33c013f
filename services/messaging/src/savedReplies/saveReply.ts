import type { Principal } from '@ringline/kit/auth';
import { invalid, notFound, Refusal } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import { SavedRepliesChangedSchema } from '@ringline/proto/messaging/v1/events_pb';
import type { SaveSavedReplyRequest } from '@ringline/proto/messaging/v1/saved_replies_pb';
import type { Deps, Unit } from '../context.ts';
import {
  assertMay,
  findReply,
  MOST_OWN,
  MOST_SHARED,
  nameKeyOf,
  readBody,
  readName,
  type SavedReply,
  seenBy,
} from './savedReply.ts';

type Parts = Pick<Deps, 'db' | 'ids' | 'clock'>;
type Input = Pick<SaveSavedReplyRequest, 'id' | 'name' | 'body' | 'audience' | 'teamId'>;

interface Listed {
  readonly reply: SavedReply;
  readonly usedAt: Date | undefined;
}

/** What the caller finds in their list: used last first, the others by name. */
export const listReplies =
  ({ db }: Pick<Deps, 'db'>) =>
  async (principal: Principal): Promise<Listed[]> => {
    const { workspaceId, userId } = principal;
    const found = await db.tenant(workspaceId, ({ tx }) =>
      tx.savedReply.findMany({
        where: seenBy(principal),
        include: { uses: { where: { workspaceId, userId }, select: { usedAt: true } } },
        orderBy: [{ nameKey: 'asc' }, { id: 'asc' }],
        take: MOST_OWN + MOST_SHARED,
      }),
    );
    return found
      .map(({ uses, ...reply }) => ({ reply, usedAt: uses[0]?.usedAt }))
      .toSorted((one, other) => (other.usedAt?.getTime() ?? 0) - (one.usedAt?.getTime() ?? 0));
  };

/**
 * Keeps an answer, or changes one; with another audience it is for others from then on.
 * @throws Refusal FORBIDDEN_ROLE, OUT_OF_SCOPE, NOT_FOUND, VALIDATION_FAILED, CONFLICT or LIMIT_REACHED
 */
export const saveReply =
  ({ db, ids, clock }: Parts) =>
  async (input: Input, principal: Principal): Promise<SavedReply> => {
    const { workspaceId } = principal;
    const whose = readWhose(input, principal);
    const name = readName(input.name);
    const nameKey = nameKeyOf(name);
    const body = readBody(input.body);
    const now = clock.now();
    return db.tenant(workspaceId, async (uow) => {
      // Of two who save at the same time the second finds what the first kept.
      await uow.tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`saved-replies:${workspaceId}`}, 0))`;
      const present = input.id === '' ? undefined : await findReply(uow, input.id, principal);
      if (present) assertMay(principal, 'UPDATE', present);
      assertMay(principal, present ? 'UPDATE' : 'CREATE', whose);
      if (whose.teamId !== null) await assertTeam(uow, whose.teamId);
      const namesake = await uow.tx.savedReply.findFirst({ where: { workspaceId, nameKey, ...whose } });
      if (namesake && namesake.id !== present?.id)
        throw new Refusal({
          code: 'CONFLICT',
          field: 'name',
          message: `There is a saved reply “${namesake.name}” already. Choose another name.`,
        });
      const moves = present?.ownerUserId !== whose.ownerUserId;
      if (moves) await assertRoom(uow, whose);
      const fields = { name, nameKey, body, ...whose, updatedAt: now };
      const saved = present
        ? await uow.tx.savedReply.update({ where: { id: present.id }, data: { ...fields, version: { increment: 1 } } })
        : await uow.tx.savedReply.create({ data: { id: ids.uuid(), workspaceId, ...fields, createdAt: now } });
      // What was one person's and is shared now is news for all.
      announce(uow, present && present.ownerUserId !== saved.ownerUserId ? null : saved.ownerUserId);
      return saved;
    });
  };

/** Deletes one for good; messages that it was written into stay. @throws Refusal FORBIDDEN_ROLE, OUT_OF_SCOPE or NOT_FOUND */
export const removeReply =
  ({ db }: Pick<Deps, 'db'>) =>
  async (id: string, principal: Principal): Promise<void> => {
    await db.tenant(principal.workspaceId, async (uow) => {
      const present = await findReply(uow, id, principal);
      assertMay(principal, 'DELETE', present);
      await uow.tx.savedReply.deleteMany({ where: { id, workspaceId: principal.workspaceId } });
      announce(uow, present.ownerUserId);
    });
  };

/** Notes that the caller wrote it just now. @throws Refusal NOT_FOUND */
export const noteUse =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  async (id: string, principal: Principal): Promise<Listed> => {
    const { workspaceId, userId } = principal;
    const usedAt = clock.now();
    return db.tenant(workspaceId, async (uow) => {
      const reply = await findReply(uow, id, principal);
      const key = { workspaceId, userId, replyId: reply.id };
      await uow.tx.savedReplyUse.upsert({
        where: { workspaceId_userId_replyId: key },
        create: { ...key, usedAt },
        update: { usedAt },
      });
      announce(uow, userId);
      return { reply, usedAt };
    });
  };

/** @param userId whose alone it is; null: shared */
const announce = (uow: Unit, userId: string | null) =>
  uow.emit(
    SavedRepliesChangedSchema,
    { userId: userId ?? '' },
    { key: uow.workspaceId, ...(userId === null ? {} : { audience: { teams: [], users: [userId] } }) },
  );

function readWhose({ audience, teamId }: Input, { userId }: Principal): Pick<SavedReply, 'ownerUserId' | 'teamId'> {
  if (audience === 'OWN') return { ownerUserId: userId, teamId: null };
  if (audience === 'WORKSPACE') return { ownerUserId: null, teamId: null };
  if (audience !== 'TEAM')
    throw invalid('audience', 'A saved reply is for you, a team or the whole workspace. Choose one.');
  if (!isUuid(teamId)) throw notFound('The team');
  return { ownerUserId: null, teamId };
}

/** Teams are known by their members. @throws Refusal NOT_FOUND */
async function assertTeam({ tx, workspaceId }: Unit, teamId: string): Promise<void> {
  if ((await tx.memberCopy.count({ where: { workspaceId, teamIds: { has: teamId } } })) === 0)
    throw notFound('The team');
}

async function assertRoom({ tx, workspaceId }: Unit, { ownerUserId }: Pick<SavedReply, 'ownerUserId'>): Promise<void> {
  const most = ownerUserId === null ? MOST_SHARED : MOST_OWN;
  const present = await tx.savedReply.count({ where: { workspaceId, ownerUserId } });
  if (present < most) return;
  throw new Refusal({
    code: 'LIMIT_REACHED',
    message:
      ownerUserId === null
        ? `Your workspace shares ${MOST_SHARED} replies, the maximum. Delete one that no one uses first.`
        : `You keep ${MOST_OWN} replies of your own, the maximum. Delete one that you don’t use first.`,
    why: { check: 'saved_replies', required: `at most ${most}`, current: String(present) },
  });
}
