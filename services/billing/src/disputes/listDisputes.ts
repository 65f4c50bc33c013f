import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { Actor, Deps } from '../context.ts';

/** Disputes that are shown, at the most: more than a workspace has. */
const MOST = 20;

/** The workspace's disputed payments, newest first, with their invoices. */
export const listDisputes =
  ({ db }: Deps) =>
  (_input: object, { workspaceId }: Actor) =>
    db.tenant(workspaceId, async ({ tx }) => {
      const rows = await tx.dispute.findMany({ where: { workspaceId }, orderBy: { openedAt: 'desc' }, take: MOST });
      const invoices = await tx.invoice.findMany({
        where: { workspaceId, paymentId: { in: rows.map(({ paymentId }) => paymentId) } },
        select: { paymentId: true, number: true, purpose: true, currency: true },
      });
      return {
        disputes: rows.map(({ id, paymentId, status, amountMinor, openedAt, closedAt }) => {
          const invoice = invoices.find((one) => one.paymentId === paymentId);
          return {
            id,
            status,
            amountMinor,
            currency: invoice?.currency ?? 'USD',
            paymentPurpose: invoice?.purpose ?? '',
            invoiceNumber: invoice?.number ?? '',
            openedAt: timestampFromDate(openedAt),
            ...(closedAt ? { closedAt: timestampFromDate(closedAt) } : {}),
          };
        }),
      };
    });
