/** What billing tells of payments for numbers, also when the buyer has closed the page. */
import { consumer, on, type Consumer } from '@ringline/kit/events';
import { isUuid } from '@ringline/kit/ids';
import { PaymentSettledSchema } from '@ringline/proto/billing/v1/events_pb';
import type { Deps } from '../context.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { notePayment } from '../purchases/advance.ts';

const OURS = new Set(['PHONE_NUMBER', 'SUBSCRIBE_NUMBER']);

export const numberPayments = (deps: Deps): Consumer<PrismaClient> =>
  consumer<PrismaClient>({
    name: 'number-payments',
    handlers: [
      on(PaymentSettledSchema, async ({ event: { payment }, uow }) => {
        if (!payment || !OURS.has(payment.purpose) || !isUuid(payment.referenceId)) return;
        await notePayment(deps, uow, payment.referenceId, payment);
      }),
    ],
  });
