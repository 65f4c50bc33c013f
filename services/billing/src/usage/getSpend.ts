import { timestampDate } from '@bufbuild/protobuf/wkt';
import { Refusal } from '@ringline/kit/errors';
import type { GetSpendRequest } from '@ringline/proto/billing/v1/billing_pb';
import type { Actor, Deps } from '../context.ts';
import { CHANNEL_OF, kindsOf, type UsageKind } from './kinds.ts';

interface Row {
  kind: UsageKind;
  micros: bigint;
  items: number;
  units: bigint;
}

/**
 * What was captured from `since` until before `until`, by kind, of one channel or of all: the ledger's own entries, so that it is
 * what the balance fell by (defaults 19).
 * @throws Refusal VALIDATION_FAILED without a beginning or an end, and for a channel that there is not
 */
export const getSpend =
  ({ db, catalogue }: Pick<Deps, 'db' | 'catalogue'>) =>
  async (
    { since, until, channel = '' }: Pick<GetSpendRequest, 'since' | 'until'> & { channel?: string },
    { workspaceId }: Actor,
  ) => {
    if (!since || !until)
      throw new Refusal({
        code: 'VALIDATION_FAILED',
        message: 'Say from when and until when what was charged is asked for.',
      });
    const wanted = kindsOf(channel);
    if (!wanted)
      throw new Refusal({ code: 'VALIDATION_FAILED', field: 'channel', message: 'A channel is CALL or MESSAGE.' });
    const rows = await db.tenant(
      workspaceId,
      ({ tx }) => tx.$queryRaw<Row[]>`
      SELECT t.reference_kind AS kind,
             coalesce(sum(e.amount) FILTER (WHERE e.commodity = 'USD'), 0)::bigint AS micros,
             coalesce(sum(e.amount) FILTER (WHERE e.commodity <> 'USD'), 0)::bigint AS units,
             count(DISTINCT t.id)::int AS items
        FROM ledger_transaction t JOIN ledger_entry e ON e.transaction_id = t.id
       WHERE t.workspace_id = ${workspaceId}::uuid AND t.type = 'CAPTURE'
         AND t.created_at >= ${timestampDate(since)} AND t.created_at < ${timestampDate(until)}
         AND e.account LIKE 'revenue:%' AND t.reference_kind = ANY(${wanted})
       GROUP BY 1 ORDER BY 1`,
    );
    const spends = rows.map(({ kind, micros, items, units }) => ({
      kind,
      channel: CHANNEL_OF[kind],
      micros,
      items,
      freeUnits: units,
    }));
    return { currency: catalogue.data.currency, spends, unbilled: catalogue.unbilled };
  };
