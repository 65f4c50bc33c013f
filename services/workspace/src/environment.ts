import { flag } from '@ringline/kit/config';
import { z } from 'zod';

export const environment = z.object({
  PUBLIC_URL: z.url().describe('How people reach us: the base of the links in mails'),
  SANDBOX_ENABLED: flag(false).describe('Whether the sandbox runs, and with it the demo workspace.'),
});

export type Environment = z.infer<typeof environment>;
