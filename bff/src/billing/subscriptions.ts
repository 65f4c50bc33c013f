import type { PendingChange, PlanFeature, Subscription, SubscriptionPlan } from '@ringline/proto/billing/v1/billing_pb';
import {
  SubscriptionService,
  type GetNextBillingResponse,
  type Invoice,
  type InvoiceLine,
  type InvoiceLink,
  type InvoiceParty,
  type InvoicePayment,
  type NextBilling,
  type SubscriptionChange,
} from '@ringline/proto/billing/v1/subscriptions_pb';
import type { OperationContext } from '../graphql/context.ts';
import { listPayload, pageRequest } from '../graphql/paging.ts';
import { orNull, present } from '../graphql/present.ts';
import type { Resolvers } from '../graphql/resolverTypes.ts';

/** Millionths as a share of one. */
const SCALE = 1_000_000;
/** Where `http/invoiceDocuments.ts` answers. */
const documentPath = (id: string, kind: 'invoice' | 'receipt'): string => `/api/invoices/${id}/${kind}.pdf`;
const cents = (minor: bigint): number => Number(minor) / 100;

const asked = new WeakMap<OperationContext, Promise<GetNextBillingResponse>>();

/** What the workspace pays is for those who may buy (defaults 2.4); it is asked once for all fields of an operation. */
async function billingOf(context: OperationContext): Promise<GetNextBillingResponse | undefined> {
  if ((await context.principal()).scope('BILLING', 'CREATE') === undefined) return undefined;
  const answer = asked.get(context) ?? context.call(SubscriptionService).getNextBilling({});
  asked.set(context, answer);
  return answer;
}

/** Whether we write the workspace's invoices; a platform that bills it has its own. */
const writesInvoices = async (context: OperationContext): Promise<boolean> =>
  (await billingOf(context))?.till?.hasInvoicing ?? true;

const has = ({ value }: PlanFeature): boolean => !['false', '0', 'NONE'].includes(value);

export const subscriptions = {
  Query: {
    async fetchInvoices(_source, args, context) {
      const { invoices, metadata } = await context.call(SubscriptionService).listInvoices({
        page: { ...pageRequest(args), uncounted: false },
        status: args.status ?? '',
        paymentPurpose: args.paymentPurpose ?? '',
      });
      return listPayload(invoices, metadata);
    },
    async fetchInvoice(_source, { id }, context) {
      const { invoice, newerId, olderId } = await context.call(SubscriptionService).getInvoice({ id });
      return { invoice: present(invoice, 'the invoice'), newerId: orNull(newerId), olderId: orNull(olderId) };
    },
  },
  Mutation: {
    async previewSubscriptionChange(_source, { workspace, subscriptionPlan, userSlots }, context) {
      await context.assertWorkspace(workspace);
      const { change } = await context
        .call(SubscriptionService)
        .previewSubscriptionChange({ subscriptionPlan: subscriptionPlan ?? '', userSlots: userSlots ?? 0 });
      return present(change, 'the offer');
    },
    async initiateCharge(_source, { workspace, redirectUrl, ...input }, context) {
      await context.assertWorkspace(workspace);
      const { confirmationUrl, subscription } = await context.call(SubscriptionService).initiateCharge({
        change: input.change ?? '',
        subscriptionPlan: input.subscriptionPlan ?? '',
        redirectUrl,
        paymentGateway: input.paymentGateway ?? '',
        number: input.number ?? '',
      });
      return { confirmationUrl: orNull(confirmationUrl), subscription: present(subscription, 'the subscription') };
    },
    async activateCharge(_source, { workspace, charge }, context) {
      await context.assertWorkspace(workspace);
      const { payment, subscription } = await context.call(SubscriptionService).activateCharge({ charge });
      return {
        status: present(payment, 'the payment').status,
        subscription: present(subscription, 'the subscription'),
      };
    },
    async subscribeUser(_source, { workspace, numberOfSeat, redirectUrl, paymentGateway, change }, context) {
      await context.assertWorkspace(workspace);
      const answer = await context.call(SubscriptionService).subscribeUser({
        numberOfSeat,
        redirectUrl,
        paymentGateway: paymentGateway ?? '',
        change: change ?? '',
      });
      return {
        confirmationUrl: orNull(answer.confirmationUrl),
        externalId: orNull(answer.externalId),
        subscriptionAddon: { id: answer.subscriptionAddon },
      };
    },
    async subscribeUserCallback(_source, { workspace, workspaceSubscriptionAddon, externalId }, context) {
      await context.assertWorkspace(workspace);
      const { status, subscription } = await context
        .call(SubscriptionService)
        .subscribeUserCallback({ workspaceSubscriptionAddon, externalId: externalId ?? '' });
      return { status, subscription: present(subscription, 'the subscription') };
    },
    async cancelSubscription(_source, { workspace }, context) {
      await context.assertWorkspace(workspace);
      return present((await context.call(SubscriptionService).cancelSubscription({})).subscription, 'the subscription');
    },
    async keepSubscription(_source, { workspace }, context) {
      await context.assertWorkspace(workspace);
      return present((await context.call(SubscriptionService).keepSubscription({})).subscription, 'the subscription');
    },
    async payInvoice(_source, { workspace, invoice, redirectUrl, ...input }, context) {
      await context.assertWorkspace(workspace);
      const { confirmationUrl, status } = await context.call(SubscriptionService).payInvoice({
        id: invoice,
        redirectUrl,
        paymentGateway: input.paymentGateway ?? '',
        withSavedCard: input.withSavedCard ?? false,
      });
      return { confirmationUrl: orNull(confirmationUrl), status };
    },
  },
  WorkspaceSubscription: {
    pendingChange: ({ pendingChange }: Subscription) => pendingChange ?? null,
    lineItems: async (_subscription: Subscription, _args, context) => (await billingOf(context))?.lineItems ?? null,
    till: async (_subscription: Subscription, _args, context) => (await billingOf(context))?.till ?? null,
    paymentGateway: async ({ billed }: Subscription, _args, context) =>
      (billed && (await billingOf(context))?.till) || null,
    nextBilling: async (_subscription: Subscription, _args, context) => (await billingOf(context))?.next ?? null,
    async openInvoice(_subscription: Subscription, _args, context) {
      const billing = await billingOf(context);
      if (!billing?.openInvoice) return null;
      const { openInvoice: invoice, suspendsAt, endsAt, nextAttemptAt } = billing;
      return {
        invoice,
        nextAttemptAt: nextAttemptAt ?? null,
        suspendsAt: present(suspendsAt, 'a day'),
        endsAt: present(endsAt, 'a day'),
      };
    },
  },
  SubscriptionPlan: {
    displayFeatures: ({ subscriptionFeatures }: SubscriptionPlan) =>
      subscriptionFeatures.filter(has).map(({ displayText }) => displayText),
  },
  PendingChange: {
    effectiveAt: ({ effectiveAt }: PendingChange) => present(effectiveAt, 'a day'),
  },
  SubscriptionChange: {
    lineItems: ({ lines }: SubscriptionChange) => lines,
    amountDue: ({ dueMinor }: SubscriptionChange) => cents(dueMinor),
    next: ({ next }: SubscriptionChange) => next ?? null,
  },
  NextBilling: {
    lineItems: ({ lines }: NextBilling) => lines,
    amount: ({ amountMinor }: NextBilling) => cents(amountMinor),
  },
  LineItem: {
    type: ({ kind }: InvoiceLine) => (kind === 'USER' ? 'User' : kind === 'PHONE_NUMBER' ? 'PhoneNumber' : null),
    unitPrice: ({ unitMinor }: InvoiceLine) => cents(unitMinor),
    amount: ({ amountMinor }: InvoiceLine) => cents(amountMinor),
    proRateFactor: ({ factor }: InvoiceLine) => factor / SCALE,
  },
  InvoiceParty: {
    email: ({ email }: InvoiceParty) => orNull(email),
    taxId: ({ taxId }: InvoiceParty) => orNull(taxId),
  },
  InvoicePayment: {
    paidAt: ({ paidAt }: InvoicePayment) => present(paidAt, 'a moment'),
    amount: ({ amountMinor }: InvoicePayment) => cents(amountMinor),
    brand: ({ brand }: InvoicePayment) => orNull(brand),
    last4: ({ last4 }: InvoicePayment) => orNull(last4),
  },
  InvoiceLink: {
    amount: ({ amountMinor }: InvoiceLink) => cents(amountMinor),
    invoiceDate: ({ invoiceDate }: InvoiceLink) => present(invoiceDate, 'a moment'),
  },
  Invoice: {
    issuer: ({ issuer }: Invoice) => present(issuer, 'who issued it'),
    billTo: ({ billTo }: Invoice) => present(billTo, 'who it goes to'),
    payment: ({ payment }: Invoice) => payment ?? null,
    credits: ({ credits }: Invoice) => credits ?? null,
    pdfUrl: async ({ id }: Invoice, _args, context) =>
      (await writesInvoices(context)) ? documentPath(id, 'invoice') : null,
    receiptUrl: async ({ id, paidMinor }: Invoice, _args, context) =>
      paidMinor > 0n && (await writesInvoices(context)) ? documentPath(id, 'receipt') : null,
    amountDue: ({ amountMinor }: Invoice) => cents(amountMinor),
    amountPaid: ({ paidMinor }: Invoice) => cents(paidMinor),
    lineItems: ({ lines }: Invoice) => lines,
    proRateFactor: ({ proRateFactor }: Invoice) => (proRateFactor === undefined ? null : proRateFactor / SCALE),
  },
} satisfies Resolvers;
