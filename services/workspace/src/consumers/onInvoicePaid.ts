import { consumer, on } from '@ringline/kit/events';
import { InvoicePaidSchema } from '@ringline/proto/billing/v1/events_pb';
import type { Deps } from '../context.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { pageOf } from '../mails/pageOf.ts';
import { enqueueMail } from '../mails/sendMail.ts';
import { billingReaders } from './billingReaders.ts';

const INVOICES = '/settings/billing-and-payments/invoices';

/** Mails a paid invoice to the owner and admins, once. Its PDF is behind the link, where a session is asked for. */
export const onInvoicePaid = (deps: Pick<Deps, 'clock' | 'env' | 'jobs' | 'secrets'>) =>
  consumer<PrismaClient>({
    name: 'paid-invoices',
    handlers: [
      on(InvoicePaidSchema, async ({ event, uow }) => {
        for (const { to, workspace, amount } of await billingReaders(deps, uow))
          await enqueueMail(deps, uow, to, 'invoice-paid', {
            workspace,
            invoice: event.number,
            amount: amount(event.amountMinor, event.currency),
            last4: event.last4,
            link: pageOf(deps.env, `${INVOICES}/${event.invoiceId}`),
          });
      }),
    ],
  });
