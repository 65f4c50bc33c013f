import { flag } from '@ringline/kit/config';
import { z } from 'zod';

export const environment = z.object({
  SANDBOX_ENABLED: flag(false).describe('Whether the sandbox runs, and with it the demo sign-in.'),
  CODES_PER_IP_PER_HOUR: z.coerce
    .number()
    .int()
    .min(1)
    .default(20)
    .describe('One-time codes that may be asked for from one address within an hour (defaults 1.1).'),
});

export type Environment = z.infer<typeof environment>;
