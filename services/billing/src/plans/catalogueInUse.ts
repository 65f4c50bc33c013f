/** Which plans the running service has: they are a file of its process, and a command beside it could have another one. */
import { createHash } from 'node:crypto';
import type { Deps, Unit } from '../context.ts';

const fingerprintOf = ({ catalogue }: Pick<Deps, 'catalogue'>): string =>
  createHash('sha256')
    .update(JSON.stringify(catalogue.unbilled ? [catalogue.data, 'unbilled'] : catalogue.data))
    .digest('hex');

/** Notes the plans of a service that begins to run. */
export async function noteCatalogue(deps: Pick<Deps, 'db' | 'catalogue' | 'clock'>): Promise<void> {
  const noted = { fingerprint: fingerprintOf(deps), since: deps.clock.now() };
  await deps.db.platform('the plans belong to no workspace', ({ tx }) =>
    tx.catalogueInUse.upsert({ where: { id: 1 }, create: noted, update: noted }),
  );
}

/** @throws Error when the plans at hand are not those of the running service: others would be told of features that nobody has */
export async function assertCatalogueInUse(deps: Pick<Deps, 'catalogue'>, { tx }: Unit): Promise<void> {
  const inUse = await tx.catalogueInUse.findUnique({ where: { id: 1 } });
  if (inUse?.fingerprint === fingerprintOf(deps)) return;
  throw new Error(
    inUse
      ? 'The plans here are not those of the running service. Set PLANS_FILE to the file that it reads.'
      : 'The plans of the service are unknown: this version has not run yet.',
  );
}
