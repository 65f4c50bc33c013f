/** What is told of a business at TrustHub, and what of it is assigned to what. */
import { z } from 'zod';
import type { CarrierDeps } from '../deps.ts';
import { invalidParameter } from '../faultCodes.ts';
import type { RegistryItem } from './items.ts';

/** Who runs the account is known to the provider already, and stands behind each of its customers. */
export const PRIMARY_PROFILE = `BU${'0'.repeat(31)}1`;
const attributesSchema = z.record(z.string(), z.unknown());

/** What an end user or document says of itself. */
export function attributesOf({ fields }: Pick<RegistryItem, 'fields'>): Record<string, unknown> {
  const text = [fields['Attributes'] ?? '{}'].flat()[0] ?? '{}';
  try {
    return attributesSchema.parse(JSON.parse(text));
  } catch {
    throw invalidParameter('Attributes is no JSON object');
  }
}

/** One of what it says, as text; empty where it says none, or something else. */
export const saidOf = (about: Readonly<Record<string, unknown>>, name: string): string => {
  const said = about[name];
  return typeof said === 'string' ? said : '';
};

/** What is assigned to a profile or product, and which profiles stand behind it. */
export async function assignedTo(
  store: CarrierDeps['store'],
  sid: string,
): Promise<{ items: RegistryItem[]; profiles: string[] }> {
  const objects = (await store.registryItems({ kind: 'assignment', parentSid: sid })).map(
    ({ fields }) => [fields['ObjectSid'] ?? ''].flat()[0] ?? '',
  );
  const found = await Promise.all(objects.map((object) => store.registryItem(object)));
  const items = found.filter((item) => item !== undefined);
  return {
    items,
    profiles: [
      ...objects.filter((object) => object === PRIMARY_PROFILE),
      ...items.filter(({ kind }) => kind === 'profile').map((item) => item.sid),
    ],
  };
}
