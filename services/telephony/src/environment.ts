import { carrierEnvironment } from '@ringline/kit/carrier';
import { summaryEnvironment } from '@ringline/kit/chat';
import { flag } from '@ringline/kit/config';
import { transcriptionEnvironment } from '@ringline/kit/transcription';
import { z } from 'zod';

export const environment = z.object({
  ...carrierEnvironment,
  CARRIER_MEDIA_URL: z
    .url()
    .optional()
    .describe('Base of the prompts that the carrier plays; default: our own, under PUBLIC_URL'),
  CARRIER_PROFILE_SID: z
    .string()
    .regex(/^BU[0-9a-f]{32}$/i)
    .optional()
    .describe(
      'Your approved primary customer profile at the carrier, on which every registration of local US numbers rests; without it none can be submitted',
    ),
  SANDBOX_ENABLED: flag(false).describe('Whether the carrier is the sandbox, which test numbers may call freely'),
  SWEEP_MS: z.coerce
    .number()
    .int()
    .min(50)
    .default(250)
    .describe('Milliseconds between two looks for due timers and commands'),
  WEBHOOK_LOOPBACK: flag(false).describe(
    "Whether call flows may ask web services on this machine, also without TLS: for tests and development, never where others' flows run",
  ),
  ...transcriptionEnvironment,
  ...summaryEnvironment,
});

export type Environment = z.infer<typeof environment>;
