/** What resolvers of this domain get as their parent: the messages of services, and what the edge makes of them. */
export type {
  CreditEntry as CreditEntryMapper,
  Payment as TopupMapper,
  PaymentGateway as PaymentGatewayMapper,
  CallingCountries as CallingCountriesMapper,
  CreditBalance as CreditBalanceMapper,
  PendingChange as PendingChangeMapper,
  PlanFeature as FeatureMapper,
  Rate as RatesMapper,
  PlanFeature as SubscriptionFeatureMapper,
  SubscriptionPlan as SubscriptionPlanMapper,
  Subscription as WorkspaceSubscriptionMapper,
} from '@ringline/proto/billing/v1/billing_pb';
export type { AutoTopup as AutoTopupMapper } from '@ringline/proto/billing/v1/auto_topup_pb';
export type {
  MoneyBack as MoneyBackMapper,
  PaymentDispute as PaymentDisputeMapper,
} from '@ringline/proto/billing/v1/disputes_pb';
export type {
  Coupon as CouponMapper,
  CouponVerdict as CouponApplicationMapper,
} from '@ringline/proto/billing/v1/coupons_pb';
export type {
  Invoice as InvoiceMapper,
  InvoiceLine as LineItemMapper,
  InvoiceLink as InvoiceLinkMapper,
  InvoiceParty as InvoicePartyMapper,
  InvoicePayment as InvoicePaymentMapper,
  InvoiceTax as InvoiceTaxMapper,
  NextBilling as NextBillingMapper,
  SubscriptionChange as SubscriptionChangeMapper,
} from '@ringline/proto/billing/v1/subscriptions_pb';
export type {
  Charge as ChargeMapper,
  MonthSpent as MonthSpentMapper,
  Spent as SpentMapper,
} from '@ringline/proto/billing/v1/spending_pb';
export type { SpendingBy as SpendingMapper, SubjectOf as SubjectSpentMapper } from './spending.ts';
export type { ProfileWithForms as BillingProfileMapper } from './billingProfile.ts';
export type { InstalledStore as InstalledStoreMapper } from '@ringline/proto/billing/v1/stores_pb';
export type { PaymentDetails as PaymentDetailsMapper } from '@ringline/proto/billing/v1/payment_methods_pb';
