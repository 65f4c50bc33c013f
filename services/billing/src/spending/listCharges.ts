import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { MessageInitShape } from '@bufbuild/protobuf';
import { cutPage, readPage } from '@ringline/kit/paging';
import type { ChargeSchema, ListChargesResponseSchema } from '@ringline/proto/billing/v1/spending_pb';
import type { PageRequest } from '@ringline/proto/common/v1/common_pb';
import type { Actor, Deps } from '../context.ts';
import { readLines } from '../invoicing/storedLines.ts';
import { readMonths } from './months.ts';
import { kindOfLine } from './noteSpend.ts';

/** A cent in the ledger's micros. */
const MICROS_PER_CENT = 10_000n;
/** Charges of a page unless told. */
const PAGE = 100;

interface Row {
  at: Date;
  id: string;
  kind: string;
  channel: string;
  micros: bigint;
  seconds: number;
  units: bigint;
  rate: bigint;
  number: string;
  user_id: string;
  team_id: string;
  invoice: string;
  lines: unknown;
}

/**
 * Each charge of some months by itself, newest first: calls and texts, and what invoices charged, line by line. A page may have more
 * rows than were asked for, as an invoice is told whole.
 * @throws Refusal VALIDATION_FAILED
 */
export const listCharges =
  (deps: Pick<Deps, 'db' | 'clock'>) =>
  (
    {
      page: wanted,
      ...range
    }: { readonly page?: PageRequest | undefined; readonly from: string; readonly until: string },
    { workspaceId }: Actor,
  ): Promise<MessageInitShape<typeof ListChargesResponseSchema>> => {
    const page = readPage(wanted, PAGE);
    return deps.db.tenant(workspaceId, async (uow) => {
      const { since, until } = await readMonths(deps, uow, range);
      const [at, id] = [page.after?.at ?? null, page.after?.id ?? null];
      const most = page.limit + 1;
      const rows = await uow.tx.$queryRaw<Row[]>`
        SELECT at, id::text, kind, channel, micros, seconds, units, rate, number, user_id, team_id, invoice, lines FROM (
          (SELECT u.captured_at AS at, u.reference_id AS id, u.kind, u.channel, u.amount_micros AS micros,
                  u.billing_duration_seconds AS seconds, u.pool_units AS units, u.rate_micros AS rate, coalesce(n.number, '') AS number,
                  coalesce(u.user_id::text, '') AS user_id, coalesce(u.team_id::text, '') AS team_id, '' AS invoice, NULL::jsonb AS lines
             FROM usage AS u LEFT JOIN workspace_number AS n ON n.id = u.phone_number_id AND n.workspace_id = u.workspace_id
            WHERE u.workspace_id = ${workspaceId}::uuid AND u.captured_at >= ${since} AND u.captured_at < ${until}
              AND (u.amount_micros > 0 OR u.pool_units > 0)
              AND (${at}::timestamptz IS NULL OR (u.captured_at, u.reference_id) < (${at}::timestamptz, ${id}::uuid))
            ORDER BY u.captured_at DESC, u.reference_id DESC LIMIT ${most})
          UNION ALL
          (SELECT i.invoice_date, i.id, 'INVOICE', '', 0, 0, 0, 0, '', '', '', i.number, i.lines
             FROM invoice AS i
            WHERE i.workspace_id = ${workspaceId}::uuid AND i.status = 'PAID' AND i.invoice_date >= ${since} AND i.invoice_date < ${until}
              AND (${at}::timestamptz IS NULL OR (i.invoice_date, i.id) < (${at}::timestamptz, ${id}::uuid))
            ORDER BY i.invoice_date DESC, i.id DESC LIMIT ${most})
        ) AS charged ORDER BY at DESC, id DESC LIMIT ${most}`;
      const cut = cutPage(page, rows, 0, (row) => ({ at: row.at, id: row.id }));
      return { charges: cut.rows.flatMap(chargesOf), metadata: cut.metadata };
    });
  };

function chargesOf(row: Row): MessageInitShape<typeof ChargeSchema>[] {
  const at = timestampFromDate(row.at);
  if (row.lines === null)
    return [
      {
        at,
        kind: row.kind,
        channel: row.channel,
        micros: row.micros,
        billedSeconds: row.seconds,
        freeUnits: row.units,
        rateMicros: row.rate,
        number: row.number,
        userId: row.user_id,
        teamId: row.team_id,
      },
    ];
  return readLines(row.lines).flatMap((line) => {
    const kind = kindOfLine(line);
    return kind === undefined
      ? []
      : [{ at, kind, micros: line.cents * MICROS_PER_CENT, invoiceNumber: row.invoice, name: line.name }];
  });
}
