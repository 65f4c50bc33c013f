/** Tags that rows of an import name by themselves: a column of a file, or labels at Google. */
import { isBlank, trimmed } from '@ringline/kit/text';
import { LONGEST_TAG, MOST_TAGS, MOST_TAGS_OF_CONTACT, tagsInUse } from '../contacts/tags.ts';
import type { Unit } from '../context.ts';

/** Names that are kept for the report. */
const MOST_LEFT = 50;

/** The names in a cell. Google writes ":::" between labels, and a star before those that it makes itself. */
export function tagsIn(cell: string): string[] {
  const names = cell.split(cell.includes(':::') ? ':::' : /[;,|\n]/).map((name) => trimmed(name));
  return names.filter((name) => !isBlank(name) && !name.startsWith('* '));
}

export interface SpelledTags {
  /** The tags of a row as the workspace spells them, no more than a contact may have. */
  of(names: readonly string[], chosen: readonly string[]): string[];
  /** Names that became no tags: too long, or one more than a workspace may have. */
  readonly left: readonly string[];
}

/** Spells the tags of rows as those that are in use, and makes new ones as long as the workspace has room. */
export async function spellTags(uow: Unit, rows: readonly (readonly string[])[]): Promise<SpelledTags> {
  const wanted = rows.flat();
  if (wanted.length === 0) return { of: (_names, chosen) => [...chosen], left: [] };
  const spelled = new Map((await tagsInUse(uow)).map((name) => [name.toLowerCase(), name]));
  const left = new Set<string>();
  for (const name of wanted) {
    const key = name.toLowerCase();
    if (spelled.has(key)) continue;
    if (name.length > LONGEST_TAG || spelled.size >= MOST_TAGS) left.add(name.slice(0, LONGEST_TAG));
    else spelled.set(key, name);
  }
  return {
    of: (names, chosen) => {
      const own = names.flatMap((name) => spelled.get(name.toLowerCase()) ?? []);
      return [...new Set([...chosen, ...own])].slice(0, MOST_TAGS_OF_CONTACT);
    },
    left: [...left].slice(0, MOST_LEFT),
  };
}
