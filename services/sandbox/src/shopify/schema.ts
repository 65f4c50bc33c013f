/** The part of Shopify's Admin API that bills, as its reference describes it: what is not in it is refused as there. */
import { buildSchema } from 'graphql';

export const schema = buildSchema(`
  scalar Decimal
  scalar URL
  enum CurrencyCode { USD CAD EUR GBP }
  enum AppSubscriptionStatus { ACTIVE CANCELLED DECLINED EXPIRED FROZEN PENDING }
  enum AppPurchaseStatus { ACTIVE DECLINED EXPIRED PENDING }
  enum AppSubscriptionReplacementBehavior { APPLY_IMMEDIATELY APPLY_ON_NEXT_BILLING_CYCLE STANDARD }
  enum AppPricingInterval { ANNUAL EVERY_30_DAYS }
  interface Node { id: ID! }
  type MoneyV2 { amount: Decimal! currencyCode: CurrencyCode! }
  input MoneyInput { amount: Decimal! currencyCode: CurrencyCode! }
  type UserError { field: [String!] message: String! }
  type AppRecurringPricing { interval: AppPricingInterval! price: MoneyV2! }
  type AppUsagePricing { balanceUsed: MoneyV2! cappedAmount: MoneyV2! interval: AppPricingInterval! terms: String! }
  union AppPricingDetails = AppRecurringPricing | AppUsagePricing
  type AppPlanV2 { pricingDetails: AppPricingDetails! }
  type AppUsageRecord implements Node { id: ID! description: String! idempotencyKey: String price: MoneyV2! }
  type AppUsageRecordConnection { nodes: [AppUsageRecord!]! }
  type AppSubscriptionLineItem implements Node {
    id: ID!
    plan: AppPlanV2!
    usageRecords(first: Int, reverse: Boolean): AppUsageRecordConnection!
  }
  type AppSubscription implements Node {
    id: ID!
    lineItems: [AppSubscriptionLineItem!]!
    name: String!
    returnUrl: URL!
    status: AppSubscriptionStatus!
    test: Boolean!
  }
  type AppSubscriptionConnection { nodes: [AppSubscription!]! }
  type AppPurchaseOneTime implements Node {
    id: ID!
    name: String!
    price: MoneyV2!
    status: AppPurchaseStatus!
    test: Boolean!
  }
  type AppPurchaseOneTimeConnection { nodes: [AppPurchaseOneTime!]! }
  type AppInstallation {
    activeSubscriptions: [AppSubscription!]!
    allSubscriptions(first: Int, reverse: Boolean): AppSubscriptionConnection!
    oneTimePurchases(first: Int, reverse: Boolean): AppPurchaseOneTimeConnection!
  }
  input AppRecurringPricingInput { interval: AppPricingInterval price: MoneyInput! }
  input AppUsagePricingInput { cappedAmount: MoneyInput! terms: String! }
  input AppPlanInput { appRecurringPricingDetails: AppRecurringPricingInput appUsagePricingDetails: AppUsagePricingInput }
  input AppSubscriptionLineItemInput { plan: AppPlanInput! }
  type AppSubscriptionCreatePayload { appSubscription: AppSubscription confirmationUrl: URL userErrors: [UserError!]! }
  type AppPurchaseOneTimeCreatePayload { appPurchaseOneTime: AppPurchaseOneTime confirmationUrl: URL userErrors: [UserError!]! }
  type AppUsageRecordCreatePayload { appUsageRecord: AppUsageRecord userErrors: [UserError!]! }
  type AppSubscriptionCancelPayload { appSubscription: AppSubscription userErrors: [UserError!]! }
  type Domain { host: String! }
  type Shop { name: String! myshopifyDomain: String! primaryDomain: Domain! }
  type Query { currentAppInstallation: AppInstallation! node(id: ID!): Node shop: Shop! }
  type Mutation {
    appSubscriptionCreate(
      lineItems: [AppSubscriptionLineItemInput!]!
      name: String!
      replacementBehavior: AppSubscriptionReplacementBehavior
      returnUrl: URL!
      test: Boolean
      trialDays: Int
    ): AppSubscriptionCreatePayload
    appSubscriptionCancel(id: ID!, prorate: Boolean): AppSubscriptionCancelPayload
    appPurchaseOneTimeCreate(name: String!, price: MoneyInput!, returnUrl: URL!, test: Boolean): AppPurchaseOneTimeCreatePayload
    appUsageRecordCreate(
      description: String!
      idempotencyKey: String
      price: MoneyInput!
      subscriptionLineItemId: ID!
    ): AppUsageRecordCreatePayload
  }
`);
