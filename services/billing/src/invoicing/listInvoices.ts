import { cutPage, readPage } from '@ringline/kit/paging';
import type { PageRequest } from '@ringline/proto/common/v1/common_pb';
import type { Actor, Deps } from '../context.ts';
import { describeInvoice } from './invoice.ts';

/** Invoices of a page unless told. */
const PAGE = 15;

/** The workspace's invoices, newest first. */
export const listInvoices =
  (deps: Deps) =>
  async ({ page: asked }: { readonly page?: PageRequest | undefined }, { workspaceId }: Actor) => {
    const page = readPage(asked, PAGE);
    const [rows, count] = await deps.db.tenant(workspaceId, async ({ tx }) => [
      await tx.invoice.findMany({
        where: {
          workspaceId,
          ...(page.after
            ? {
                OR: [{ invoiceDate: { lt: page.after.at } }, { invoiceDate: page.after.at, id: { lt: page.after.id } }],
              }
            : {}),
        },
        orderBy: [{ invoiceDate: 'desc' }, { id: 'desc' }],
        skip: page.offset,
        take: page.limit + 1,
      }),
      page.counted ? await tx.invoice.count({ where: { workspaceId } }) : 0,
    ]);
    const cut = cutPage(page, rows, count, ({ invoiceDate: at, id }) => ({ at, id }));
    return { invoices: cut.rows.map((row) => describeInvoice(deps, row)), metadata: cut.metadata };
  };
