import { type Timestamp, timestampDate } from '@bufbuild/protobuf/wkt';
import type { Prisma } from '../generated/prisma/client.ts';

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
