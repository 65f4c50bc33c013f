import { carrierEnvironment } from '@ringline/kit/carrier';
import { flag } from '@ringline/kit/config';
import { z } from 'zod';

/** A provider over plain http would hand out identities to whoever is on the way; on this machine nobody is. */
const isSafeIssuer = (issuer: string): boolean => {
  const { protocol, hostname } = new URL(issuer);
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname));
};

export const environment = z.object({
  ...carrierEnvironment,
  PUBLIC_URL: z
    .url()
    .default('http://localhost:4000')
    .describe('Address that people open: where QR codes lead, and where Google sends people back to.'),
  SANDBOX_ENABLED: flag(false).describe('Whether the sandbox runs, and with it the demo sign-in.'),
  VERIFICATION_NUMBER: z
    .string()
    .regex(/^\+[1-9]\d{6,14}$/)
    .optional()
    .describe(
      "Number of the carrier's account that codes are texted from, E.164. Without one telephone numbers can't be verified; the sandbox has one of its own.",
    ),
  CODES_PER_IP_PER_HOUR: z.coerce
    .number()
    .int()
    .min(1)
    .default(20)
    .describe('One-time codes that may be asked for from one address within an hour (defaults 1.1).'),
  GOOGLE_CLIENT_ID: z
    .string()
    .default('')
    .describe(
      'OAuth client for signing in with Google, which is offered when it is set; its redirect address is PUBLIC_URL/api/auth/google/callback.',
    ),
  GOOGLE_CLIENT_SECRET: z.string().default('').describe('Secret of that client.'),
  GOOGLE_ISSUER: z
    .url()
    .refine(isSafeIssuer, 'must be https; http only on this machine')
    .default('https://accounts.google.com')
    .describe('OpenID issuer that GOOGLE_CLIENT_ID belongs to.'),
});

export type Environment = z.infer<typeof environment>;
