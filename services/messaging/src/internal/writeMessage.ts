import type { Principal } from '@ringline/kit/auth';
import { readDocument, type RichDocument } from '@ringline/kit/documents';
import { invalid, Refusal } from '@ringline/kit/errors';
import { fingerprintOf, repeated } from '@ringline/kit/idempotency';
import { CommentRemovedSchema } from '@ringline/proto/messaging/v1/events_pb';
import type {
  AnswerInternalMessageRequest,
  ReactToInternalMessageRequest,
  SendInternalMessageRequest,
  UpdateInternalMessageRequest,
} from '@ringline/proto/messaging/v1/internal_pb';
import { columnsOf, mentionsOf } from '../comments/comment.ts';
import type { Deps, Unit } from '../context.ts';
import { attachFiles, changeFiles, deleteFiles, filesToAttach } from '../teamFiles/attachFiles.ts';
import { type TeamFile, WITH_FILES, wordsOf } from '../teamFiles/teamFile.ts';
import {
  announceChat,
  announceWritten,
  findChat,
  type InternalChat,
  type Place,
  placeOf,
  type Target,
} from './chat.ts';
import { findEntry, type MessageRow, readMessage } from './message.ts';

type Parts = Pick<Deps, 'db' | 'clock' | 'ids'>;
type WithFiles = Pick<Deps, 'storage'>;

/** They keep order in what others wrote (defaults 2.2). */
const KEEPERS: ReadonlySet<string> = new Set(['OWNER', 'ADMIN']);
/** A message with more of them is no place to talk any longer. */
const MOST_ANSWERS = 200;
/** Of one message, whoever gave them. */
const MOST_EMOJI = 20;
const ONE_EMOJI = /^\p{RGI_Emoji}$/v;
const NEVER = new Date(0);

/**
 * Writes to a person or a team of the person's; what they wrote they have read.
 * @throws Refusal NOT_FOUND, VALIDATION_FAILED, GONE (a file) or IDEMPOTENCY_MISMATCH
 */
export const sendInternalMessage =
  (deps: Parts) =>
  async (
    input: Pick<SendInternalMessageRequest, 'document' | 'idempotencyKey'> &
      Partial<Pick<SendInternalMessageRequest, 'fileIds'>> & { target?: Target | undefined },
    principal: Principal,
  ): Promise<MessageRow> => {
    const { fileIds = [] } = input;
    const read = readDocument(input.document, 'document', { mayBeEmpty: fileIds.length > 0 });
    const place = placeOf(input.target, principal);
    return deps.db.tenant(principal.workspaceId, async (uow) => {
      const repetition = await repeated(uow, deps, {
        operation: 'internal.send',
        owner: [principal.workspaceId, principal.userId],
        key: input.idempotencyKey,
        fingerprint: fingerprintOf(place.key, read.document, ...fileIds),
      });
      if (repetition.earlier) return readMessage(uow, repetition.earlier, principal);
      const files = await filesToAttach(uow, fileIds, principal);
      const id = await write(deps, uow, await openChat(deps, uow, place), null, { ...read, files }, principal);
      await repetition.remember(id);
      return readMessage(uow, id, principal);
    });
  };

/** Answers a message, beneath it. @throws Refusal as sendInternalMessage does */
export const answerInternalMessage =
  (deps: Parts) =>
  async (
    input: Pick<AnswerInternalMessageRequest, 'messageId' | 'document' | 'idempotencyKey'> &
      Partial<Pick<AnswerInternalMessageRequest, 'fileIds'>>,
    principal: Principal,
  ): Promise<MessageRow> => {
    const { fileIds = [] } = input;
    const read = readDocument(input.document, 'document', { mayBeEmpty: fileIds.length > 0 });
    const { workspaceId, userId } = principal;
    return deps.db.tenant(workspaceId, async (uow) => {
      const entry = await findEntry(uow, input.messageId, principal);
      const parentId = entry.parentId ?? entry.id;
      const repetition = await repeated(uow, deps, {
        operation: 'internal.answer',
        owner: [workspaceId, userId],
        key: input.idempotencyKey,
        fingerprint: fingerprintOf(parentId, read.document, ...fileIds),
      });
      if (repetition.earlier) return readMessage(uow, repetition.earlier, principal);
      if ((await uow.tx.internalMessage.count({ where: { workspaceId, parentId } })) >= MOST_ANSWERS)
        throw invalid('messageId', `This message has ${MOST_ANSWERS} answers, the maximum. Write a new message.`);
      const files = await filesToAttach(uow, fileIds, principal);
      const id = await write(deps, uow, entry.chat, parentId, { ...read, files }, principal);
      await repetition.remember(id);
      return readMessage(uow, id, principal);
    });
  };

/**
 * Changes the words and files of a message or an answer, for who wrote it alone.
 * @throws Refusal NOT_FOUND, FORBIDDEN_ROLE, VALIDATION_FAILED or GONE (a file)
 */
export const updateInternalMessage =
  (deps: Pick<Parts, 'db' | 'clock'> & WithFiles) =>
  async (
    {
      id,
      document,
      files: given,
    }: Pick<UpdateInternalMessageRequest, 'id' | 'document'> & Partial<Pick<UpdateInternalMessageRequest, 'files'>>,
    principal: Principal,
  ): Promise<MessageRow> =>
    deps.db.tenant(principal.workspaceId, async (uow) => {
      const entry = await findEntry(uow, id, principal);
      if (entry.authorUserId !== principal.userId)
        throw forbidden('Only the person who wrote this message can edit it. Write a message of your own.');
      const present = await uow.tx.teamFile.findMany({
        where: { workspaceId: uow.workspaceId, messageId: id },
        ...WITH_FILES,
      });
      const fileIds = given?.ids ?? present.map((file) => file.id);
      const read = readDocument(document, 'document', { mayBeEmpty: fileIds.length > 0 });
      const files = given ? await changeFiles(deps, uow, { messageId: id }, given.ids, principal) : present;
      const next = await uow.tx.internalMessage.update({
        where: { id },
        data: {
          ...columnsOf({ ...read, text: wordsOf(read, files) }),
          editedAt: deps.clock.now(),
          version: { increment: 1 },
        },
      });
      const known = new Set(mentionsOf(entry).map((mention) => mention.id));
      const named = read.mentions.filter((mention) => !known.has(mention.id));
      if (named.length > 0) announceWritten(deps, uow, entry.chat, next, named, true);
      announceChat(uow, entry.chat, { messageId: entry.parentId ?? id });
      return readMessage(uow, id, principal);
    });

/**
 * Removes a message with its answers, or one answer, for good, and their files.
 * @returns the message that is left, where an answer was removed
 * @throws Refusal NOT_FOUND or FORBIDDEN_ROLE
 */
export const removeInternalMessage =
  ({ db, storage }: Pick<Parts, 'db'> & WithFiles) =>
  async (id: string, principal: Principal): Promise<MessageRow | undefined> =>
    db.tenant(principal.workspaceId, async (uow) => {
      const entry = await findEntry(uow, id, principal);
      if (entry.authorUserId !== principal.userId && !KEEPERS.has(principal.role))
        throw forbidden(
          'Only the person who wrote this message, an admin or the owner can delete it. Ask one of them.',
        );
      const { workspaceId } = uow;
      const answers = await uow.tx.internalMessage.findMany({
        where: { parentId: id, workspaceId },
        select: { id: true },
      });
      const gone = [id, ...answers.map((answer) => answer.id)];
      await deleteFiles({ storage }, uow, { messageIds: gone });
      await uow.tx.internalMessage.deleteMany({ where: { id, workspaceId } });
      for (const commentId of gone)
        uow.emit(CommentRemovedSchema, { commentId }, { key: commentId, audience: { teams: [], users: [] } });
      announceChat(uow, entry.chat, { messageId: entry.parentId ?? id, removed: entry.parentId === null });
      return entry.parentId === null ? undefined : readMessage(uow, entry.parentId, principal);
    });

/** Adds the person's own reaction, or takes it back; twice is once. @throws Refusal NOT_FOUND or VALIDATION_FAILED */
export const reactToInternalMessage =
  ({ db, clock }: Pick<Parts, 'db' | 'clock'>) =>
  async (
    { id, emoji, on }: Pick<ReactToInternalMessageRequest, 'id' | 'emoji' | 'on'>,
    principal: Principal,
  ): Promise<MessageRow> => {
    if (!ONE_EMOJI.test(emoji)) throw invalid('emoji', 'A reaction is a single emoji. Choose one from the list.');
    const { workspaceId, userId } = principal;
    return db.tenant(workspaceId, async (uow) => {
      const entry = await findEntry(uow, id, principal);
      const mine = { workspaceId, messageId: id, userId, emoji };
      if (on) {
        const kinds = await uow.tx.internalReaction.groupBy({ by: ['emoji'], where: { workspaceId, messageId: id } });
        if (kinds.length >= MOST_EMOJI && !kinds.some((kind) => kind.emoji === emoji))
          throw invalid('emoji', `A message has at most ${MOST_EMOJI} different reactions. Add to one that is there.`);
        await uow.tx.internalReaction.createMany({ data: [{ ...mine, createdAt: clock.now() }], skipDuplicates: true });
      } else await uow.tx.internalReaction.deleteMany({ where: mine });
      await uow.tx.internalMessage.updateMany({ where: { id, workspaceId }, data: { version: { increment: 1 } } });
      announceChat(uow, entry.chat, { messageId: entry.parentId ?? id });
      return readMessage(uow, id, principal);
    });
  };

/** The chat, made where nothing was written yet: of two who write first at the same time both get the same one. */
async function openChat({ clock, ids }: Parts, uow: Unit, place: Place): Promise<InternalChat> {
  const { tx, workspaceId } = uow;
  await tx.internalChat.createMany({
    data: [{ id: ids.uuid(), workspaceId, ...place, lastMessageAt: clock.now() }],
    skipDuplicates: true,
  });
  const chat = await findChat(uow, place);
  if (!chat) throw new Error(`Chat ${place.key} was made a moment ago and is gone`);
  const people = [place.userA, place.userB].filter((id) => id !== null);
  await tx.internalReader.createMany({
    data: people.map((userId) => ({ workspaceId, chatId: chat.id, userId, readAt: NEVER })),
    skipDuplicates: true,
  });
  return chat;
}

async function write(
  { clock, ids }: Parts,
  uow: Unit,
  chat: InternalChat,
  parentId: string | null,
  { files, ...read }: RichDocument & { readonly files: readonly TeamFile[] },
  { workspaceId, userId }: Principal,
): Promise<string> {
  const { tx } = uow;
  const now = clock.now();
  const id = ids.uuid();
  const entry = await tx.internalMessage.create({
    data: {
      id,
      workspaceId,
      chatId: chat.id,
      parentId,
      authorUserId: userId,
      createdAt: now,
      ...columnsOf({ ...read, text: wordsOf(read, files) }),
    },
  });
  await attachFiles(uow, { messageId: id }, files);
  await tx.internalChat.updateMany({ where: { id: chat.id, workspaceId }, data: { lastMessageAt: now } });
  await tx.internalReader.upsert({
    where: { chatId_userId: { chatId: chat.id, userId } },
    create: { workspaceId, chatId: chat.id, userId, readAt: now },
    update: { readAt: now },
  });
  announceChat(uow, chat, { messageId: parentId ?? id });
  announceWritten({ clock }, uow, chat, entry, mentionsOf(entry), false);
  return id;
}

const forbidden = (message: string) =>
  new Refusal({ code: 'FORBIDDEN_ROLE', message, why: { check: 'role', whoCanFix: ['ADMIN'] } });
