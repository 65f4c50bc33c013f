import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { cutPage, readPage } from '@ringline/kit/paging';
import type { PageRequest } from '@ringline/proto/common/v1/common_pb';
import type { Actor, Deps } from '../context.ts';

interface Row {
  id: string;
  type: string;
  reference_kind: string;
  reference_id: string;
  created_at: Date;
  micros: bigint;
  billed: number | null;
  free: bigint | null;
  rate: bigint | null;
  shortfall: bigint | null;
  automatic: boolean;
  invoice: string | null;
  channel: string | null;
  in_session: boolean | null;
}

/** Seconds of a call or transcript; of a text its segments, which follow from what they cost. */
function billedUnits({ reference_kind: kind, micros, billed, free, rate, shortfall }: Row): bigint {
  if (kind !== 'MESSAGE') return BigInt(billed ?? 0);
  return (rate ? ((shortfall ?? 0n) - micros) / rate : 0n) + (free ?? 0n);
}

/** Rows of a page unless told. */
const PAGE = 25;

/**
 * What changed the credit, newest first. Holds and releases are left out: they move what is there, and a capture tells what of it
 * was spent. A capture that an allowance paid whole is listed with $0, so that nobody looks for it.
 */
export const listCreditEntries =
  ({ db }: Deps) =>
  async ({ page: asked }: { readonly page?: PageRequest | undefined }, { workspaceId }: Actor) => {
    const page = readPage(asked, PAGE);
    const rows = await db.tenant(
      workspaceId,
      ({ tx }) => tx.$queryRaw<Row[]>`
        SELECT t.id::text, t.type, t.reference_kind, t.reference_id, t.created_at,
               coalesce((SELECT sum(e.amount) FROM ledger_entry AS e
                         WHERE e.transaction_id = t.id AND e.commodity = 'USD' AND e.account IN ('credit', 'held')), 0)::bigint AS micros,
               u.billing_duration_seconds AS billed, u.pool_units AS free, u.rate_micros AS rate, u.shortfall_micros AS shortfall,
               coalesce(p.reference_id LIKE 'auto:%', false) AS automatic, i.number AS invoice,
               u.channel, u.in_session
        FROM ledger_transaction AS t
        LEFT JOIN usage AS u
          ON u.workspace_id = t.workspace_id AND u.kind = t.reference_kind AND u.reference_id::text = t.reference_id AND t.type = 'CAPTURE'
        LEFT JOIN payment AS p
          ON p.workspace_id = t.workspace_id AND p.id = CASE WHEN t.type = 'TOPUP' AND t.reference_kind = 'PAYMENT' THEN t.reference_id::uuid END
        LEFT JOIN invoice AS i ON i.workspace_id = t.workspace_id AND i.payment_id = p.id AND i.amount_minor > 0
        WHERE t.workspace_id = ${workspaceId}::uuid AND t.type NOT IN ('HOLD', 'RELEASE')
          AND (t.type = 'CAPTURE' OR EXISTS (
            SELECT FROM ledger_entry AS e WHERE e.transaction_id = t.id AND e.commodity = 'USD' AND e.account = 'credit'))
          AND (${page.after?.at ?? null}::timestamptz IS NULL
               OR (t.created_at, t.id) < (${page.after?.at ?? null}::timestamptz, ${page.after?.id ?? null}::uuid))
        ORDER BY t.created_at DESC, t.id DESC LIMIT ${page.limit + 1}`,
    );
    const cut = cutPage(page, rows, 0, ({ created_at: at, id }) => ({ at, id }));
    return {
      entries: cut.rows.map((row) => ({
        id: row.id,
        type: row.type,
        kind: row.type === 'CAPTURE' ? row.reference_kind : '',
        referenceId: row.reference_id,
        amountMicros: row.micros,
        createdAt: timestampFromDate(row.created_at),
        billedUnits: billedUnits(row),
        freeUnits: row.free ?? 0n,
        rateMicros: row.rate ?? 0n,
        writtenOffMicros: row.shortfall ?? 0n,
        automatic: row.automatic,
        disputed: row.type === 'ADJUSTMENT' && row.reference_kind.startsWith('DISPUTE'),
        invoiceNumber: row.invoice ?? '',
        channel: row.channel ?? '',
        inSession: row.in_session ?? false,
      })),
      metadata: cut.metadata,
    };
  };
