/** The sandbox's configuration, parsed once. */
import { carrierEnvironment } from '@ringline/kit/carrier';
import { viberEnvironment } from '@ringline/kit/viber';
import { flag, port } from '@ringline/kit/config';
import { z } from 'zod';

export const environment = z.object({
  ...carrierEnvironment,
  ...viberEnvironment,
  SANDBOX_ENABLED: flag(false).describe('Runs the outside world: carrier, handset, mailbox'),
  NODE_ENV: z.string().optional().describe('With `production` the sandbox refuses to start'),
  HOST: z.string().default('127.0.0.1').describe('Address that the HTTP server listens on'),
  SANDBOX_ALLOW_PUBLIC: flag(false).describe('Lets the sandbox listen on an address that is not loopback'),
  SANDBOX_PASSPHRASE: z
    .string()
    .optional()
    .describe('Asked for at the door of a sandbox that is not on loopback; at least 12 characters'),
  SANDBOX_ORIGINS: z.string().default('').describe('Further origins that may call the sandbox, separated by commas'),
  SANDBOX_SMTP_HOST: z
    .string()
    .default('127.0.0.1')
    .describe('Address that the mailbox listens on; in a cluster one that the services reach'),
  SANDBOX_SMTP_PORT: port(0).describe('Port of the mailbox; 0 takes a free one'),
  SANDBOX_CALLS_PER_SECOND: z.coerce
    .number()
    .positive()
    .max(1_000)
    .default(1)
    .describe('Calls that the carrier API starts per second; more wait in a queue'),
  SANDBOX_TEXT_SENT_MS: z.coerce.number().min(0).default(300).describe('Milliseconds until a text counts as sent'),
  SANDBOX_TEXT_DELIVERED_MS: z.coerce.number().min(0).default(1_200).describe('Milliseconds from sent to delivered'),
  SANDBOX_REGISTRY_STEP_MS: z.coerce
    .number()
    .min(0)
    .default(20_000)
    .describe('Milliseconds from one step of a registration to the next: submitted, in review, decided'),
  SANDBOX_MEDIA_ADDRESS: z.string().default('127.0.0.1').describe('Address at which audio is offered'),
  SANDBOX_APP_VOICE_PATH: z
    .string()
    .default('/carrier/voice/app')
    .describe('Below PUBLIC_URL: voice URL of the TwiML application, until the API changes it'),
  SANDBOX_APP_STATUS_PATH: z
    .string()
    .default('/carrier/voice/app-status')
    .describe('Below PUBLIC_URL: its status callback'),
  STRIPE_SECRET_KEY: z.string().optional().describe('Key that the payment gateway takes; without it there is none'),
  STRIPE_WEBHOOK_SECRET: z.string().optional().describe('Secret that it signs its webhooks with'),
  SHOPIFY_API_KEY: z
    .string()
    .optional()
    .describe('Client id of the app that Shopify’s double knows; without it there is none'),
  SHOPIFY_API_SECRET: z.string().optional().describe('Its client secret, which signs its webhooks'),
  WIX_APP_ID: z.string().optional().describe('Id of the app that Wix’s double knows; without it there is none'),
  WIX_APP_SECRET: z.string().optional().describe('Its secret'),
  SANDBOX_WIX_KEY: z.string().optional().describe('Private key, in PEM, that Wix’s double signs its webhooks with'),
  GOOGLE_CONTACTS_CLIENT_ID: z
    .string()
    .optional()
    .describe('OAuth client that Google’s double knows; without it there is none'),
  GOOGLE_CONTACTS_CLIENT_SECRET: z.string().optional().describe('Secret of that client'),
  DATA_DIR: z.string().default('.data').describe('Where recordings and fetched prompts lie'),
});

export type Environment = z.infer<typeof environment>;
