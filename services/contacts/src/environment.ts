import { flag } from '@ringline/kit/config';
import { z } from 'zod';

/** The sandbox runs on this machine, or within this deployment: http is enough there. */
const address = z
  .url({ protocol: /^https?$/ })
  .transform((url) => url.replace(/\/+$/, ''))
  .optional();

export const environment = z.object({
  SANDBOX_ENABLED: flag(false).describe('Whether the sandbox runs, and with it the demo workspace.'),
  PUBLIC_URL: z
    .url()
    .default('http://localhost:4000')
    .describe('Address that people open: Google sends their popup back to PUBLIC_URL/contacts/google/done.'),
  GOOGLE_CONTACTS_CLIENT_ID: z
    .string()
    .default('')
    .describe(
      'OAuth client with the scope contacts.readonly for importing contacts from Google, which is offered when it is set; its redirect address is PUBLIC_URL/contacts/google/done.',
    ),
  GOOGLE_CONTACTS_CLIENT_SECRET: z.string().default('').describe('Secret of that client.'),
  GOOGLE_CONTACTS_URL: address.describe('Address used instead of Google’s token and People APIs: the sandbox’s.'),
  GOOGLE_CONTACTS_CONSENT_URL: address.describe(
    'Address used instead of Google’s consent page, as browsers reach it; GOOGLE_CONTACTS_URL when not set.',
  ),
});

export type Environment = z.infer<typeof environment>;
