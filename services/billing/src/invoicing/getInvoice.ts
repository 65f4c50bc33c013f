import type { MessageInitShape } from '@bufbuild/protobuf';
import { notFound } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import type { GetInvoiceResponseSchema } from '@ringline/proto/billing/v1/subscriptions_pb';
import type { Actor, Deps, Unit } from '../context.ts';
import type { Invoice } from '../generated/prisma/client.ts';
import { readInvoices } from './readInvoices.ts';

/** One invoice, with the next one in each direction of the list. @throws Refusal NOT_FOUND */
export const getInvoice =
  (deps: Pick<Deps, 'db' | 'catalogue' | 'issuer'>) =>
  (
    { id }: { readonly id: string },
    { workspaceId }: Actor,
  ): Promise<MessageInitShape<typeof GetInvoiceResponseSchema>> =>
    deps.db.tenant(workspaceId, async (uow) => {
      const row = await findInvoice(uow, id);
      const [invoice] = await readInvoices(deps, uow, [row]);
      const beside = async (way: 'gt' | 'lt') => {
        const order = way === 'gt' ? 'asc' : 'desc';
        const found = await uow.tx.invoice.findFirst({
          where: {
            workspaceId,
            OR: [{ invoiceDate: { [way]: row.invoiceDate } }, { invoiceDate: row.invoiceDate, id: { [way]: row.id } }],
          },
          orderBy: [{ invoiceDate: order }, { id: order }],
          select: { id: true },
        });
        return found?.id ?? '';
      };
      return { ...(invoice ? { invoice } : {}), newerId: await beside('gt'), olderId: await beside('lt') };
    });

/** @throws Refusal NOT_FOUND */
export async function findInvoice({ tx, workspaceId }: Unit, id: string): Promise<Invoice> {
  const found = isUuid(id) ? await tx.invoice.findFirst({ where: { id, workspaceId } }) : null;
  if (!found) throw notFound('The invoice');
  return found;
}
