/** Rolls up what is charged, in the transaction that charges it: a report reads months, whatever the ledger holds. */
import { dateIn } from '@ringline/kit/zones';
import type { Unit } from '../context.ts';
import type { Invoice } from '../generated/prisma/client.ts';
import { readLines } from '../invoicing/storedLines.ts';
import type { Line } from '../invoicing/proration.ts';
import type { UsageKind } from '../usage/kinds.ts';

/** A cent in the ledger's micros. */
const MICROS_PER_CENT = 10_000n;

/** Usage tells by what it was, an invoice by its lines. A kind that is new to invoices is a fee until it has a name of its own. */
export type SpendKind = UsageKind | 'COUPON' | 'FEE' | 'PHONE_NUMBER' | 'PLAN' | 'REFUND' | 'SEAT' | 'TAX';

export interface Spent {
  readonly at: Date;
  readonly kind: SpendKind;
  readonly channel?: string;
  readonly micros: bigint;
  /** Seconds or segments that the plan paid. */
  readonly units?: bigint;
  readonly phoneNumberId?: string | null;
  readonly userId?: string | null;
  readonly teamId?: string | null;
}

interface Row {
  readonly month: string;
  readonly dimension: string;
  readonly subject: string;
  readonly kind: string;
  readonly channel: string;
  micros: bigint;
  items: number;
  units: bigint;
}

/** Adds charges to their months, of all together and of whoever made them. To be called behind the wallet's lock. */
export async function noteSpend(uow: Unit, charges: readonly Spent[]): Promise<void> {
  const { tx, workspaceId } = uow;
  if (charges.length === 0) return;
  const subscription = await tx.subscription.findUnique({ where: { workspaceId }, select: { timezone: true } });
  const rows = rolledUp(charges, subscription?.timezone ?? 'UTC').map((row) => ({
    ...row,
    micros: row.micros.toString(),
    units: row.units.toString(),
  }));
  await tx.$executeRaw`
    INSERT INTO spend_month AS s (workspace_id, month, dimension, subject, kind, channel, micros, items, units)
    SELECT ${workspaceId}::uuid, r.month, r.dimension, r.subject, r.kind, r.channel, r.micros, r.items, r.units
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS r (month date, dimension text, subject text, kind text, channel text, micros bigint, items integer, units bigint)
    ON CONFLICT (workspace_id, dimension, month, subject, kind, channel)
    DO UPDATE SET micros = s.micros + EXCLUDED.micros, items = s.items + EXCLUDED.items, units = s.units + EXCLUDED.units`;
}

/** One row for each month, kind and subject. */
export function rolledUp(charges: readonly Spent[], timezone: string): Row[] {
  const rows = new Map<string, Row>();
  for (const { at, kind, channel = '', micros, units = 0n, phoneNumberId, userId, teamId } of charges) {
    const month = `${dateIn(timezone, at.getTime()).slice(0, 7)}-01`;
    const subjects = [
      ['', ''],
      ['NUMBER', phoneNumberId],
      ['PERSON', userId],
      ['TEAM', teamId],
    ] as const;
    for (const [dimension, subject] of subjects) {
      if (dimension !== '' && !subject) continue;
      const key = [month, dimension, subject, kind, channel].join(' ');
      const row = rows.get(key) ?? {
        month,
        dimension,
        subject: subject ?? '',
        kind,
        channel,
        micros: 0n,
        items: 0,
        units: 0n,
      };
      row.micros += micros;
      row.items += 1;
      row.units += units;
      rows.set(key, row);
    }
  }
  return [...rows.values()];
}

const NUMBER = /\+\d{6,15}/;

/** What a line of an invoice is to a report; undefined: nothing. What is carried was told where it was sold, and credit where it is spent. */
export function kindOfLine({ kind, name }: Pick<Line, 'kind' | 'name'>): SpendKind | undefined {
  switch (kind) {
    case 'CREDIT':
      return undefined;
    case 'CARRIED':
      return name.startsWith('INV-') ? 'REFUND' : undefined;
    case 'USER':
      return 'SEAT';
    case 'PLAN':
    case 'PHONE_NUMBER':
    case 'COUPON':
    case 'TAX':
      return kind;
    default:
      return 'FEE';
  }
}

/** What an invoice charged, on its day. Tax that prices contain is in them. */
export async function spentOf(
  { tx, workspaceId }: Unit,
  { lines, invoiceDate }: Pick<Invoice, 'lines' | 'invoiceDate'>,
): Promise<Spent[]> {
  const charged = readLines(lines).flatMap((line) => {
    const kind = kindOfLine(line);
    return kind === undefined ? [] : [{ kind, line }];
  });
  const named = charged.flatMap(({ kind, line }) =>
    kind === 'PHONE_NUMBER' ? (NUMBER.exec(line.name)?.slice(0, 1) ?? []) : [],
  );
  const numbers =
    named.length === 0
      ? []
      : await tx.workspaceNumber.findMany({
          where: { workspaceId, number: { in: named } },
          orderBy: { boughtAt: 'asc' },
          select: { id: true, number: true },
        });
  return charged.map(({ kind, line }) => {
    const number = kind === 'PHONE_NUMBER' ? NUMBER.exec(line.name)?.[0] : undefined;
    return {
      at: invoiceDate,
      kind,
      micros: line.cents * MICROS_PER_CENT,
      // A number that was given up and came back has two ids: the newest is the one that is charged.
      phoneNumberId: numbers.findLast((each) => each.number === number)?.id ?? null,
    };
  });
}
