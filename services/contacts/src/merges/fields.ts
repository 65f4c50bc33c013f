import { invalid } from '@ringline/kit/errors';
import { MOST_TAGS_OF_CONTACT } from '../contacts/tags.ts';
import type { Fields } from './record.ts';

const TEXTS = [
  'firstName',
  'lastName',
  'email',
  'company',
  'street',
  'city',
  'state',
  'zip',
  'timezone',
  'locale',
] as const satisfies readonly (keyof Fields)[];

/**
 * The fields that a contact has once another one is a part of it: it keeps those that are not empty, unless the other one's was chosen.
 * @param take names of fields and ids of properties whose value of the other contact is kept
 * @throws Refusal VALIDATION_FAILED for an unknown field, or more tags than a contact may have
 */
export function mergedFields(kept: Fields, other: Fields, take: readonly string[]): Fields {
  const chosen = new Set(take);
  const properties = new Set([...Object.keys(kept.properties), ...Object.keys(other.properties)]);
  for (const name of chosen)
    if (!TEXTS.some((known) => known === name) && !properties.has(name))
      throw invalid('take', `“${name}” is not a field of these contacts. Choose a field, or the id of a property.`);
  const pick = (name: string, mine: string, theirs: string) => (mine === '' || chosen.has(name) ? theirs : mine);
  const had = new Set(kept.tags.map((tag) => tag.toLowerCase()));
  const tags = [...kept.tags, ...other.tags.filter((tag) => !had.has(tag.toLowerCase()))];
  if (tags.length > Math.max(MOST_TAGS_OF_CONTACT, kept.tags.length))
    throw invalid(
      'tags',
      `Together the contacts have ${tags.length} tags, and a contact has at most ${MOST_TAGS_OF_CONTACT}. Remove ${tags.length - MOST_TAGS_OF_CONTACT} of them first.`,
    );
  return {
    ...kept,
    ...Object.fromEntries(TEXTS.map((name) => [name, pick(name, kept[name], other[name])])),
    isLead: kept.isLead && other.isLead,
    isFromWeb: kept.isFromWeb || other.isFromWeb,
    source: kept.source === '' ? other.source : kept.source,
    picture: kept.picture === '' ? other.picture : kept.picture,
    tags,
    properties: Object.fromEntries(
      [...properties].map((id) => [id, pick(id, kept.properties[id] ?? '', other.properties[id] ?? '')]),
    ),
    lastContactedAt:
      (kept.lastContactedAt ?? '') > (other.lastContactedAt ?? '') ? kept.lastContactedAt : other.lastContactedAt,
  };
}

/** What a contact has once a merge is taken back: what the merge made is undone, what people changed since stays. */
export function unmergedFields(now: Fields, { before, after }: { before: Fields; after: Fields }): Fields {
  const back = <Value>(current: Value, was: Value, made: Value): Value =>
    JSON.stringify(current) === JSON.stringify(made) ? was : current;
  const names = Object.keys(before).filter((name) => name !== 'tags' && name !== 'properties') as (keyof Fields)[];
  const brought = new Set(after.tags.filter((tag) => !before.tags.includes(tag)));
  const ids = new Set([...Object.keys(now.properties), ...Object.keys(before.properties)]);
  const properties = [...ids].flatMap((id): [string, string][] => {
    const value = back(now.properties[id], before.properties[id], after.properties[id]);
    return value === undefined ? [] : [[id, value]];
  });
  return {
    ...now,
    ...Object.fromEntries(names.map((name) => [name, back(now[name], before[name], after[name])])),
    tags: back(now.tags, before.tags, after.tags).filter((tag) => !brought.has(tag)),
    properties: Object.fromEntries(properties),
  };
}
