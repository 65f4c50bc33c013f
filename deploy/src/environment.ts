import { flag, list, port } from '@ringline/kit/config';
import { z } from 'zod';

/** What `npm start` reads. Services have variables of their own; all-in-one sets those that join them. */
export const environment = z.object({
  PORT: port(4000).describe('Port of the product; 0 asks the system for a free one'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on'),
  DATA_DIR: z.string().default('.data').describe('Where the database, files and keys live'),
  PUBLIC_URL: z
    .url()
    .optional()
    .describe('How browsers and the carrier reach the product; default: the address it listens on'),
  PROXY_HOPS: z.coerce
    .number()
    .int()
    .min(0)
    .default(0)
    .describe(
      'Proxies in front that add to X-Forwarded-For: a client is who the outermost of them saw; default: it is reached directly',
    ),
  ALLOWED_HOSTS: list.describe(
    'Further names by which the product is opened, comma separated, besides that of PUBLIC_URL. A request for any other name is refused',
  ),
  CONNECTIONS_PER_ADDRESS: z.coerce
    .number()
    .int()
    .min(0)
    .default(500)
    .describe(
      'Connections that one address may have at the same time, where PROXY_HOPS is 0 and HOST is not loopback; 0: as many as it likes',
    ),
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .optional()
    .describe('Port of `/metrics` on loopback, for Prometheus; 0 takes a free one. Served nowhere when left out'),
  SMTP_URL: z.string().optional().describe('Mail relay, smtp:// or smtps://; default: the sandbox mailbox'),
  MAIL_FROM: z.string().default('Ringline <no-reply@ringline.example>').describe('Sender of the mails'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('warn')
    .describe('Least level of what is logged'),
  LOG_FILE: z.string().optional().describe('File that the log is appended to; standard error by default'),
  TIME_ZONES_FILE: z
    .string()
    .optional()
    .describe('Newer zone data than the one shipped: `data/packed/latest.json` of the npm package moment-timezone'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url()
    .optional()
    .describe('Collector that traces are sent to (OTLP over HTTP); none by default'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('Share of the stories that is sent, 0 to 1; each of them whole, over all services'),
  SANDBOX_ENABLED: flag(true).describe('The outside world on this machine: carrier, handset, mailbox'),
  SANDBOX_ALLOW_PUBLIC: flag(false).describe('Lets the sandbox listen on an address that is not loopback'),
  SANDBOX_PASSPHRASE: z.string().min(12).optional().describe('Pass-phrase of a sandbox that is not on loopback'),
  DEMO_WORKSPACE: flag(true).describe('Seeds the demo workspace (sandbox mode only)'),
  NODE_ENV: z.string().optional().describe('`production` refuses the sandbox and serves persisted operations only'),
});

export type Environment = z.infer<typeof environment>;
