import { flag } from '@ringline/kit/config';
import { z } from 'zod';

export const environment = z.object({
  PUBLIC_URL: z.url().describe('How people reach us: the base of the links in mails'),
  PUSH_PUBLIC_KEY: z
    .string()
    .default('')
    .describe(
      'Public VAPID key of web push, base64url. Without the pair the product makes one and keeps it in its database.',
    ),
  PUSH_PRIVATE_KEY: z.string().default('').describe('Private VAPID key of web push, base64url.'),
  PUSH_CONTACT: z
    .string()
    .regex(/^(mailto:|https:\/\/).+$/)
    .or(z.literal(''))
    .default('')
    .describe('Whom push services may ask about us: a mailto: or https: address. Empty: PUBLIC_URL.'),
  SANDBOX_ENABLED: flag(false).describe('Whether the sandbox runs, and with it the demo workspace.'),
});

export type Environment = z.infer<typeof environment>;
