/** What contacts erases: people with all that hangs on them, who signed up, and what files said of them. */
import { ERASED, idAt, inBites, type ErasureStep, type ErasureSubject } from '@ringline/kit/erasure';
import { phoneMatchKey } from '@ringline/kit/phone';
import { ContactChangedSchema } from '@ringline/proto/contacts/v1/events_pb';
import type { ImportDeps } from '../context.ts';
import { Prisma, type PrismaClient } from '../generated/prisma/client.ts';
import { fileKey } from '../imports/import.ts';
import { pictureKey } from '../pictures/picture.ts';
import { ofPerson } from './whoIsErased.ts';

type Step = ErasureStep<PrismaClient>;

/** Contacts of a bite: each is an event, and a call's write never waits for more. */
const CONTACTS = 200;
const ROWS = 1_000;
/** States of an import that nobody waits for any more. */
const OVER = ['DONE', 'DONE_WITH_ERRORS', 'FAILED', 'UNDONE'];

const inWorkspace = ({ workspaceId }: ErasureSubject): Prisma.Sql => Prisma.sql`c.workspace_id = ${workspaceId}::uuid`;

const chosen = (subject: ErasureSubject): Prisma.Sql =>
  subject.kind === 'PERSON'
    ? Prisma.sql`${inWorkspace(subject)} AND ${ofPerson(subject)}`
    : Prisma.sql`${inWorkspace(subject)} AND c.id < ${idAt(new Date(subject.until))}::uuid`;

const counted = (rows: { count: bigint }[]): number => Number(rows[0]?.count ?? 0);

/** Rows of files. The report of an import keeps its figures: of one person the cells are emptied, of everyone all goes. */
const importedRows = ({ storage }: Pick<ImportDeps, 'storage'>): Step => ({
  async count({ tx }, { kind, workspaceId, until }) {
    if (kind === 'PERSON') return 0;
    return counted(
      await tx.$queryRaw`SELECT count(*) FROM contact_import_row AS r JOIN contact_import AS i ON i.workspace_id = r.workspace_id AND i.id = r.import_id
        WHERE i.workspace_id = ${workspaceId}::uuid AND i.created_at <= ${new Date(until)} AND i.state = ANY (${OVER}::text[])`,
    );
  },
  async bite({ tx, workspaceId }, subject) {
    if (subject.kind === 'PERSON') {
      // Written in whatever way: the last nine digits are the number's.
      const endings = subject.numbers.map((number) => `%${number.replaceAll(/\D/g, '').slice(-9)}`);
      await tx.$executeRaw`
        UPDATE contact_import_row AS r SET cells = array_fill(''::text, ARRAY[cardinality(r.cells)]), agreed = false, tagged = '{}'
        WHERE r.workspace_id = ${workspaceId}::uuid AND cardinality(r.cells) > 0 AND (
          EXISTS (SELECT FROM contact AS c WHERE ${chosen(subject)} AND c.id IN (r.created_id, r.contact_id))
          OR EXISTS (SELECT FROM unnest(r.cells) AS cell WHERE length(cell) < 100 AND regexp_replace(cell, '\\D', '', 'g') LIKE ANY (${endings}::text[])))`;
      await tx.$executeRaw`
        UPDATE contact_import SET preview = '[]' WHERE workspace_id = ${workspaceId}::uuid AND state = ANY (${OVER}::text[]) AND preview <> '[]'`;
      return { erased: 0, next: undefined };
    }
    const [first] = await tx.$queryRaw<{ id: string }[]>`
      SELECT id::text FROM contact_import WHERE workspace_id = ${workspaceId}::uuid AND created_at <= ${new Date(subject.until)}
        AND state = ANY (${OVER}::text[]) ORDER BY created_at LIMIT 1`;
    if (!first) return { erased: 0, next: undefined };
    const erased = await tx.$executeRaw`
      DELETE FROM contact_import_row WHERE workspace_id = ${workspaceId}::uuid AND import_id = ${first.id}::uuid AND line IN (
        SELECT line FROM contact_import_row WHERE workspace_id = ${workspaceId}::uuid AND import_id = ${first.id}::uuid LIMIT ${ROWS})`;
    if (erased < ROWS) {
      await storage.delete(fileKey(workspaceId, first.id));
      await tx.contactImport.deleteMany({ where: { workspaceId, id: first.id } });
    }
    return { erased, next: 'more' };
  },
});

/** Who signed up by a keyword or a web form: how many did stays; who they were, from where, and what they said does not. */
const signups = inBites<PrismaClient>(
  ROWS,
  async ({ tx }, subject) => counted(await tx.$queryRaw`SELECT count(*) FROM signup AS c WHERE ${signedUp(subject)}`),
  ({ tx }, subject, most) => tx.$executeRaw`
    UPDATE signup SET peer_number = '', match_key = ${ERASED} || contact_id, words = '', ip_address = '', web_page = '', given = '{}',
      state = CASE state WHEN 'PENDING' THEN 'LAPSED' ELSE state END
    WHERE id IN (SELECT c.id FROM signup AS c WHERE ${signedUp(subject)} LIMIT ${most})`,
);

const signedUp = (subject: ErasureSubject): Prisma.Sql =>
  subject.kind === 'PERSON'
    ? Prisma.sql`${inWorkspace(subject)} AND c.match_key = ANY (${subject.numbers.map(phoneMatchKey)}::text[])`
    : Prisma.sql`${inWorkspace(subject)} AND c.peer_number <> '' AND c.asked_at <= ${new Date(subject.until)}`;

/** Contacts, deleted ones included, with their lists, tags, orders, merges and what finds them; whoever keeps a copy is told. */
const people = ({ clock, storage }: Pick<ImportDeps, 'clock' | 'storage'>): Step =>
  inBites(
    CONTACTS,
    async ({ tx }, subject) => counted(await tx.$queryRaw`SELECT count(*) FROM contact AS c WHERE ${chosen(subject)}`),
    async (uow, subject, most) => {
      const { tx, workspaceId } = uow;
      const rows = await tx.$queryRaw<{ id: string; version: number; picture: string }[]>`
        SELECT c.id::text, c.version, c.picture FROM contact AS c WHERE ${chosen(subject)} ORDER BY c.id LIMIT ${most} FOR UPDATE`;
      if (rows.length === 0) return 0;
      const ids = rows.map(({ id }) => id);
      for (const { id, picture } of rows)
        for (const key of picture === '' ? [] : new Set([picture, pictureKey(workspaceId, id)]))
          await storage.delete(key);
      const now = clock.now();
      // Whoever is deleted leaves lists and segments, as their counts say.
      await tx.contact.updateMany({
        where: { workspaceId, id: { in: ids }, deletedAt: null },
        data: { deletedAt: now },
      });
      await tx.$executeRaw`
        DELETE FROM contact_duplicate WHERE workspace_id = ${workspaceId}::uuid AND (first_id = ANY (${ids}::uuid[]) OR second_id = ANY (${ids}::uuid[]))`;
      await tx.$executeRaw`
        DELETE FROM contact_merge WHERE workspace_id = ${workspaceId}::uuid AND (kept_id = ANY (${ids}::uuid[]) OR merged_id = ANY (${ids}::uuid[]))`;
      await tx.contact.deleteMany({ where: { workspaceId, id: { in: ids } } });
      for (const { id, version } of rows)
        uow.emit(
          ContactChangedSchema,
          { contact: { id, workspaceId, version: version + 1 }, deleted: true },
          { key: id },
        );
      return rows.length;
    },
  );

/** The copy of consent goes with the person; after everyone the ledger of opt-outs stays, and its copy with it. */
const consents: Step = {
  count: async () => 0,
  async bite({ tx, workspaceId }, { kind, numbers }) {
    const keys = numbers.map(phoneMatchKey);
    if (kind === 'PERSON') await tx.contactConsent.deleteMany({ where: { workspaceId, matchKey: { in: keys } } });
    return { erased: 0, next: undefined };
  },
};

/** What happened with numbers, by which people are scored; the scores go with the people. */
const activities = inBites<PrismaClient>(
  ROWS,
  async ({ tx }, subject) =>
    counted(await tx.$queryRaw`SELECT count(*) FROM contact_activity AS c WHERE ${happened(subject)}`),
  ({ tx }, subject, most) => tx.$executeRaw`
    DELETE FROM contact_activity WHERE (workspace_id, match_key) IN (
      SELECT c.workspace_id, c.match_key FROM contact_activity AS c WHERE ${happened(subject)} LIMIT ${most})`,
);

const happened = (subject: ErasureSubject): Prisma.Sql =>
  subject.kind === 'PERSON'
    ? Prisma.sql`${inWorkspace(subject)} AND c.match_key = ANY (${subject.numbers.map(phoneMatchKey)}::text[])`
    : Prisma.sql`${inWorkspace(subject)} AND c.updated_at <= ${new Date(subject.until)}`;

/** In this order: rows of files are found by their contacts. */
export const steps = (deps: Pick<ImportDeps, 'storage' | 'clock'>): readonly Step[] => [
  importedRows(deps),
  signups,
  activities,
  people(deps),
  consents,
];
