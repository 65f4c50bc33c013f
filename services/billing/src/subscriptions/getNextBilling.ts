import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { MessageInitShape } from '@bufbuild/protobuf';
import type { GetNextBillingResponseSchema } from '@ringline/proto/billing/v1/subscriptions_pb';
import { holdingOf, pricesOf } from '../changes/holding.ts';
import { nextBilling } from '../changes/previewChange.ts';
import { linesOfCycle } from '../changes/quote.ts';
import type { Actor, Deps } from '../context.ts';
import { describeLine } from '../invoicing/invoice.ts';
import { readInvoices } from '../invoicing/readInvoices.ts';
import { billedNumbers } from '../numbers/billedNumbers.ts';
import { describeGateway, gatewaysFor } from '../payments/platformGateway.ts';
import { nextAttempt } from '../dunning/schedule.ts';
import { taxTermsAt } from '../tax/termsOf.ts';
import { openAccount } from './openAccount.ts';
import { describePatience, pendingTerms } from './subscription.ts';

/** What the next cycle costs, what is paid now, and the renewal that waits for its money. */
export const getNextBilling =
  (deps: Deps) =>
  async (_input: object, { workspaceId }: Actor): Promise<MessageInitShape<typeof GetNextBillingResponseSchema>> => {
    const [till] = await gatewaysFor(deps, workspaceId);
    return deps.db.tenant(workspaceId, async (uow) => {
      // Where nothing is billed nothing has a price, and nothing is due.
      if (deps.catalogue.unbilled) return {};
      const row = await openAccount(deps)(uow);
      const { paidUntil } = row;
      const then = paidUntil ?? deps.clock.now();
      const numbers = await billedNumbers(uow, then);
      const holding = holdingOf(row, numbers, await taxTermsAt(deps, uow, then));
      const lineItems = linesOfCycle(holding, pricesOf(deps), numbers).map((line) => describeLine(deps, line));
      const told = { lineItems, ...(till ? { till: describeGateway(till) } : {}) };
      if (!paidUntil) return told;
      const open = row.openInvoiceId
        ? await uow.tx.invoice.findFirst({ where: { id: row.openInvoiceId, workspaceId } })
        : null;
      if (open) {
        const next = nextAttempt(paidUntil, row.chargeAttempts);
        const [openInvoice] = await readInvoices(deps, uow, [open]);
        return {
          ...told,
          ...(openInvoice ? { openInvoice } : {}),
          ...describePatience(paidUntil),
          ...(next ? { nextAttemptAt: timestampFromDate(next) } : {}),
        };
      }
      if (row.status === 'CANCELLED') return told;
      return { ...told, next: nextBilling(deps, pendingTerms(row) ?? holding, holding, paidUntil) };
    });
  };
