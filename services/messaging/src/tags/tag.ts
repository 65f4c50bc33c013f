/** Tags of conversations: what they are called and colored. */
import { isUuid } from '@ringline/kit/ids';
import { notFound, Refusal } from '@ringline/kit/errors';
import type { Principal } from '@ringline/kit/auth';
import type { Unit } from '../context.ts';
import type { ConversationTag } from '../generated/prisma/client.ts';

export type { ConversationTag };

/** Of a workspace, and of one conversation (defaults 13.1). */
export const MOST_TAGS = 100;
export const MOST_ON_A_THREAD = 20;
/** Characters of a name. */
export const LONGEST_NAME = 40;

/** Background and text, each pair with a contrast of 4.5:1 or more (defaults 13.1). */
export const PALETTE: readonly (readonly [backgroundColor: string, color: string])[] = [
  ['#E7EAFB', '#2A3AA8'],
  ['#E7F6EC', '#166534'],
  ['#FFF4D6', '#7A4F01'],
  ['#FDECEC', '#9B1C1C'],
  ['#F3E8FF', '#6B21A8'],
  ['#E0F2FE', '#075985'],
  ['#FCE7F3', '#9D174D'],
  ['#ECEFF3', '#374151'],
  ['#E6FFFA', '#115E59'],
  ['#FFEDD5', '#9A3412'],
];

/** Two names that differ in case, width or spaces are the same. */
export const nameKeyOf = (name: string): string => name.normalize('NFKC').toLowerCase();

/** Tags are the workspace's: managers and above look after them (defaults 2.4). */
const KEEPERS: ReadonlySet<string> = new Set(['OWNER', 'ADMIN', 'MANAGER']);

/** @throws Refusal FORBIDDEN_ROLE */
export function assertKeepsTags({ role }: Pick<Principal, 'role'>): void {
  if (KEEPERS.has(role)) return;
  throw new Refusal({
    code: 'FORBIDDEN_ROLE',
    message: 'Only managers, admins and the owner can change the list of tags. Ask one of them.',
    why: { check: 'role', whoCanFix: ['MANAGER'] },
  });
}

/** @throws Refusal NOT_FOUND, for foreign ones too */
export async function findTag({ tx, workspaceId }: Unit, id: string): Promise<ConversationTag> {
  const found = isUuid(id) ? await tx.conversationTag.findFirst({ where: { id, workspaceId } }) : null;
  if (!found) throw notFound('The tag');
  return found;
}

export const describeTag = ({ id, name, backgroundColor, color, version }: ConversationTag) => ({
  id,
  name,
  backgroundColor,
  color,
  version,
});
