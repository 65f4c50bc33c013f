/** All services of the product, brought to life with the embedded adapters. Nothing runs yet. */
import path from 'node:path';
import { billing } from '@ringline/billing';
import { contacts } from '@ringline/contacts';
import { identity } from '@ringline/identity';
import { systemClock, systemIds } from '@ringline/kit/clock';
import type { EnvironmentSource } from '@ringline/kit/config';
import { createMemoryLimits } from '@ringline/kit/limits';
import { createSmtpMailer } from '@ringline/kit/mail';
import { InMemoryNetwork } from '@ringline/kit/rpc';
import { createSecrets, keyRingFromFile, type Secrets } from '@ringline/kit/secrets';
import { composeService, type Adapters, type ComposedService, type ServiceDefinition } from '@ringline/kit/service';
import { createLocalStorage } from '@ringline/kit/storage';
import { createMetrics, type Log } from '@ringline/kit/telemetry';
import { messaging } from '@ringline/messaging';
import { sandbox } from '@ringline/sandbox';
import { telephony } from '@ringline/telephony';
import { workspace } from '@ringline/workspace';
import { carrierVariables } from './carrier.ts';
import type { Environment } from './environment.ts';

/** In the order in which they start: who is listened to comes before who listens. */
export const SERVICES = [
  sandbox,
  identity,
  workspace,
  billing,
  contacts,
  telephony,
  messaging,
] as unknown as readonly ServiceDefinition[];

export interface Place {
  readonly source: EnvironmentSource;
  readonly env: Environment;
  readonly log: Log;
  readonly dataDir: string;
  /** How browsers and the carrier reach the product. */
  readonly url: string;
  /** Port of the sandbox's mailbox. */
  readonly smtpPort: number;
  /** A service's database, as its runtime role. */
  readonly databaseUrl: (service: string) => string;
  readonly withoutAuthorization?: boolean;
  /** The keys of the deployment; those in DATA_DIR, made at the first start, unless given. */
  readonly secrets?: Secrets;
  /** Those that are composed; all unless told. */
  readonly definitions?: typeof SERVICES;
}

export interface Composition {
  readonly adapters: Adapters;
  readonly services: readonly ComposedService[];
  readonly network: InMemoryNetwork;
  readonly secrets: Secrets;
}

/** The file of a deployment's keys, below DATA_DIR. */
export const keyRingFile = (dataDir: string): string => path.join(dataDir, 'keys', 'ring.json');

/** What the services read: the variables that were given, and those that join them on one machine. */
export function serviceVariables(
  { source, env, dataDir, url, smtpPort }: Pick<Place, 'source' | 'env' | 'dataDir' | 'url' | 'smtpPort'>,
  secrets: Secrets,
): EnvironmentSource {
  return {
    ...source,
    ...carrierVariables(secrets, url, env.SANDBOX_ENABLED, source),
    DATA_DIR: dataDir,
    HOST: env.HOST,
    PUBLIC_URL: url,
    SANDBOX_ENABLED: String(env.SANDBOX_ENABLED),
    SANDBOX_SMTP_PORT: String(smtpPort),
    // On one machine all sign-ups come from one address.
    CODES_PER_IP_PER_HOUR: source['CODES_PER_IP_PER_HOUR'] ?? (env.SANDBOX_ENABLED ? '10000' : undefined),
  };
}

export async function composeAll(place: Place): Promise<Composition> {
  const { env, log, dataDir, smtpPort, databaseUrl, withoutAuthorization, definitions = SERVICES } = place;
  const secrets = place.secrets ?? createSecrets(await keyRingFromFile(keyRingFile(dataDir)));
  const network = new InMemoryNetwork();
  const adapters: Adapters = {
    environment: serviceVariables(place, secrets),
    clock: systemClock,
    ids: systemIds,
    log,
    metrics: createMetrics(),
    secrets,
    storage: createLocalStorage(path.join(dataDir, 'files'), systemIds),
    mail: createSmtpMailer(env.SMTP_URL ?? `smtp://127.0.0.1:${smtpPort}`, env.MAIL_FROM),
    limits: createMemoryLimits(systemClock),
    network,
    databaseUrl,
    ...(withoutAuthorization ? { withoutAuthorization } : {}),
  };
  const services = definitions.map((definition) => composeService(definition, adapters));
  for (const { rpc } of services) network.add(rpc.services, rpc.routes, rpc.interceptors);
  return { adapters, services, network, secrets };
}
