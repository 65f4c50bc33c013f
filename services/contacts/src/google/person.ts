/** A person of the People API as a row of a file. What Google leaves out, or says in a shape of its own, is empty. */
import { z } from 'zod';

export const HEADERS = ['First name', 'Last name', 'Phone', 'Email', 'Company', 'City', 'Country', 'Labels'] as const;
/** Between two labels, and behind the last, as Google writes it in its own files: a label may hold a comma. */
const LABEL_END = ' :::';

const text = z.string().catch('');
const metadata = z.object({ primary: z.boolean().catch(false) }).catch({ primary: false });
const list = <Item extends z.ZodType>(item: Item) => z.array(item).catch([]);

const person = z.object({
  metadata: z.object({ deleted: z.boolean().catch(false) }).catch({ deleted: false }),
  names: list(z.object({ metadata, givenName: text, familyName: text, displayName: text })),
  phoneNumbers: list(z.object({ metadata, value: text, canonicalForm: text, type: text })),
  emailAddresses: list(z.object({ metadata, value: text })),
  organizations: list(z.object({ metadata, name: text })),
  addresses: list(z.object({ metadata, city: text, countryCode: text })),
  memberships: list(
    z.object({
      contactGroupMembership: z.object({ contactGroupResourceName: text }).catch({ contactGroupResourceName: '' }),
    }),
  ),
});
type Person = z.infer<typeof person>;

/** @returns undefined for someone who was deleted there, and for what is nobody */
export function rowOf(given: unknown, labels: ReadonlyMap<string, string>): string[] | undefined {
  const { success, data } = person.safeParse(given);
  if (!success || data.metadata.deleted) return undefined;
  const name = chief(data.names);
  const split = name !== undefined && (name.givenName !== '' || name.familyName !== '');
  const address = chief(data.addresses);
  const tags = data.memberships.flatMap(
    ({ contactGroupMembership }) => labels.get(contactGroupMembership.contactGroupResourceName) ?? [],
  );
  return [
    split ? name.givenName : (name?.displayName ?? ''),
    split ? name.familyName : '',
    phoneOf(data),
    chief(data.emailAddresses)?.value ?? '',
    chief(data.organizations)?.name ?? '',
    address?.city ?? '',
    address?.countryCode ?? '',
    tags.map((tag) => `${tag}${LABEL_END}`).join(' '),
  ];
}

/** A mobile number before others: texts reach it. Google writes as E.164 what it could read. */
function phoneOf({ phoneNumbers }: Person): string {
  const found = phoneNumbers.find(({ type }) => type === 'mobile') ?? chief(phoneNumbers);
  return found === undefined ? '' : found.canonicalForm || found.value;
}

function chief<Item extends { metadata: { primary: boolean } }>(items: readonly Item[]): Item | undefined {
  return items.find((item) => item.metadata.primary) ?? items[0];
}
