import type { Principal } from '@ringline/kit/auth';
import { readDocument } from '@ringline/kit/documents';
import { invalid, Refusal } from '@ringline/kit/errors';
import type { ReactToCommentRequest, UpdateCommentRequest } from '@ringline/proto/messaging/v1/comments_pb';
import { CommentRemovedSchema } from '@ringline/proto/messaging/v1/events_pb';
import type { Deps } from '../context.ts';
import { changeFiles, deleteFiles } from '../teamFiles/attachFiles.ts';
import { wordsOf } from '../teamFiles/teamFile.ts';
import { announceMentions } from './announceMentions.ts';
import { columnsOf, mentionsOf, WITH_REACTIONS, type CommentRow } from './comment.ts';
import { atConversations, type CommentPlace } from './place.ts';

type Parts = Pick<Deps, 'db' | 'clock'>;
type WithFiles = Pick<Deps, 'storage'>;

/** They keep order in what others wrote (defaults 2.2). */
const KEEPERS: ReadonlySet<string> = new Set(['OWNER', 'ADMIN']);
/** Of one comment, whoever gave them. */
const MOST_EMOJI = 20;
const ONE_EMOJI = /^\p{RGI_Emoji}$/v;

/**
 * Changes the words and files, for who wrote them alone, or whether it is resolved, for whoever sees it. People whom it names anew are told.
 * @throws Refusal NOT_FOUND, FORBIDDEN_ROLE, VALIDATION_FAILED or GONE (a file)
 */
export const updateComment =
  (deps: Parts & WithFiles, at: CommentPlace = atConversations) =>
  async (
    {
      id,
      document: json,
      resolved,
      files: given,
    }: Pick<UpdateCommentRequest, 'id'> & Partial<Pick<UpdateCommentRequest, 'document' | 'resolved' | 'files'>>,
    principal: Principal,
  ): Promise<CommentRow> =>
    deps.db.tenant(principal.workspaceId, async (uow) => {
      const present = await at.find(uow, id, principal);
      const isEdited = json !== undefined || given !== undefined;
      if (isEdited && present.authorUserId !== principal.userId)
        throw forbidden('Only the person who wrote this comment can edit it. Write a comment of your own.');
      const fileIds = given?.ids ?? present.files.map((file) => file.id);
      const read = isEdited
        ? readDocument(json ?? JSON.stringify(present.document), 'document', { mayBeEmpty: fileIds.length > 0 })
        : undefined;
      const files = given ? await changeFiles(deps, uow, { commentId: id }, given.ids, principal) : present.files;
      const next = await uow.tx.comment.update({
        where: { id },
        data: {
          ...(read
            ? {
                ...columnsOf({ ...read, text: wordsOf(read, files) }),
                editedAt: deps.clock.now(),
              }
            : {}),
          ...(resolved === undefined ? {} : { resolved }),
          version: { increment: 1 },
        },
        include: WITH_REACTIONS,
      });
      const place = await at.announce(uow, present);
      const known = new Set(mentionsOf(present).map((mention) => mention.id));
      await announceMentions(
        deps,
        uow,
        next,
        place,
        (read?.mentions ?? []).filter((mention) => !known.has(mention.id)),
      );
      return next;
    });

/**
 * Removes a comment with its files for good: who wrote it, an ADMIN or the OWNER may.
 * @returns the id of what it stood at
 * @throws Refusal NOT_FOUND or FORBIDDEN_ROLE
 */
export const removeComment =
  ({ db, storage }: Pick<Deps, 'db'> & WithFiles, at: CommentPlace = atConversations) =>
  async (id: string, principal: Principal): Promise<string> =>
    db.tenant(principal.workspaceId, async (uow) => {
      const present = await at.find(uow, id, principal);
      const { authorUserId } = present;
      if (authorUserId !== principal.userId && !KEEPERS.has(principal.role))
        throw forbidden(
          'Only the person who wrote this comment, an admin or the owner can delete it. Ask one of them.',
        );
      await deleteFiles({ storage }, uow, { commentIds: [id] });
      await uow.tx.comment.deleteMany({ where: { id, workspaceId: principal.workspaceId } });
      const place = await at.announce(uow, present);
      uow.emit(CommentRemovedSchema, { commentId: id }, { key: id, audience: { teams: [], users: [] } });
      return place.id;
    });

/** Adds the person's own reaction, or takes it back; twice is once. @throws Refusal NOT_FOUND or VALIDATION_FAILED */
export const reactToComment =
  ({ db, clock }: Parts, at: CommentPlace = atConversations) =>
  async (
    { id, emoji, on }: Pick<ReactToCommentRequest, 'id' | 'emoji' | 'on'>,
    principal: Principal,
  ): Promise<CommentRow> => {
    if (!ONE_EMOJI.test(emoji)) throw invalid('emoji', 'A reaction is a single emoji. Choose one from the list.');
    const { workspaceId, userId } = principal;
    return db.tenant(workspaceId, async (uow) => {
      const present = await at.find(uow, id, principal);
      const mine = { workspaceId, commentId: id, userId, emoji };
      if (on) {
        const kinds = new Set(present.reactions.map((reaction) => reaction.emoji));
        if (!kinds.has(emoji) && kinds.size >= MOST_EMOJI)
          throw invalid('emoji', `A comment has at most ${MOST_EMOJI} different reactions. Add to one that is there.`);
        await uow.tx.commentReaction.createMany({ data: [{ ...mine, createdAt: clock.now() }], skipDuplicates: true });
      } else await uow.tx.commentReaction.deleteMany({ where: mine });
      await uow.tx.comment.updateMany({ where: { id, workspaceId }, data: { version: { increment: 1 } } });
      await at.announce(uow, present);
      return at.find(uow, id, principal);
    });
  };

const forbidden = (message: string) =>
  new Refusal({ code: 'FORBIDDEN_ROLE', message, why: { check: 'role', whoCanFix: ['ADMIN'] } });
