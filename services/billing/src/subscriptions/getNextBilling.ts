import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { MessageInitShape } from '@bufbuild/protobuf';
import type { GetNextBillingResponseSchema } from '@ringline/proto/billing/v1/subscriptions_pb';
import { holdingOf, pricesOf } from '../changes/holding.ts';
import { nextBilling } from '../changes/previewChange.ts';
import { linesOfCycle } from '../changes/quote.ts';
import type { Actor, Deps } from '../context.ts';
import { describeInvoice, describeLine } from '../invoicing/invoice.ts';
import { openAccount } from './openAccount.ts';
import { pendingTerms } from './subscription.ts';
import { patienceWith } from './turnCycle.ts';

/** What the next cycle costs, what is paid now, and the renewal that waits for its money. */
export const getNextBilling =
  (deps: Deps) =>
  (_input: object, { workspaceId }: Actor): Promise<MessageInitShape<typeof GetNextBillingResponseSchema>> =>
    deps.db.tenant(workspaceId, async (uow) => {
      const row = await openAccount(deps)(uow);
      const { paidUntil } = row;
      const lineItems = linesOfCycle(holdingOf(row), pricesOf(deps)).map((line) => describeLine(deps, line));
      if (!paidUntil) return { lineItems };
      const open = row.openInvoiceId
        ? await uow.tx.invoice.findFirst({ where: { id: row.openInvoiceId, workspaceId } })
        : null;
      if (open) {
        const { suspendsAt, endsAt } = patienceWith(paidUntil);
        return {
          lineItems,
          openInvoice: describeInvoice(deps, open),
          suspendsAt: timestampFromDate(suspendsAt),
          endsAt: timestampFromDate(endsAt),
        };
      }
      if (row.status === 'CANCELLED') return { lineItems };
      return { lineItems, next: nextBilling(deps, pendingTerms(row) ?? holdingOf(row), paidUntil, row.carriedMinor) };
    });
