import { z } from 'zod';

/** The variables of the Viber adapter, to be spread into a service's environment. */
export const viberEnvironment = {
  VIBER_API_KEY: z
    .string()
    .optional()
    .describe('API key of the account at Vonage that sends Viber messages; without it there is no Viber'),
  VIBER_API_SECRET: z.string().optional().describe('Secret of that key'),
  VIBER_SIGNATURE_SECRET: z.string().optional().describe('Secret that Vonage signs its webhooks with'),
  VIBER_API_URL: z.url().default('https://api.nexmo.com').describe("Base address of Vonage's API"),
  VIBER_SENDERS: z
    .string()
    .default('')
    .describe(
      'Senders registered with Viber, each with its phone number, such as `Wrenfield=+14155550142`, separated by commas; `*`: each number is a sender under its own digits',
    ),
};

export interface ViberEnvironment {
  readonly VIBER_API_KEY?: string | undefined;
  readonly VIBER_API_SECRET?: string | undefined;
  readonly VIBER_SIGNATURE_SECRET?: string | undefined;
  readonly VIBER_API_URL: string;
  readonly VIBER_SENDERS: string;
}
