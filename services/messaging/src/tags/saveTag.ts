import type { Principal } from '@ringline/kit/auth';
import { invalid, Refusal } from '@ringline/kit/errors';
import { trimmed } from '@ringline/kit/text';
import { ConversationTagChangedSchema } from '@ringline/proto/messaging/v1/events_pb';
import type { SaveConversationTagRequest } from '@ringline/proto/messaging/v1/tags_pb';
import type { Deps, Unit } from '../context.ts';
import { assertKeepsTags, type ConversationTag, findTag, LONGEST_NAME, MOST_TAGS, nameKeyOf, PALETTE } from './tag.ts';

type Parts = Pick<Deps, 'db' | 'ids'>;

/** All tags of the workspace, by name. */
export const listTags =
  ({ db }: Pick<Deps, 'db'>) =>
  ({ workspaceId }: Principal): Promise<ConversationTag[]> =>
    db.tenant(workspaceId, ({ tx }) =>
      tx.conversationTag.findMany({ where: { workspaceId }, orderBy: [{ nameKey: 'asc' }, { id: 'asc' }] }),
    );

/**
 * Makes a tag, or gives one another name or color.
 * @throws Refusal FORBIDDEN_ROLE, NOT_FOUND, VALIDATION_FAILED, CONFLICT or LIMIT_REACHED
 */
export const saveTag =
  ({ db, ids }: Parts) =>
  async (
    input: Pick<SaveConversationTagRequest, 'id' | 'name' | 'backgroundColor'>,
    principal: Principal,
  ): Promise<ConversationTag> => {
    assertKeepsTags(principal);
    const { workspaceId } = principal;
    const name = readName(input.name);
    const nameKey = nameKeyOf(name);
    const chosen = readColor(input.backgroundColor);
    return db.tenant(workspaceId, async (uow) => {
      // Of two who save at the same time the second finds what the first made.
      await uow.tx
        .$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`conversation-tags:${workspaceId}`}, 0))`;
      const present = input.id === '' ? undefined : await findTag(uow, input.id);
      const namesake = await uow.tx.conversationTag.findFirst({ where: { workspaceId, nameKey } });
      if (namesake && namesake.id !== present?.id)
        throw new Refusal({
          code: 'CONFLICT',
          field: 'name',
          message: `There is a tag “${namesake.name}” already. Choose another name.`,
        });
      const [backgroundColor, color] = chosen ?? [present?.backgroundColor, present?.color];
      const colors = backgroundColor && color ? { backgroundColor, color } : await leastUsed(uow);
      const saved = present
        ? await uow.tx.conversationTag.update({
            where: { id: present.id },
            data: { name, nameKey, ...colors, version: { increment: 1 } },
          })
        : await create(uow, { id: ids.uuid(), workspaceId, name, nameKey, ...colors });
      announce(uow, saved.id);
      return saved;
    });
  };

/** Removes a tag for good: conversations have it no more. @throws Refusal FORBIDDEN_ROLE or NOT_FOUND */
export const removeTag =
  ({ db }: Pick<Deps, 'db'>) =>
  async (id: string, principal: Principal): Promise<void> => {
    assertKeepsTags(principal);
    const { workspaceId } = principal;
    await db.tenant(workspaceId, async (uow) => {
      await findTag(uow, id);
      await uow.tx.conversationTag.deleteMany({ where: { id, workspaceId } });
      // Threads go on naming it until they are tagged again: to write all of them would hold up the inbox.
      await uow.tx.threadTag.deleteMany({ where: { tagId: id, workspaceId } });
      announce(uow, id);
    });
  };

const announce = (uow: Unit, tagId: string) =>
  uow.emit(ConversationTagChangedSchema, { tagId }, { key: uow.workspaceId });

async function create(uow: Unit, data: Omit<ConversationTag, 'version'>): Promise<ConversationTag> {
  if ((await uow.tx.conversationTag.count({ where: { workspaceId: uow.workspaceId } })) >= MOST_TAGS)
    throw new Refusal({
      code: 'LIMIT_REACHED',
      message: `Your workspace has ${MOST_TAGS} tags, the maximum. Remove one that you don’t use first.`,
      why: { check: 'tags', required: `at most ${MOST_TAGS}`, current: String(MOST_TAGS) },
    });
  return uow.tx.conversationTag.create({ data });
}

function readName(typed: string): string {
  const name = trimmed(typed.normalize('NFC')).replaceAll(/\s+/gu, ' ');
  if (name === '') throw invalid('name', 'A tag needs a name. Enter one.');
  if (Array.from(name).length > LONGEST_NAME)
    throw invalid('name', `A tag’s name has at most ${LONGEST_NAME} characters. Shorten it.`);
  return name;
}

function readColor(backgroundColor: string) {
  if (backgroundColor === '') return undefined;
  const pair = PALETTE.find(([background]) => background === backgroundColor.toUpperCase());
  if (!pair) throw invalid('backgroundColor', 'Choose one of the ten colors of the palette.');
  return pair;
}

/** The color of the palette that fewest tags have, the first of several. */
async function leastUsed({ tx, workspaceId }: Unit): Promise<{ backgroundColor: string; color: string }> {
  const groups = await tx.conversationTag.groupBy({ by: ['backgroundColor'], where: { workspaceId }, _count: true });
  const used = new Map(groups.map(({ backgroundColor, _count }) => [backgroundColor, _count]));
  const [backgroundColor, color] = PALETTE.toSorted(([a], [b]) => (used.get(a) ?? 0) - (used.get(b) ?? 0))[0]!;
  return { backgroundColor, color };
}
