import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { invalid } from '@ringline/kit/errors';
import { SubscriptionService } from '@ringline/proto/billing/v1/subscriptions_pb';
import { activateCharge, subscribeUserCallback } from '../changes/activateCharge.ts';
import { confirmChange } from '../changes/confirmChange.ts';
import { describeChange, previewChange } from '../changes/previewChange.ts';
import type { Actor, Deps } from '../context.ts';
import { getInvoiceDocument } from '../documents/getInvoiceDocument.ts';
import { getInvoice } from '../invoicing/getInvoice.ts';
import { listInvoices } from '../invoicing/listInvoices.ts';
import { payInvoice } from '../invoicing/payInvoice.ts';
import { describePayment } from '../payments/payment.ts';
import { cancelSubscription, keepSubscription } from '../subscriptions/cancelSubscription.ts';
import { getNextBilling } from '../subscriptions/getNextBilling.ts';
import { getSubscription } from '../subscriptions/getSubscription.ts';
import { describeSubscription } from '../subscriptions/subscription.ts';

/** The handlers of SubscriptionService: they translate, the use cases decide. */
export const subscriptionsRpc = (deps: Deps) => (router: ConnectRouter) => {
  const current = async (actor: Actor) => describeSubscription(deps, await getSubscription(deps)({}, actor));
  router.service(SubscriptionService, {
    previewSubscriptionChange: async (request, context) => ({
      change: await describeChange(deps)(await previewChange(deps)(request, principalOf(context))),
    }),
    async initiateCharge({ change, subscriptionPlan, redirectUrl, paymentGateway, number }, context) {
      const confirmed = await confirmChange(deps)(
        { change, redirectUrl, paymentGateway, returns: number === '' ? {} : { phone_number: number } },
        principalOf(context),
        { subscriptionPlan, userSlots: 0 },
      );
      return {
        confirmationUrl: confirmed.payment?.confirmationUrl ?? '',
        subscription: describeSubscription(deps, confirmed.subscription),
      };
    },
    async activateCharge(request, context) {
      const actor = principalOf(context);
      const payment = await activateCharge(deps)(request, actor);
      return { payment: describePayment(payment), subscription: await current(actor) };
    },
    async subscribeUser({ numberOfSeat, redirectUrl, paymentGateway, change: offer }, context) {
      if (numberOfSeat < 1) throw invalid('numberOfSeat', 'Buy at least one seat.');
      const actor = principalOf(context);
      const { userSlots } = await getSubscription(deps)({}, actor);
      const { change, payment } = await confirmChange(deps, 'BUY_SEAT')(
        { change: offer, redirectUrl, paymentGateway },
        actor,
        { subscriptionPlan: '', userSlots: userSlots + numberOfSeat },
      );
      return {
        confirmationUrl: payment?.confirmationUrl ?? '',
        externalId: payment?.externalId ?? '',
        subscriptionAddon: change.id,
      };
    },
    async subscribeUserCallback(request, context) {
      const actor = principalOf(context);
      const status = await subscribeUserCallback(deps)(request, actor);
      return { status, subscription: await current(actor) };
    },
    cancelSubscription: async (request, context) => ({
      subscription: describeSubscription(deps, await cancelSubscription(deps)(request, principalOf(context))),
    }),
    keepSubscription: async (request, context) => ({
      subscription: describeSubscription(deps, await keepSubscription(deps)(request, principalOf(context))),
    }),
    getNextBilling: (request, context) => getNextBilling(deps)(request, principalOf(context)),
    async payInvoice(request, context) {
      const payment = describePayment(await payInvoice(deps)(request, principalOf(context)));
      return { confirmationUrl: payment.confirmationUrl ?? '', status: payment.status ?? '' };
    },
    getInvoiceDocument: (request, context) => getInvoiceDocument(deps)(request, principalOf(context)),
    getInvoice: (request, context) => getInvoice(deps)(request, principalOf(context)),
    listInvoices: (request, context) => listInvoices(deps)(request, principalOf(context)),
  });
};
