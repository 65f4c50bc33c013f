import type { ImportDeps, Unit } from '../context.ts';
import { announce, type Contact } from '../contacts/contact.ts';
import type { Person } from './checkRow.ts';
import { grantTargets, missingTags, type Imported } from './grantTargets.ts';
import type { ContactImport } from './import.ts';
import type { Rule } from './startImport.ts';

/** What a file says of a person beside the number, which is who they are. */
const TOLD = ['firstName', 'lastName', 'email', 'company', 'city'] as const;

type Row = Person & {
  readonly line: number;
  /** What its consent's column says where that agrees, or an empty text where the whole file does; undefined: it does not agree. */
  readonly agreed: string | undefined;
  /** What was chosen for all, and what the row itself names. */
  readonly tags: readonly string[];
};

/**
 * Adds people, or fills in those who are there, in the caller's transaction, and gives them what was chosen for all.
 * @returns how many were added, changed, joined the list, got tags and were said to agree
 */
export async function saveImported(
  deps: Pick<ImportDeps, 'clock' | 'ids'>,
  uow: Unit,
  found: ContactImport,
  people: readonly Row[],
): Promise<{ created: number; updated: number; joined: number; tagged: number; agreed: number }> {
  const rule = found.duplicateRule as Rule;
  const byKey = new Map(people.map((person) => [person.matchKey, person]));
  const owners = await ownersOf(uow, [...byKey.keys()]);
  const present = await lockPresent(uow, [...byKey.keys()], [...owners.values()]);
  const ids = new Set(present.map(({ id }) => id));
  const keysOf = new Map([...owners].filter(([, id]) => ids.has(id)).map(([key, id]) => [id, key]));
  const known = new Set([...present.map(({ matchKey }) => matchKey), ...keysOf.values()]);
  const missing = people.filter(({ matchKey }) => !known.has(matchKey));
  const created = await add(deps, uow, found, missing);
  // A call in the same moment may have made leads of some: the unique index lets one of us add them.
  const added = new Set(created.map(({ matchKey }) => matchKey));
  const raced = missing.filter(({ matchKey }) => !added.has(matchKey)).map(({ matchKey }) => matchKey);
  const others = [...present, ...(await lockPresent(uow, raced))];
  const personOf = ({ id, matchKey }: Contact) => byKey.get(matchKey) ?? byKey.get(keysOf.get(id) ?? '');
  const changed = others.flatMap((contact) => changeOf(contact, personOf(contact), rule) ?? []);
  const updated = await update(deps, uow, changed);
  for (const contact of [...created, ...updated]) announce(uow, contact);
  const granted = (contact: Contact, tagged: readonly string[]): Imported[] => {
    const person = personOf(contact);
    if (!person) return [];
    const { line, phoneNumber, matchKey, agreed } = person;
    return [{ line, contactId: contact.id, phoneNumber, matchKey, agreed, tagged }];
  };
  const imported = [
    ...created.flatMap((contact) => granted(contact, contact.tags)),
    ...others.flatMap((contact) => granted(contact, missingTags(contact.tags, personOf(contact)?.tags ?? []))),
  ];
  return {
    created: created.length,
    updated: updated.length,
    ...(await grantTargets(uow, found, imported, deps.clock.now())),
  };
}

/** By number, the contacts that those with these numbers became a part of. */
async function ownersOf({ tx, workspaceId }: Unit, matchKeys: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.contact.findMany({
    where: { workspaceId, matchKey: { in: [...matchKeys] }, mergedInto: { not: null } },
    select: { matchKey: true, mergedInto: true },
  });
  return new Map(rows.flatMap(({ matchKey, mergedInto }) => (mergedInto ? [[matchKey, mergedInto]] : [])));
}

/** Those who are contacts already, in the order of their ids, in which everybody locks them. */
async function lockPresent(
  { tx, workspaceId }: Unit,
  matchKeys: readonly string[],
  ids: readonly string[] = [],
): Promise<Contact[]> {
  if (matchKeys.length === 0) return [];
  const locked = await tx.$queryRaw<{ id: string }[]>`
    SELECT id::text FROM contact WHERE workspace_id = ${workspaceId}::uuid AND (match_key = ANY (${[...matchKeys]}::text[]) OR id = ANY (${[...ids]}::uuid[])) AND deleted_at IS NULL
    ORDER BY id FOR UPDATE`;
  return tx.contact.findMany({ where: { workspaceId, id: { in: locked.map(({ id }) => id) } } });
}

async function add(
  { clock, ids }: Pick<ImportDeps, 'clock' | 'ids'>,
  { tx, workspaceId }: Unit,
  { id: importId, source }: ContactImport,
  people: readonly Row[],
): Promise<Contact[]> {
  if (people.length === 0) return [];
  const now = clock.now();
  const created = await tx.contact.createManyAndReturn({
    data: people.map(({ line: _line, agreed: _agreed, tags, ...person }) => ({
      ...person,
      tags: [...tags],
      id: ids.uuid(),
      workspaceId,
      isLead: false,
      source: source === 'GOOGLE' ? 'GOOGLE' : 'IMPORT',
      createdAt: now,
      updatedAt: now,
    })),
    skipDuplicates: true,
  });
  const lines = new Map(people.map(({ matchKey, line }) => [matchKey, line]));
  const rows = created.map(({ id, matchKey }) => ({ id, line: lines.get(matchKey) }));
  await tx.$executeRaw`
    UPDATE contact_import_row AS r SET created_id = c.id
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS c (id uuid, line integer)
    WHERE r.workspace_id = ${workspaceId}::uuid AND r.import_id = ${importId}::uuid AND r.line = c.line`;
  return created;
}

/** Undefined where nothing changes: the same file again makes no new version, and no event. */
function changeOf(contact: Contact, person: Row | undefined, rule: Rule): Contact | undefined {
  if (!person) return undefined;
  const added = missingTags(contact.tags, person.tags);
  const tags = [...contact.tags, ...added];
  // Nobody has saved a lead yet, so there is nothing that a rule could protect. Tags were chosen for all.
  if (rule === 'SKIP' && !contact.isLead) return added.length === 0 ? undefined : { ...contact, tags };
  const change: Partial<Record<(typeof TOLD)[number], string>> = {};
  for (const field of TOLD) {
    const told = person[field];
    if (told === '' || told === contact[field]) continue;
    if (contact[field] === '' || (rule === 'OVERWRITE' && !contact.isLead) || contact.isLead) change[field] = told;
  }
  const same = Object.keys(change).length === 0 && added.length === 0 && !contact.isLead;
  return same ? undefined : { ...contact, ...change, tags, isLead: false };
}

async function update(
  { clock }: Pick<ImportDeps, 'clock'>,
  { tx, workspaceId }: Unit,
  contacts: readonly Contact[],
): Promise<Contact[]> {
  if (contacts.length === 0) return [];
  const now = clock.now();
  const rows = contacts.map(({ id, firstName, lastName, email, company, city, tags }) => ({
    id,
    firstName,
    lastName,
    email,
    company,
    city,
    tags,
  }));
  await tx.$executeRaw`
    UPDATE contact AS c SET first_name = n."firstName", last_name = n."lastName", email = n.email, company = n.company, city = n.city, tags = n.tags,
      is_lead = false, updated_at = ${now}, version = c.version + 1
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n (id uuid, "firstName" text, "lastName" text, email text, company text, city text, tags text[])
    WHERE c.workspace_id = ${workspaceId}::uuid AND c.id = n.id`;
  return contacts.map((contact) => ({ ...contact, updatedAt: now, version: contact.version + 1 }));
}
