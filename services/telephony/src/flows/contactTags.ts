/** What flows know of contacts: their tags, as contacts told them. */
import { phoneMatchKey } from '@ringline/kit/phone';
import type { FlowDocument } from '../calls/engine/flow/document.ts';
import type { Unit } from '../context.ts';

/** The tags of the contact with this number, as the one read of inbound calls finds them. */
export async function tagsOfCaller({ tx, workspaceId }: Unit, caller: string): Promise<string[]> {
  const found = await tx.contactTag.findMany({
    // An empty one says that there are none (consumers/contactTags.ts).
    where: { workspaceId, matchKey: phoneMatchKey(caller), NOT: { key: '' } },
    orderBy: { key: 'asc' },
  });
  return found.map(({ tag }) => tag);
}

/** Those of the tags that a flow asks for which any contact has, without their case. */
export async function tagsKnown({ tx, workspaceId }: Unit, { nodes }: FlowDocument): Promise<ReadonlySet<string>> {
  const asked = nodes.flatMap(({ condition }) => (condition?.subject === 'CONTACT_TAG' ? condition.values : []));
  if (asked.length === 0) return new Set();
  // The first contact is enough: of a tag that many have, each would be read otherwise.
  const known = await tx.$queryRaw<{ key: string }[]>`
    SELECT key FROM unnest(${[...new Set(asked.map((tag) => tag.toLowerCase()))]}::text[]) AS asked (key)
    WHERE EXISTS (SELECT FROM contact_tag AS t WHERE t.workspace_id = ${workspaceId}::uuid AND t.key = asked.key)`;
  return new Set(known.map(({ key }) => key));
}
