import type { Deps, Unit } from '../context.ts';
import { lockAccounts } from '../ledger/ledger.ts';
import type { UsageKind } from '../usage/kinds.ts';
import { noteSpend, spentOf } from './noteSpend.ts';

/** Charges of one bite, each a transaction. */
const BITE = 500;
/** Milliseconds after which a workspace is looked at once more: until then a process of the release before may have charged. */
const ONCE_MORE_MS = 3_600_000;

interface Row {
  kind: UsageKind;
  channel: string;
  micros: bigint;
  units: bigint;
  at: Date;
  phone_number_id: string | null;
  user_id: string | null;
  team_id: string | null;
}

/** Rolls up what a release without a roll-up charged, each charge once. Whoever is looked at for the second time is done with. */
export const catchUp =
  (deps: Pick<Deps, 'db' | 'clock'>) =>
  async ({ targetWorkspace, again }: { targetWorkspace: string; again: boolean }): Promise<void> => {
    let taken: number;
    do taken = await deps.db.tenant(targetWorkspace, (uow) => bite(uow));
    while (taken === BITE);
    await deps.db.tenant(targetWorkspace, async ({ tx }) => {
      const where = { targetWorkspace };
      if (again) await tx.spendDue.deleteMany({ where });
      else
        await tx.spendDue.updateMany({
          where,
          data: { dueAt: new Date(deps.clock.now().getTime() + ONCE_MORE_MS), again: true },
        });
    });
  };

async function bite(uow: Unit): Promise<number> {
  const { tx, workspaceId } = uow;
  await lockAccounts(uow);
  const rows = await tx.$queryRaw<Row[]>`
    UPDATE usage SET noted = true
     WHERE workspace_id = ${workspaceId}::uuid AND (kind, reference_id) IN (
       SELECT kind, reference_id FROM usage WHERE workspace_id = ${workspaceId}::uuid AND NOT noted LIMIT ${BITE})
    RETURNING kind, channel, amount_micros AS micros, pool_units AS units, captured_at AS at, phone_number_id::text, user_id::text, team_id::text`;
  const invoices = await tx.invoice.findMany({
    where: { workspaceId, status: 'PAID', noted: false },
    orderBy: { invoiceDate: 'asc' },
    take: BITE,
  });
  await tx.invoice.updateMany({
    where: { workspaceId, id: { in: invoices.map(({ id }) => id) } },
    data: { noted: true },
  });
  const ofInvoices = [];
  for (const invoice of invoices) ofInvoices.push(...(await spentOf(uow, invoice)));
  await noteSpend(uow, [
    ...rows
      .filter(({ micros, units }) => micros > 0n || units > 0n)
      .map(({ phone_number_id: phoneNumberId, user_id: userId, team_id: teamId, ...row }) => ({
        ...row,
        phoneNumberId,
        userId,
        teamId,
      })),
    ...ofInvoices,
  ]);
  return Math.max(rows.length, invoices.length);
}
