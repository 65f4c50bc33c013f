import { phoneMatchKey, spellingsOf } from '@ringline/kit/phone';
import type { ErasureSubject } from '@ringline/kit/erasure';
import type { Unit } from '../context.ts';
import { Prisma } from '../generated/prisma/client.ts';

/** Every number that is known of a person: the contact's, and those of contacts that became a part of it. */
export async function numbersOf({ tx, workspaceId }: Unit, contactId: string): Promise<string[]> {
  const rows = await tx.$queryRaw<{ phoneNumber: string; otherNumbers: string[] }[]>`
    SELECT c.phone_number AS "phoneNumber", c.other_numbers AS "otherNumbers" FROM contact AS c
    JOIN contact AS named ON named.workspace_id = c.workspace_id AND named.id = ${contactId}::uuid
    WHERE c.workspace_id = ${workspaceId}::uuid
      AND coalesce(c.merged_into, c.id) = coalesce(named.merged_into, named.id)`;
  const numbers = rows.flatMap(({ phoneNumber, otherNumbers }) => [phoneNumber, ...otherNumbers]);
  return [...new Set(numbers.flatMap(spellingsOf))];
}

/** A condition on `contact c`: those of the person, also such that were deleted before. */
export const ofPerson = ({ contactId, numbers }: ErasureSubject): Prisma.Sql =>
  Prisma.sql`(c.id = ${contactId}::uuid OR c.merged_into = ${contactId}::uuid
    OR c.match_key = ANY (${[...new Set(numbers.map(phoneMatchKey))]}::text[]))`;
