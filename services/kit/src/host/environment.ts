import { z } from 'zod';
import { list, port } from '../config/index.ts';
import { kafkaEnvironment } from '../kafka/address.ts';

const ROLES = ['api', 'worker'] as const;
export type Role = (typeof ROLES)[number];

/** The services that others call. */
// topology: called
export const CALLED = ['identity', 'workspace', 'billing', 'contacts', 'telephony', 'messaging'] as const;
// topology: end
export type CalledService = (typeof CALLED)[number];

/** The variable that holds a service's address. */
export const variableOf = <Service extends CalledService>(service: Service) =>
  `${service.toUpperCase() as Uppercase<Service>}_URL` as const;

const address = (service: CalledService) =>
  z.url().optional().describe(`Base address of ${service}'s RPC, where it is called from here`);

/** What every process of a cluster reads, whatever it hosts. */
export const edgeEnvironment = z.object({
  HOST: z.string().default('0.0.0.0').describe('Address to listen on'),
  PORT: port(8080).describe('Port of RPC, public HTTP, `/healthz` and `/readyz`'),
  METRICS_PORT: port(9464).describe('Port of `/metrics`, which is for those inside: let no proxy lead there'),
  PUBLIC_URL: z
    .url()
    .optional()
    .describe('Address that people and the carrier open; its host is a name of this process'),
  ALLOWED_HOSTS: list.describe(
    'Further names by which this process is called, comma separated: of its Service, or of a proxy that sends its own. A request for any other name is refused with 421',
  ),
  CONNECTIONS_PER_ADDRESS: z.coerce
    .number()
    .int()
    .min(0)
    .default(500)
    .describe('Connections that one address may have at the same time where PROXY_HOPS is 0; 0: as many as it likes'),
  PROXY_HOPS: z.coerce
    .number()
    .int()
    .min(0)
    .default(1)
    .describe(
      'Proxies in front that add to X-Forwarded-For: a client is who the outermost of them saw. 0 when it is reached directly',
    ),
  ...kafkaEnvironment.shape,
  REDIS_URL: z.string().min(1).describe('`redis://` or `rediss://` address of rate limits and short-lived keys'),
  STORAGE_URL: z
    .string()
    .min(1)
    .describe(
      'Where files lie: `s3://bucket/prefix?region=…&endpoint=…&pathStyle=true&encryption=aws:kms` (or `AES256`: asked of the service for each file; without, what the bucket is set to), or `file:///path` on one machine',
    ),
  KEY_RING_FILE: z.string().optional().describe('File with the key ring; or KEY_RING'),
  KEY_RING: z.string().optional().describe('The key ring itself, JSON; or KEY_RING_FILE'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Least level of what is logged to standard error'),
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
  DRAIN_NOTICE_SECONDS: z.coerce
    .number()
    .min(0)
    .default(5)
    .describe('Seconds after SIGTERM in which work is still taken, until no one sends any more'),
  DRAIN_SECONDS: z.coerce
    .number()
    .min(0)
    .default(30)
    .describe('Seconds over which sockets are moved and work in hand is finished'),
  // topology: addresses
  IDENTITY_URL: address('identity'),
  WORKSPACE_URL: address('workspace'),
  BILLING_URL: address('billing'),
  CONTACTS_URL: address('contacts'),
  TELEPHONY_URL: address('telephony'),
  MESSAGING_URL: address('messaging'),
  // topology: end
});

/** What every process reads that hosts a service; the service's own variables come on top. */
export const hostEnvironment = edgeEnvironment.extend({
  ROLES: z
    .string()
    .default('api,worker')
    .transform((list, context): readonly Role[] => {
      const roles = list.split(',').map((role) => role.trim());
      const known = roles.filter((role): role is Role => (ROLES as readonly string[]).includes(role));
      if (known.length === roles.length) return known;
      context.addIssue({ code: 'custom', message: `is "${list}"; it takes api, worker or both, comma separated` });
      return z.NEVER;
    })
    .describe('`api` answers RPC and HTTP, `worker` relays and handles events and runs jobs; both by default'),
  DATABASE_URL: z.string().min(1).describe("The service's database, as its runtime role, which owns nothing"),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).default(10).describe('Connections of the pool at the most'),
  SMTP_URL: z.string().default('smtp://127.0.0.1:25').describe('Mail relay, `smtp://` or `smtps://`'),
  MAIL_FROM: z.string().default('Ringline <no-reply@ringline.example>').describe('Sender of the mails'),
});

export type EdgeEnvironment = z.infer<typeof edgeEnvironment>;
