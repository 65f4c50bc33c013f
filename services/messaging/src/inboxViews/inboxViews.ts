/** What people narrow their inbox down to again and again, each under a name: each person's own. */
import type { MessageInitShape } from '@bufbuild/protobuf';
import type { Principal } from '@ringline/kit/auth';
import { invalid, notFound, Refusal } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import { trimmed, writable } from '@ringline/kit/text';
import type { InboxViewSchema, SaveInboxViewRequest } from '@ringline/proto/messaging/v1/triage_pb';
import type { Deps, Unit } from '../context.ts';
import type { InboxView } from '../generated/prisma/client.ts';

export const MOST_VIEWS = 50;
const LONGEST_NAME = 40;
const FILTERS = ['OPEN', 'UNREAD', 'DONE', 'SNOOZED', 'FOLLOW_UP'];
const ASSIGNED = ['', 'ME', 'MY_TEAMS', 'NONE'];

/** By name. */
export const listInboxViews =
  ({ db }: Pick<Deps, 'db'>) =>
  (principal: Principal): Promise<InboxView[]> =>
    db.tenant(principal.workspaceId, (uow) => viewsOf(uow, principal));

const viewsOf = ({ tx, workspaceId }: Unit, { userId }: Principal): Promise<InboxView[]> =>
  tx.inboxView.findMany({ where: { workspaceId, userId }, orderBy: [{ nameKey: 'asc' }, { id: 'asc' }] });

/**
 * Keeps a view, or changes one; a tag that is removed later narrows nothing down.
 * @returns all that the caller has
 * @throws Refusal NOT_FOUND, VALIDATION_FAILED, CONFLICT or LIMIT_REACHED
 */
export const saveInboxView =
  ({ db, ids }: Pick<Deps, 'db' | 'ids'>) =>
  async (
    input: Pick<SaveInboxViewRequest, 'id' | 'name' | 'filter' | 'assigned' | 'tagId'>,
    principal: Principal,
  ): Promise<InboxView[]> => {
    const { workspaceId, userId } = principal;
    const { filter, assigned } = input;
    const name = trimmed(writable(input.name).normalize('NFC')).replaceAll(/\s+/gu, ' ');
    if (name === '') throw invalid('name', 'A view needs a name. Enter one.');
    if (Array.from(name).length > LONGEST_NAME)
      throw invalid('name', `A view’s name has at most ${LONGEST_NAME} characters. Shorten it.`);
    if (!FILTERS.includes(filter)) throw invalid('filter', `Choose one of ${FILTERS.join(', ')}.`);
    if (!ASSIGNED.includes(assigned)) throw invalid('assigned', 'Choose one of ME, MY_TEAMS, NONE.');
    const nameKey = name.normalize('NFKC').toLowerCase();
    return db.tenant(workspaceId, async (uow) => {
      const { tx } = uow;
      // Of two pages of one person the second finds what the first kept.
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`inbox-views:${userId}`}, 0))`;
      const tagId = input.tagId === '' ? null : await readTag(uow, input.tagId);
      const fields = { name, nameKey, filter, assigned, tagId };
      const mine = { workspaceId, userId };
      const present = input.id === '' ? undefined : await findView(uow, input.id, principal);
      const namesake = await tx.inboxView.findFirst({ where: { ...mine, nameKey } });
      if (namesake && namesake.id !== present?.id)
        throw new Refusal({
          code: 'CONFLICT',
          field: 'name',
          message: `There is a view “${namesake.name}” already. Choose another name.`,
        });
      if (present) await tx.inboxView.update({ where: { id: present.id }, data: fields });
      else {
        const count = await tx.inboxView.count({ where: mine });
        if (count >= MOST_VIEWS)
          throw new Refusal({
            code: 'LIMIT_REACHED',
            message: `You have ${MOST_VIEWS} views, the maximum. Delete one first.`,
            why: { check: 'inbox_views', required: `at most ${MOST_VIEWS}`, current: String(count) },
          });
        await tx.inboxView.create({ data: { id: ids.uuid(), ...mine, ...fields } });
      }
      return viewsOf(uow, principal);
    });
  };

/** @returns all that are left @throws Refusal NOT_FOUND */
export const removeInboxView =
  ({ db }: Pick<Deps, 'db'>) =>
  (id: string, principal: Principal): Promise<InboxView[]> =>
    db.tenant(principal.workspaceId, async (uow) => {
      const { id: found } = await findView(uow, id, principal);
      await uow.tx.inboxView.deleteMany({ where: { id: found, workspaceId: uow.workspaceId } });
      return viewsOf(uow, principal);
    });

async function findView({ tx, workspaceId }: Unit, id: string, { userId }: Principal): Promise<InboxView> {
  const found = isUuid(id) ? await tx.inboxView.findFirst({ where: { id, workspaceId, userId } }) : null;
  if (!found) throw notFound('The view');
  return found;
}

async function readTag({ tx, workspaceId }: Unit, id: string): Promise<string> {
  if (!isUuid(id) || (await tx.conversationTag.count({ where: { id, workspaceId } })) === 0) throw notFound('The tag');
  return id;
}

export const describeView = ({
  id,
  name,
  filter,
  assigned,
  tagId,
}: InboxView): MessageInitShape<typeof InboxViewSchema> => ({ id, name, filter, assigned, tagId: tagId ?? '' });
