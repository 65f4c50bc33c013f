import { flag } from '@ringline/kit/config';
import { z } from 'zod';

export const environment = z.object({
  SANDBOX_ENABLED: flag(false).describe('Whether the sandbox runs, and with it the demo workspace.'),
  PLANS_FILE: z.string().optional().describe("The plan catalogue; default: the service's own `config/plans.json`."),
  RATES_FILE: z.string().optional().describe("The carrier's rates; default: the service's own `config/rates.json`."),
});

export type Environment = z.infer<typeof environment>;
