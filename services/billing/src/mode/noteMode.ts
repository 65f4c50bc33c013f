import type { Deps } from '../context.ts';

/** Notes how the service that begins to run bills; a switch is followed by each subscription, by and by. */
export async function noteMode(deps: Pick<Deps, 'db' | 'clock' | 'catalogue' | 'mode'>): Promise<void> {
  const mode = deps.catalogue.unbilled ? 'disabled' : 'enabled';
  deps.mode.billedSince = await deps.db.platform('whether the server bills belongs to no workspace', async ({ tx }) => {
    await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended('billing mode', 0))::text`;
    const present = await tx.billingMode.findUnique({ where: { id: 1 } });
    // Billing is on unless something else was ever said.
    if ((present?.mode ?? 'enabled') === mode) return present?.since ?? new Date(0);
    const noted = { mode, since: deps.clock.now() };
    await tx.billingMode.upsert({ where: { id: 1 }, create: noted, update: noted });
    await tx.$executeRaw`INSERT INTO mode_due (target_workspace) SELECT target_workspace FROM reset_due ON CONFLICT DO NOTHING`;
    return noted.since;
  });
}
