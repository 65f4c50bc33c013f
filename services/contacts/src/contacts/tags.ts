import { invalid, Refusal } from '@ringline/kit/errors';
import { trimmed } from '@ringline/kit/text';
import type { Principal } from '@ringline/kit/auth';
import type { Deps, Unit } from '../context.ts';

/** Tags in use in a workspace, and of one contact that a person tags, at the most (defaults 13.1). */
export const MOST_TAGS = 100;
export const MOST_TAGS_OF_CONTACT = 20;
export const LONGEST_TAG = 40;

/** The names of all tags in use, in their order. Each step of the walk along the index finds the next name. */
export async function tagsInUse({ tx, workspaceId }: Unit): Promise<string[]> {
  const rows = await tx.$queryRaw<{ name: string }[]>`
    WITH RECURSIVE tag AS (
      (SELECT name FROM contact_tag WHERE workspace_id = ${workspaceId}::uuid ORDER BY name LIMIT 1)
      UNION ALL
      SELECT (SELECT name FROM contact_tag WHERE workspace_id = ${workspaceId}::uuid AND name > tag.name ORDER BY name LIMIT 1)
      FROM tag WHERE tag.name IS NOT NULL
    )
    SELECT name FROM tag WHERE name IS NOT NULL LIMIT ${MOST_TAGS * 10}::integer`;
  return rows.map(({ name }) => name);
}

/** The names of all tags in use, for whoever may read contacts. */
export const listTags =
  ({ db }: Pick<Deps, 'db'>) =>
  (_input: object, { workspaceId }: Pick<Principal, 'workspaceId'>): Promise<string[]> =>
    db.tenant(workspaceId, tagsInUse);

/**
 * Tags as the workspace spells them: `vip` is the `VIP` that is there.
 * @throws Refusal VALIDATION_FAILED for one that is too long, LIMIT_REACHED for more new ones than the workspace may have
 */
export async function readTags(uow: Unit, given: readonly string[]): Promise<string[]> {
  const wanted = given.map((text) => trimmed(text)).filter((name) => name !== '');
  for (const name of wanted)
    if (name.length > LONGEST_TAG) throw invalid('tags', `A tag has at most ${LONGEST_TAG} characters: “${name}”.`);
  if (wanted.length === 0) return [];
  const inUse = await tagsInUse(uow);
  const spelled = new Map(inUse.map((name) => [name.toLowerCase(), name]));
  const before = spelled.size;
  for (const name of wanted) if (!spelled.has(name.toLowerCase())) spelled.set(name.toLowerCase(), name);
  if (spelled.size > Math.max(MOST_TAGS, before))
    throw new Refusal({
      code: 'LIMIT_REACHED',
      message: `A workspace has at most ${MOST_TAGS} tags. Use one that is there, or take one off all its contacts first.`,
      field: 'tags',
    });
  return [...new Set(wanted.map((name) => spelled.get(name.toLowerCase()) ?? name))];
}

/** @throws Refusal VALIDATION_FAILED for more tags than one contact may have */
export function refuseTooManyTags(tags: readonly string[], before: readonly string[] = []): void {
  if (tags.length > Math.max(MOST_TAGS_OF_CONTACT, before.length))
    throw invalid('tags', `A contact has at most ${MOST_TAGS_OF_CONTACT} tags. Remove one first.`);
}
