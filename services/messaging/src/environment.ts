import { carrierEnvironment } from '@ringline/kit/carrier';
import { viberEnvironment } from '@ringline/kit/viber';
import { flag } from '@ringline/kit/config';
import { z } from 'zod';

export const environment = z.object({
  ...carrierEnvironment,
  ...viberEnvironment,
  SANDBOX_ENABLED: flag(false).describe('Whether the sandbox runs, and with it the demo workspace.'),
});

export type Environment = z.infer<typeof environment>;
