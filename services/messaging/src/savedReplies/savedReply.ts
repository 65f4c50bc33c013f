/** Answers that people keep to write them again: whose they are, and what they say. */
import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { PermissionAction, Principal } from '@ringline/kit/auth';
import { invalid, notFound, Refusal } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import { trimmed, writable } from '@ringline/kit/text';
import type { SavedReplySchema } from '@ringline/proto/messaging/v1/saved_replies_pb';
import type { Unit } from '../context.ts';
import type { Prisma, SavedReply } from '../generated/prisma/client.ts';
import { unknownPlaceholders } from './placeholders.ts';

export type { SavedReply };

/** Shared ones of a workspace (defaults 22), and each person's own. */
export const MOST_SHARED = 500;
export const MOST_OWN = 100;
const LONGEST_NAME = 60;
/** Characters that the longest message has. */
export const LONGEST_BODY = 1_600;

type Audience = 'OWN' | 'TEAM' | 'WORKSPACE';
type Whose = Pick<SavedReply, 'ownerUserId' | 'teamId'>;

const audienceOf = ({ ownerUserId, teamId }: Whose): Audience =>
  ownerUserId !== null ? 'OWN' : teamId !== null ? 'TEAM' : 'WORKSPACE';

/** Those that somebody finds in their list: with the right to all shared ones, those of other teams, too. */
export function seenBy(principal: Principal): Prisma.SavedReplyWhereInput {
  const { workspaceId, userId, teamIds } = principal;
  const shared =
    principal.scope('AUTOMATIONS', 'UPDATE') === 'all'
      ? {}
      : { OR: [{ teamId: null }, { teamId: { in: teamIds.filter(isUuid) } }] };
  return { workspaceId, OR: [{ ownerUserId: userId }, { ownerUserId: null, ...shared }] };
}

/** Own ones are their writer's; shared ones are automations, by scope: a manager's are those of their teams (defaults 2.2). */
export function may(principal: Principal, action: PermissionAction, { ownerUserId, teamId }: Whose): boolean {
  if (ownerUserId !== null) return ownerUserId === principal.userId;
  const scope = principal.scope('AUTOMATIONS', action);
  return scope === 'all' || (scope === 'team' && teamId !== null && principal.teamIds.includes(teamId));
}

/** @throws Refusal FORBIDDEN_ROLE or OUT_OF_SCOPE */
export function assertMay(principal: Principal, action: PermissionAction, whose: Whose): void {
  if (may(principal, action, whose)) return;
  if (principal.scope('AUTOMATIONS', action) === undefined)
    throw new Refusal({
      code: 'FORBIDDEN_ROLE',
      message:
        action === 'DELETE'
          ? 'Only admins and the owner can delete shared replies. Ask one of them.'
          : 'Only managers, admins and the owner can change shared replies. Keep this one for yourself, or ask one of them.',
      why: { check: 'role', whoCanFix: [action === 'DELETE' ? 'ADMIN' : 'MANAGER'] },
    });
  throw new Refusal({
    code: 'OUT_OF_SCOPE',
    field: 'audience',
    message: 'You can share replies with your own teams. Choose one of them, or ask an admin.',
    why: { check: 'scope', whoCanFix: ['ADMIN'] },
  });
}

/** @throws Refusal NOT_FOUND, for foreign and unseen ones too */
export async function findReply({ tx }: Unit, id: string, principal: Principal): Promise<SavedReply> {
  const found = isUuid(id) ? await tx.savedReply.findFirst({ where: { AND: [seenBy(principal), { id }] } }) : null;
  if (!found) throw notFound('The saved reply');
  return found;
}

/** Two names that differ in case, width or spaces are the same. */
export const nameKeyOf = (name: string): string => name.normalize('NFKC').toLowerCase();

export function readName(typed: string): string {
  const name = trimmed(writable(typed).normalize('NFC')).replaceAll(/\s+/gu, ' ');
  if (name === '') throw invalid('name', 'A saved reply needs a name. Enter one.');
  if (Array.from(name).length > LONGEST_NAME)
    throw invalid('name', `The name has at most ${LONGEST_NAME} characters. Shorten it.`);
  return name;
}

export function readBody(typed: string): string {
  const body = trimmed(writable(typed));
  if (body === '') throw invalid('body', 'A saved reply needs words. Write them.');
  if (body.length > LONGEST_BODY)
    throw invalid('body', `A saved reply has at most ${LONGEST_BODY.toLocaleString('en')} characters. Shorten it.`);
  const [unknown] = unknownPlaceholders(body);
  if (unknown !== undefined)
    throw invalid('body', `There is no placeholder {${unknown}}. Choose one of the list, or leave out the braces.`);
  return body;
}

export const describeReply = (
  reply: SavedReply,
  principal: Principal,
  usedAt?: Date,
): MessageInitShape<typeof SavedReplySchema> => ({
  id: reply.id,
  name: reply.name,
  body: reply.body,
  audience: audienceOf(reply),
  teamId: reply.teamId ?? '',
  ...(usedAt ? { lastUsedAt: timestampFromDate(usedAt) } : {}),
  canChange: may(principal, 'UPDATE', reply),
  canRemove: may(principal, 'DELETE', reply),
  version: reply.version,
});
