import type { Principal } from '@ringline/kit/auth';
import type { RichDocument } from '@ringline/kit/documents';
import type { Refusal } from '@ringline/kit/errors';
import { fingerprintOf, repeated } from '@ringline/kit/idempotency';
import type { Deps, Unit } from '../context.ts';
import { attachFiles, filesToAttach } from '../teamFiles/attachFiles.ts';
import { wordsOf } from '../teamFiles/teamFile.ts';
import { announceMentions } from './announceMentions.ts';
import { columnsOf, type CommentRow } from './comment.ts';
import type { CommentPlace } from './place.ts';

/** What it stands at: one of the two. */
type At = { readonly itemId: string } | { readonly contactId: string };

/** A place with more of them is none to talk at any longer. */
export const MOST_COMMENTS = 500;

interface Written {
  readonly operation: string;
  readonly type: 'CONTACT_COMMENT' | 'CONTACT_NOTE';
  readonly read: RichDocument;
  readonly fileIds: readonly string[];
  readonly idempotencyKey: string;
  /** What refuses one more than there may be. */
  readonly full: () => Refusal;
}

/**
 * Writes a comment where the person may: once, however often it is sent, and whom it names is told.
 * @throws Refusal VALIDATION_FAILED, GONE (a file) or IDEMPOTENCY_MISMATCH
 */
export async function writeComment(
  deps: Pick<Deps, 'clock' | 'ids'>,
  uow: Unit,
  place: CommentPlace,
  at: At,
  { operation, type, read, fileIds, idempotencyKey, full }: Written,
  principal: Principal,
): Promise<CommentRow> {
  const { workspaceId, userId } = principal;
  const repetition = await repeated(uow, deps, {
    operation,
    owner: [workspaceId, userId],
    key: idempotencyKey,
    fingerprint: fingerprintOf(...Object.values(at), read.document, ...fileIds),
  });
  if (repetition.earlier) return place.find(uow, repetition.earlier, principal);
  if ((await uow.tx.comment.count({ where: { workspaceId, ...at } })) >= MOST_COMMENTS) throw full();
  const files = await filesToAttach(uow, fileIds, principal);
  const comment = await uow.tx.comment.create({
    data: {
      id: deps.ids.uuid(),
      workspaceId,
      ...at,
      authorUserId: userId,
      type,
      ...columnsOf({ ...read, text: wordsOf(read, files) }),
      createdAt: deps.clock.now(),
    },
  });
  await attachFiles(uow, { commentId: comment.id }, files);
  await repetition.remember(comment.id);
  await announceMentions(deps, uow, comment, await place.announce(uow, comment), read.mentions);
  return { ...comment, reactions: [], files };
}
