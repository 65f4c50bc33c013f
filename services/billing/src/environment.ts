import { flag } from '@ringline/kit/config';
import { z } from 'zod';

export const environment = z.object({
  SANDBOX_ENABLED: flag(false).describe('Whether the sandbox runs, and with it the demo workspace.'),
  BILLING_MODE: z
    .enum(['enabled', 'disabled'])
    .default('enabled')
    .describe('`disabled`: everything works without plans, prices, credit and payments, for servers of your own.'),
  PUBLIC_URL: z.url().describe('Where the site is: buyers come back to it after a payment'),
  STRIPE_SECRET_KEY: z.string().optional().describe('Secret key at Stripe; without it, the server takes no payments.'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .optional()
    .describe('Signing secret of the webhook endpoint `PUBLIC_URL/webhooks/payments/stripe` at Stripe.'),
  STRIPE_API_URL: z.url().default('https://api.stripe.com').describe("Base address of Stripe's API."),
  SHOPIFY_API_KEY: z
    .string()
    .optional()
    .describe('Client id of the app at Shopify, which bills workspaces of shops; without it, none of them can pay.'),
  SHOPIFY_API_SECRET: z.string().optional().describe('Its client secret: it signs the webhooks too.'),
  SHOPIFY_API_URL: z
    .string()
    .default('https://{store}')
    .describe('Address of a shop; `{store}` is replaced by its domain, such as acme.myshopify.com.'),
  SHOPIFY_ADMIN_URL: z
    .string()
    .optional()
    .describe('The same as browsers reach it, where that is another; merchants allow the app there.'),
  SHOPIFY_TEST_CHARGES: flag(false).describe('Charges cost nothing, as development shops want it.'),
  WIX_APP_ID: z
    .string()
    .optional()
    .describe('Id of the app at Wix, which bills workspaces of sites; without it, none of them can pay.'),
  WIX_APP_SECRET: z.string().optional().describe('Its secret.'),
  WIX_PUBLIC_KEY: z.string().optional().describe('Public key, in PEM, that Wix signs the webhooks of the app with.'),
  WIX_PRODUCTS: z
    .string()
    .default('{}')
    .describe(
      'Products of the app by plan, in JSON: {"BUSINESS_MONTHLY": "product id"}. What is left out isn’t sold there.',
    ),
  WIX_API_URL: z.url().default('https://www.wixapis.com').describe("Base address of Wix's API."),
  WIX_INSTALLER_URL: z
    .url()
    .default('https://www.wix.com')
    .describe('Address of Wix as browsers reach it; owners of sites allow the app there.'),
  WIX_TEST_CHECKOUT: flag(false).describe('Checkouts cost nothing.'),
  PLANS_FILE: z.string().optional().describe("The plan catalogue; default: the service's own `config/plans.json`."),
  ISSUER_FILE: z
    .string()
    .optional()
    .describe("Who issues the invoices; default: the service's own `config/issuer.json`."),
  TAX_RATES_FILE: z
    .string()
    .optional()
    .describe(
      "Which tax is added to what is sold; default: the service's own `config/tax-rates.json`, which has none.",
    ),
  RATES_FILE: z.string().optional().describe("The carrier's rates; default: the service's own `config/rates.json`."),
});

export type Environment = z.infer<typeof environment>;
