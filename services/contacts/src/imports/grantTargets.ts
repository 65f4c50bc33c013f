/** Gives people of a file the list, tags and consent that were chosen for them, and notes it for the undo. */
import { ImportedConsentSchema } from '@ringline/proto/contacts/v1/events_pb';
import { MOST_TAGS_OF_CONTACT } from '../contacts/tags.ts';
import type { Unit } from '../context.ts';
import { join } from '../lists/changeSubscribers.ts';
import { announceList, requireList } from '../lists/list.ts';
import type { ContactImport } from './import.ts';

/** Numbers of one event: whoever hears it writes each of them, and a text to one of them must not wait for long. */
const PEOPLE_OF_EVENT = 100;

/** Somebody of a file, as they stand in contacts now. */
export interface Imported {
  readonly line: number;
  readonly contactId: string;
  readonly phoneNumber: string;
  readonly matchKey: string;
  /** Tags that the import gave them. */
  readonly tagged: readonly string[];
  /** The cell that agrees; undefined: none does. */
  readonly agreed: string | undefined;
}

/** The tags that somebody lacks. Who would have more than a person may have keeps what they have. */
export function missingTags(has: readonly string[], tags: readonly string[]): string[] {
  const known = new Set(has.map((tag) => tag.toLowerCase()));
  const missing = tags.filter((tag) => !known.has(tag.toLowerCase()));
  return has.length + missing.length > MOST_TAGS_OF_CONTACT ? [] : missing;
}

/** @returns how many joined the list, got tags, and were said to agree */
export async function grantTargets(
  uow: Unit,
  found: ContactImport,
  people: readonly Imported[],
  now: Date,
): Promise<{ joined: number; tagged: number; agreed: number }> {
  const joinedAt = await joinList(uow, found, people, now);
  const heard = await heardFrom(uow, people);
  const agreeing = people.flatMap(({ phoneNumber, matchKey, agreed }) =>
    agreed === undefined || heard.has(matchKey) ? [] : { phoneNumber, matchKey, cell: agreed },
  );
  const stated = new Set(agreeing.map(({ matchKey }) => matchKey));
  const rows = people
    .map(({ line, contactId, tagged, matchKey }) => ({
      line,
      contactId,
      tagged,
      joinedAt: joinedAt.get(contactId) ?? null,
      agreed: stated.has(matchKey),
    }))
    .filter((row) => row.joinedAt !== null || row.agreed || row.tagged.length > 0);
  if (rows.length > 0)
    await uow.tx.$executeRaw`
      UPDATE contact_import_row AS r
      SET contact_id = n."contactId", joined_at = n."joinedAt", tagged = n.tagged, agreed = n.agreed
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n (line integer, "contactId" uuid, "joinedAt" timestamptz, tagged text[], agreed boolean)
      WHERE r.workspace_id = ${uow.workspaceId}::uuid AND r.import_id = ${found.id}::uuid AND r.line = n.line`;
  stateConsent(uow, found, agreeing, false);
  return {
    joined: joinedAt.size,
    tagged: people.filter(({ tagged }) => tagged.length > 0).length,
    agreed: agreeing.length,
  };
}

/** Those of whose consent something is known, so that a file says nothing more of it: an opt-out above all. */
async function heardFrom({ tx, workspaceId }: Unit, people: readonly Imported[]): Promise<Set<string>> {
  const matchKeys = people.flatMap(({ matchKey, agreed }) => (agreed === undefined ? [] : matchKey));
  if (matchKeys.length === 0) return new Set();
  const rows = await tx.contactConsent.findMany({
    where: { workspaceId, matchKey: { in: matchKeys }, state: { not: 'NOT_ASKED' } },
    select: { matchKey: true },
  });
  return new Set(rows.map(({ matchKey }) => matchKey));
}

/** A list that was deleted since is joined by nobody. @returns when each of those who joined did */
async function joinList(
  uow: Unit,
  { subscriberListId: listId }: ContactImport,
  people: readonly Imported[],
  now: Date,
): Promise<Map<string, Date>> {
  const { tx, workspaceId } = uow;
  if (listId === null || people.length === 0) return new Map();
  if (!(await tx.subscriberList.findFirst({ where: { id: listId, workspaceId, deletedAt: null } }))) return new Map();
  const contactIds = people.map(({ contactId }) => contactId);
  const joined = await join(uow, { listId, contactIds, source: 'MANUAL', now });
  if (joined.length > 0) announceList(uow, await requireList(uow, listId));
  return new Map(joined.map(({ id, subscribedAt }) => [id, subscribedAt]));
}

/** Tells the ledger of consent what a file says of people, or that it holds no longer. The ledger decides: an opt-out stays. */
export function stateConsent(
  uow: Unit,
  { id, createdBy, fileName, consentWords }: ContactImport,
  people: readonly { readonly phoneNumber: string; readonly cell: string }[],
  withdrawn: boolean,
): void {
  for (let from = 0; from < people.length; from += PEOPLE_OF_EVENT)
    uow.emit(
      ImportedConsentSchema,
      {
        importId: id,
        userId: createdBy,
        withdrawn,
        people: people.slice(from, from + PEOPLE_OF_EVENT).map(({ phoneNumber, cell }) => ({
          phoneNumber,
          words: [consentWords, cell.slice(0, 40), fileName].filter((text) => text !== '').join(' · '),
        })),
      },
      { key: id },
    );
}
