import { z } from 'zod';

/** The variables of the carrier adapter, to be spread into a service's environment. */
export const carrierEnvironment = {
  CARRIER_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-f]{32}$/i)
    .describe('Account at the carrier'),
  CARRIER_AUTH_TOKEN: z.string().min(1).describe('Its auth token: signs webhooks and REST requests'),
  CARRIER_API_KEY: z
    .string()
    .regex(/^SK[0-9a-f]{32}$/i)
    .describe('API key that signs device tokens'),
  CARRIER_API_SECRET: z.string().min(1).describe('Secret of that key'),
  CARRIER_APP_SID: z
    .string()
    .regex(/^AP[0-9a-f]{32}$/i)
    .describe('TwiML application of calls that devices place'),
  CARRIER_API_URL: z.url().default('https://api.twilio.com').describe("Base address of the carrier's REST API"),
  PUBLIC_URL: z.url().describe('How the carrier reaches us: the base of webhook addresses'),
};

export interface CarrierEnvironment {
  readonly CARRIER_ACCOUNT_SID: string;
  readonly CARRIER_AUTH_TOKEN: string;
  readonly CARRIER_API_KEY: string;
  readonly CARRIER_API_SECRET: string;
  readonly CARRIER_APP_SID: string;
  readonly CARRIER_API_URL: string;
  readonly PUBLIC_URL: string;
}
