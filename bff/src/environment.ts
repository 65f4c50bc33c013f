import { flag, list } from '@ringline/kit/config';
import { z } from 'zod';

export const environment = z.object({
  PUBLIC_URL: z
    .url()
    .default('http://localhost:4000')
    .describe('Address that people open; cookies are Secure when it is https'),
  SANDBOX_ENABLED: flag(false).describe(
    'Sandbox mode: free GraphQL documents, links to mailbox and handset, the demo workspace',
  ),
  NODE_ENV: z
    .string()
    .optional()
    .describe('With `production` only persisted operations are taken, and none is introspected, sandbox or not'),
  ALLOWED_ORIGINS: list.describe(
    'Further origins that may send requests with cookies, comma separated (a development server)',
  ),
  CONNECT_SOURCES: z
    .string()
    .default('')
    .transform((words) => words.split(/[ ,]+/).filter(Boolean))
    .describe("Further addresses that the page may connect to (CSP connect-src), such as the carrier's signalling"),
  EXTENSION_ORIGINS: z
    .string()
    .default('')
    .transform((words) => words.split(/[ ,]+/).filter(Boolean))
    .describe(
      'Origins whose pages may frame the phone at /crm-extension (CSP frame-ancestors); people who use it there sign in inside the frame, over https. Without any it opens as a window of its own',
    ),
  WEB_DIST: z.string().optional().describe('Folder of the built web client; web/dist when not set'),
  SIGN_IN_PER_MINUTE: z.coerce
    .number()
    .int()
    .positive()
    .default(10)
    .describe('Public sign-in operations per IP and minute (defaults 22)'),
  PROVIDER_DOMAIN: z
    .string()
    .default('')
    .transform((domain) => domain.toLowerCase())
    .describe("Domain of the provider's own people, who may buy numbers in GB and ZA too (defaults 7.1)"),
  CURRENCY_RATES_FILE: z
    .string()
    .optional()
    .describe(
      'JSON file with the units of each currency for one US dollar, such as {"KES": 129.2}; without it none is shown',
    ),
  GOOGLE_CONTACTS_CLIENT_ID: z
    .string()
    .default('')
    .describe('OAuth client of the contacts service; when it is set, contacts can be imported from Google'),
  GUIDES_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Page with how-tos for the people who use this installation; Help leads there'),
  SUPPORT_URL: z
    .url({ protocol: /^(https?|mailto)$/ })
    .optional()
    .describe(
      'Where those people ask for help, a page or `mailto:`; without it Help names the admins of their workspace',
    ),
  DOCS_URL: z.url().optional().describe('Page that explains error codes; the code is added as its fragment'),
});

export type Environment = z.infer<typeof environment>;
