import { Refusal } from '@ringline/kit/errors';
import { overLimit } from '@ringline/kit/limits';
import { languageOf } from '@ringline/kit/mail';
import type { Actor, Deps } from '../context.ts';
import { findInvoice } from '../invoicing/getInvoice.ts';
import { invoiceFacts } from '../invoicing/readInvoices.ts';
import { abilitiesFor } from '../payments/platformGateway.ts';
import { invoicePdf } from './invoicePdf.ts';

/** Documents of one workspace in a minute: each costs half a tenth of a second of a processor. */
const MADE = { limit: 60, perSeconds: 60 } as const;

/**
 * An invoice or a credit note as a PDF, or the receipt of a paid invoice. It is made of what the invoice kept, each time the same.
 * @throws Refusal NOT_FOUND, INVALID_TRANSITION for a receipt of what is not paid and where a platform writes the invoices, RATE_LIMITED
 */
export const getInvoiceDocument =
  (deps: Pick<Deps, 'db' | 'catalogue' | 'issuer' | 'limits' | 'gateways'>) =>
  async (
    { id, receipt, language }: { readonly id: string; readonly receipt: boolean; readonly language: string },
    { workspaceId }: Actor,
  ): Promise<{ pdf: Buffer; fileName: string }> => {
    const [facts] = await deps.db.tenant(workspaceId, async (uow) =>
      invoiceFacts(deps, uow, [await findInvoice(uow, id)]),
    );
    if (!facts) throw new Error(`Invoice ${id} has no facts`);
    const { number, paidMinor } = facts.row;
    if (!(await abilitiesFor(deps, workspaceId)).hasInvoicing)
      throw new Refusal({
        code: 'INVALID_TRANSITION',
        message: 'Your store’s platform bills this workspace. Its invoices are in your store’s admin.',
      });
    if (receipt && paidMinor <= 0n)
      throw new Refusal({
        code: 'INVALID_TRANSITION',
        message: 'Nothing has been paid of this invoice, so there is no receipt yet. Download the invoice instead.',
      });
    const permit = await deps.limits.take(`invoice-document:${workspaceId}`, MADE);
    if (!permit.allowed) throw overLimit(permit, 'Too many documents were downloaded within a minute. Try again soon.');
    const pdf = await invoicePdf(deps, facts, { language: languageOf(language), receipt });
    return { pdf, fileName: `${number}${receipt ? '-receipt' : ''}.pdf` };
  };
