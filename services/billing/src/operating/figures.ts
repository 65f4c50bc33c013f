/** What came in, what went back and what failed, over all workspaces, without a name or an id in it. */
import type { Deps } from '../context.ts';
import { readTax, type Taxed } from '../tax/tax.ts';
import { allWorkspaces } from './workspaces.ts';

const DAY_MS = 86_400_000;

interface Figures {
  readonly since: Date;
  readonly workspaces: number;
  readonly paying: number;
  readonly failing: number;
  readonly suspended: number;
  /** What renewals bring in a month, in cents: yearly plans with a twelfth. */
  readonly monthlyMinor: bigint;
  /** Cents by what was paid for. */
  readonly income: Readonly<Record<string, bigint>>;
  /** Cents of tax that paid invoices charged, less what credit notes took back, by whose it is. */
  readonly taxes: Readonly<Record<string, { readonly net: bigint; readonly tax: bigint }>>;
  /** Micros that calls and texts were rated at and nobody was charged: beyond a limit, or while nothing was billed. */
  readonly notChargedMicros: bigint;
  readonly refunded: { readonly count: number; readonly minor: bigint };
  readonly writtenOff: { readonly count: number; readonly minor: bigint };
  /** Payments that failed, by why. */
  readonly failures: Readonly<Record<string, number>>;
  readonly disputes: Readonly<Record<'OPEN' | 'WON' | 'LOST', number>>;
  /** What is to be given back by hand, because the gateway could not. */
  readonly owed: { readonly count: number; readonly minor: bigint };
  /** What banks took back of payments that were disputed, cents. */
  readonly lostMinor: bigint;
  readonly autoTopups: { readonly enabled: number; readonly made: number };
}

/** The figures of the last days. */
export const readFigures =
  (deps: Deps) =>
  async (days: number): Promise<Figures> => {
    const since = new Date(deps.clock.now().getTime() - days * DAY_MS);
    const income: Record<string, bigint> = {};
    const taxes: Record<string, { net: bigint; tax: bigint }> = {};
    const failures: Record<string, number> = {};
    const disputes = { OPEN: 0, WON: 0, LOST: 0 };
    const refunded = { count: 0, minor: 0n };
    const writtenOff = { count: 0, minor: 0n };
    const autoTopups = { enabled: 0, made: 0 };
    let notChargedMicros = 0n;
    const owed = { count: 0, minor: 0n };
    let lostMinor = 0n;
    let [paying, failing, suspended, monthlyMinor] = [0, 0, 0, 0n];
    const workspaces = await allWorkspaces(deps);
    for (const workspaceId of workspaces) {
      const found = await deps.db.tenant(workspaceId, async ({ tx }) => ({
        subscription: await tx.subscription.findFirst({ where: { workspaceId } }),
        payments: await tx.payment.findMany({ where: { workspaceId, settledAt: { gte: since } } }),
        invoices: await tx.invoice.findMany({ where: { workspaceId, invoiceDate: { gte: since } } }),
        disputes: await tx.dispute.findMany({ where: { workspaceId, openedAt: { gte: since } } }),
        free: await tx.usage.aggregate({
          where: { workspaceId, capturedAt: { gte: since } },
          _sum: { shortfallMicros: true },
        }),
        owed: await tx.payment.findMany({ where: { workspaceId, owedMinor: { gt: 0n } } }),
        auto: await tx.autoTopup.count({ where: { workspaceId, enabled: true } }),
      }));
      const { subscription: row } = found;
      if (row?.anchorAt) {
        paying += 1;
        failing += row.status === 'PAST_DUE' ? 1 : 0;
        suspended += row.status === 'SUSPENDED' ? 1 : 0;
        const period = row.period === 'YEARLY' ? 'YEARLY' : 'MONTHLY';
        const price = deps.catalogue.priceMinor(row.plan as 'STARTER', period) * BigInt(row.userSlots);
        monthlyMinor += period === 'YEARLY' ? price / 12n : price;
      }
      for (const { status, purpose, amountMinor, failure, referenceId } of found.payments) {
        if (status === 'FAILED') failures[failure || 'UNKNOWN'] = (failures[failure || 'UNKNOWN'] ?? 0) + 1;
        else income[purpose] = (income[purpose] ?? 0n) + amountMinor;
        if (status !== 'FAILED' && purpose === 'CREDIT' && referenceId.startsWith('auto:')) autoTopups.made += 1;
      }
      for (const { amountMinor, writtenOff: isOff, status, tax: kept } of found.invoices) {
        const tax = readTax(kept);
        if (tax && status === 'PAID') {
          const whose = nameOf(tax);
          const sum = taxes[whose] ?? { net: 0n, tax: 0n };
          taxes[whose] = { net: sum.net + tax.netCents, tax: sum.tax + tax.taxCents };
        }
        if (amountMinor < 0n) {
          refunded.count += 1;
          refunded.minor -= amountMinor;
        }
        if (isOff) {
          writtenOff.count += 1;
          writtenOff.minor += amountMinor;
        }
      }
      for (const { status, amountMinor } of found.disputes) {
        disputes[status as keyof typeof disputes] += 1;
        if (status === 'LOST') lostMinor += amountMinor;
      }
      for (const { owedMinor } of found.owed) {
        owed.count += 1;
        owed.minor += owedMinor;
      }
      autoTopups.enabled += found.auto;
      notChargedMicros += found.free._sum.shortfallMicros ?? 0n;
    }
    return {
      since,
      workspaces: workspaces.length,
      paying,
      failing,
      suspended,
      monthlyMinor,
      income,
      taxes,
      notChargedMicros,
      refunded,
      writtenOff,
      failures,
      disputes,
      owed,
      lostMinor,
      autoTopups,
    };
  };

/** Such as `DE VAT 19%`. */
const nameOf = ({ country, region, name, rate, reverseCharge }: Taxed): string =>
  [country, region, name, reverseCharge ? 'reverse charge' : `${Number(rate) / 10_000}%`].filter(Boolean).join(' ');
