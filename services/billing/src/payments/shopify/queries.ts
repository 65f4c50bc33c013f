/** What billing asks of Shopify's Admin API, and the shapes of the answers. */
import { z } from 'zod';

const problems = z.array(z.object({ message: z.string() }));
const money = z.object({ amount: z.string(), currencyCode: z.string() });

const subscription = z.object({
  id: z.string(),
  name: z.string(),
  status: z.enum(['ACTIVE', 'CANCELLED', 'DECLINED', 'EXPIRED', 'FROZEN', 'PENDING']),
  lineItems: z.array(
    z.object({ id: z.string(), plan: z.object({ pricingDetails: z.object({ __typename: z.string() }) }) }),
  ),
});
const purchase = z.object({
  id: z.string(),
  name: z.string(),
  status: z.enum(['ACTIVE', 'DECLINED', 'EXPIRED', 'PENDING']),
  price: money,
});
const usage = z.object({ id: z.string(), idempotencyKey: z.string().nullable(), price: money });

export type ShopSubscription = z.infer<typeof subscription>;
export type ShopPurchase = z.infer<typeof purchase>;
export type ShopUsage = z.infer<typeof usage>;

const SUBSCRIPTION = `id name status lineItems { id plan { pricingDetails { __typename } } }`;
const PURCHASE = `id name status price { amount currencyCode }`;
const USAGE = `id idempotencyKey price { amount currencyCode }`;

export const CREATE_SUBSCRIPTION = `mutation Approve($name: String!, $returnUrl: URL!, $lineItems: [AppSubscriptionLineItemInput!]!, $test: Boolean, $replacementBehavior: AppSubscriptionReplacementBehavior) {
  appSubscriptionCreate(name: $name, returnUrl: $returnUrl, lineItems: $lineItems, test: $test, replacementBehavior: $replacementBehavior) {
    appSubscription { id }
    confirmationUrl
    userErrors { message }
  }
}`;
export const createdSubscription = z.object({
  appSubscriptionCreate: z.object({
    appSubscription: z.object({ id: z.string() }).nullable(),
    confirmationUrl: z.string().nullable(),
    userErrors: problems,
  }),
});

export const CREATE_PURCHASE = `mutation Buy($name: String!, $price: MoneyInput!, $returnUrl: URL!, $test: Boolean) {
  appPurchaseOneTimeCreate(name: $name, price: $price, returnUrl: $returnUrl, test: $test) {
    appPurchaseOneTime { id }
    confirmationUrl
    userErrors { message }
  }
}`;
export const createdPurchase = z.object({
  appPurchaseOneTimeCreate: z.object({
    appPurchaseOneTime: z.object({ id: z.string() }).nullable(),
    confirmationUrl: z.string().nullable(),
    userErrors: problems,
  }),
});

export const CREATE_USAGE = `mutation Charge($subscriptionLineItemId: ID!, $price: MoneyInput!, $description: String!, $idempotencyKey: String) {
  appUsageRecordCreate(subscriptionLineItemId: $subscriptionLineItemId, price: $price, description: $description, idempotencyKey: $idempotencyKey) {
    appUsageRecord { id }
    userErrors { message }
  }
}`;
export const createdUsage = z.object({
  appUsageRecordCreate: z.object({ appUsageRecord: z.object({ id: z.string() }).nullable(), userErrors: problems }),
});

/** What a return link or a webhook names: its number says not which of the two it is. */
export const FIND = `query Find($subscription: ID!, $purchase: ID!) {
  subscription: node(id: $subscription) { ... on AppSubscription { ${SUBSCRIPTION} } }
  purchase: node(id: $purchase) { ... on AppPurchaseOneTime { ${PURCHASE} } }
}`;
export const found = z.object({ subscription: subscription.nullable(), purchase: purchase.nullable() });

/** Everything of the shop, newest first: what began and was never heard of again is looked for by its name. */
export const INSTALLATION = `query Installation {
  currentAppInstallation {
    activeSubscriptions { ${SUBSCRIPTION} }
    allSubscriptions(first: 50, reverse: true) { nodes { ${SUBSCRIPTION} } }
    oneTimePurchases(first: 50, reverse: true) { nodes { ${PURCHASE} } }
  }
}`;
export const installation = z.object({
  currentAppInstallation: z.object({
    activeSubscriptions: z.array(subscription),
    allSubscriptions: z.object({ nodes: z.array(subscription) }),
    oneTimePurchases: z.object({ nodes: z.array(purchase) }),
  }),
});

export const USAGES = `query Usages($line: ID!) {
  node(id: $line) { ... on AppSubscriptionLineItem { usageRecords(first: 100, reverse: true) { nodes { ${USAGE} } } } }
}`;
export const usages = z.object({
  node: z.object({ usageRecords: z.object({ nodes: z.array(usage) }) }).nullable(),
});

export const USAGE_RECORD = `query Usage($id: ID!) { node(id: $id) { ... on AppUsageRecord { ${USAGE} } } }`;
export const usageRecord = z.object({ node: usage.nullable() });
