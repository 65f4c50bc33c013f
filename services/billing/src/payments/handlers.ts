import type { ServiceImpl } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import type { BillingService } from '@ringline/proto/billing/v1/billing_pb';
import type { Deps } from '../context.ts';
import { listCreditEntries } from '../ledger/listCreditEntries.ts';
import { describePayment } from './payment.ts';
import { describeGateway, gatewaysFor } from './platformGateway.ts';
import { refundPayment, settlePayment } from './settlePayment.ts';
import { startPayment } from './startPayment.ts';
import { activateTopup, topup } from './topup.ts';

/** The handlers for what gateways take, and for what became of it. */
export const paymentHandlers = (deps: Deps) =>
  ({
    async listPaymentGateways({ platform }, context) {
      const serving =
        platform === ''
          ? await gatewaysFor(deps, principalOf(context).workspaceId)
          : deps.gateways.filter(({ platforms }) => platforms.includes(platform));
      return { paymentGateways: serving.map(describeGateway) };
    },
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
