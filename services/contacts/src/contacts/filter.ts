import { type Timestamp, timestampDate } from '@bufbuild/protobuf/wkt';
import { Prisma } from '../generated/prisma/client.ts';

/** What narrows a list of contacts beside a search. */
export interface ContactFilter {
  readonly isLead?: boolean | undefined;
  /** All of them. */
  readonly tags?: readonly string[];
  readonly company?: string;
  readonly contactedSince?: Timestamp | undefined;
  readonly notContactedSince?: Timestamp | undefined;
}

/** The filter as a condition on the rows of one workspace; empty where nothing narrows. */
export function filterOf(filter: ContactFilter): Prisma.ContactWhereInput {
  const { isLead, tags = [], company = '', contactedSince, notContactedSince } = filter;
  const conditions: Prisma.ContactWhereInput[] = [
    ...(isLead === undefined ? [] : [{ isLead }]),
    ...tags.map((name) => ({ tagRows: { some: { name } } })),
    // The second condition is the partial index's own.
    ...(company === '' ? [] : [{ company }, { company: { not: '' } }]),
    ...(contactedSince ? [{ lastContactedAt: { gte: timestampDate(contactedSince) } }] : []),
    ...(notContactedSince
      ? [{ OR: [{ lastContactedAt: null }, { lastContactedAt: { lt: timestampDate(notContactedSince) } }] }]
      : []),
  ];
  return conditions.length === 0 ? {} : { AND: conditions };
}

/** The same as SQL on `contact c`. */
export function filterSql(filter: ContactFilter): Prisma.Sql {
  const { isLead, tags = [], company = '', contactedSince, notContactedSince } = filter;
  const conditions = [
    Prisma.sql`true`,
    ...(isLead === undefined ? [] : [Prisma.sql`c.is_lead = ${isLead}`]),
    ...tags.map(
      (name) =>
        Prisma.sql`EXISTS (SELECT 1 FROM contact_tag AS t WHERE t.workspace_id = c.workspace_id AND t.contact_id = c.id AND t.name = ${name})`,
    ),
    ...(company === '' ? [] : [Prisma.sql`c.company = ${company}`]),
    ...(contactedSince ? [Prisma.sql`c.last_contacted_at >= ${timestampDate(contactedSince)}`] : []),
    ...(notContactedSince
      ? [Prisma.sql`(c.last_contacted_at IS NULL OR c.last_contacted_at < ${timestampDate(notContactedSince)})`]
      : []),
  ];
  return Prisma.join(conditions, ' AND ');
}
