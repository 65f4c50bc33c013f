import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { MessageInitShape } from '@bufbuild/protobuf';
import { BillingNoticedSchema } from '@ringline/proto/billing/v1/events_pb';
import type { Unit } from '../context.ts';
import type { Subscription } from '../generated/prisma/client.ts';
import { describePatience } from '../subscriptions/subscription.ts';
import { nextAttempt } from './schedule.ts';

type Notice = MessageInitShape<typeof BillingNoticedSchema>;

/** Tells what those who pay must know: workspace mails it, and telephony lets numbers go. */
export async function giveNotice(uow: Unit, row: Subscription, notice: Notice): Promise<void> {
  const { tx, workspaceId } = uow;
  const { openInvoiceId: id, paidUntil } = row;
  const invoice = id ? await tx.invoice.findFirst({ where: { id, workspaceId } }) : null;
  const next = paidUntil && invoice ? nextAttempt(paidUntil, row.chargeAttempts) : undefined;
  uow.emit(
    BillingNoticedSchema,
    {
      workspaceId,
      ...(invoice
        ? { invoiceNumber: invoice.number, amountMinor: invoice.amountMinor, currency: invoice.currency }
        : {}),
      ...(next ? { nextAttemptAt: timestampFromDate(next) } : {}),
      ...(paidUntil && invoice ? describePatience(paidUntil) : {}),
      ...notice,
    },
    { key: workspaceId },
  );
}
