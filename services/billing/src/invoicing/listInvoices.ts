import { cutPage, readPage } from '@ringline/kit/paging';
import type { PageRequest } from '@ringline/proto/common/v1/common_pb';
import type { Actor, Deps } from '../context.ts';
import { readInvoices } from './readInvoices.ts';

/** Invoices of a page unless told. */
const PAGE = 15;

export interface ListInvoicesInput {
  readonly page?: PageRequest | undefined;
  /** Empty: all. */
  readonly status?: string;
  readonly paymentPurpose?: string;
}

/** The workspace's invoices, newest first. */
export const listInvoices =
  (deps: Deps) =>
  ({ page: asked, status = '', paymentPurpose = '' }: ListInvoicesInput, { workspaceId }: Actor) => {
    const page = readPage(asked, PAGE);
    const wanted = {
      workspaceId,
      ...(status === '' ? {} : { status }),
      ...(paymentPurpose === '' ? {} : { purpose: paymentPurpose }),
    };
    return deps.db.tenant(workspaceId, async (uow) => {
      const rows = await uow.tx.invoice.findMany({
        where: {
          ...wanted,
          ...(page.after
            ? {
                OR: [{ invoiceDate: { lt: page.after.at } }, { invoiceDate: page.after.at, id: { lt: page.after.id } }],
              }
            : {}),
        },
        orderBy: [{ invoiceDate: 'desc' }, { id: 'desc' }],
        skip: page.offset,
        take: page.limit + 1,
      });
      const count = page.counted ? await uow.tx.invoice.count({ where: wanted }) : 0;
      const cut = cutPage(page, rows, count, ({ invoiceDate: at, id }) => ({ at, id }));
      return { invoices: await readInvoices(deps, uow, cut.rows), metadata: cut.metadata };
    });
  };
