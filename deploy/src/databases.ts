import { ensureServiceDatabase, migrate } from '@ringline/kit/db';
import type { ServiceDefinition } from '@ringline/kit/service';

/**
 * One database per service, each made where it is missing and migrated as its owner.
 * @param adminUrlOf the administrator of the server that a service's database lies on
 * @returns the runtime URL of each, by service
 */
export async function prepareDatabases(
  definitions: readonly ServiceDefinition[],
  adminUrlOf: (definition: ServiceDefinition) => string,
): Promise<ReadonlyMap<string, string>> {
  const urls = new Map<string, string>();
  const owners: { definition: ServiceDefinition; owner: string }[] = [];
  // One after the other: creating roles and databases contends on the catalogue.
  for (const definition of definitions) {
    const { owner, runtime } = await ensureServiceDatabase(adminUrlOf(definition), definition.name);
    urls.set(definition.name, runtime);
    owners.push({ definition, owner });
  }
  await Promise.all(owners.map(({ definition, owner }) => migrate(owner, definition.migrations)));
  return urls;
}
