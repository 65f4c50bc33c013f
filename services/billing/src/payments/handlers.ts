import type { ServiceImpl } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import type { BillingService } from '@ringline/proto/billing/v1/billing_pb';
import type { Deps } from '../context.ts';
import { listCreditEntries } from '../ledger/listCreditEntries.ts';
import { describePayment } from './payment.ts';
import { refundPayment, settlePayment } from './settlePayment.ts';
import { startPayment } from './startPayment.ts';
import { activateTopup, topup } from './topup.ts';

/** The handlers for what gateways take, and for what became of it. */
export const paymentHandlers = (deps: Deps) =>
  ({
    listPaymentGateways: ({ platform }) => ({
      paymentGateways: deps.gateways
        .filter(({ platforms }) => platform === '' || platforms.includes(platform))
        .map(({ id, displayName, methods, modes, platforms }) => ({
          id,
          displayName,
          methods: [...methods],
          modes: [...modes],
          countries: [],
          platforms: [...platforms],
          hasInvoicing: true,
        })),
    }),
    topup: async (request, context) => ({
      payment: describePayment(await topup(deps)(request, principalOf(context))),
    }),
    activateTopup: async (request, context) => ({
      payment: describePayment(await activateTopup(deps)(request, principalOf(context))),
    }),
    listCreditEntries: (request, context) => listCreditEntries(deps)(request, principalOf(context)),
    startPayment: async (request) => ({ payment: describePayment(await startPayment(deps)(request)) }),
    settlePayment: async (request) => ({ payment: describePayment(await settlePayment(deps)(request)) }),
    refundPayment: async (request) => ({ payment: describePayment(await refundPayment(deps)(request)) }),
  }) satisfies Partial<ServiceImpl<typeof BillingService>>;
