/** The whole product as separate processes on this one machine, on a real PostgreSQL, Kafka and Redis. */
import { fork, type ChildProcess } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { systemClock } from '@ringline/kit/clock';
import { parseEnvironment, type EnvironmentSource } from '@ringline/kit/config';
import { createPool, type Database } from '@ringline/kit/db';
import { createRpcClients, HttpNetwork, type RpcClients } from '@ringline/kit/rpc';
import { createSecrets, keyRingFromFile, type Secrets } from '@ringline/kit/secrets';
import type pg from 'pg';
import { carrierVariables } from '../carrier.ts';
import { SERVICES } from '../compose.ts';
import { environment } from '../environment.ts';
import { claimPort } from '../listening.ts';
import type { Progress } from '../progress.ts';
import { seedDemo } from '../seed.ts';
import { startEngines, type Engines } from './engines.ts';
import { Member } from './member.ts';
import { EDGE } from './routes.ts';

const GATEWAY = new URL('./gateway.ts', import.meta.url);
const INSIDE = SERVICES.filter(({ outside }) => !outside).map(({ name }) => name);

export interface Cluster {
  readonly url: string;
  readonly dataPath: string;
  readonly engines: Engines;
  readonly secrets: Secrets;
  /** Calls as the launcher itself, a service. */
  readonly rpc: RpcClients;
  /** The services' databases, for tests that look behind the curtain. */
  readonly services: readonly { readonly name: string; readonly db: Pick<Database<unknown>, 'pool'> }[];
  /** Services, the edge (`bff`) and the world outside (`sandbox`), by name. */
  member(name: string): Member;
  readonly members: readonly Member[];
  /** Folder of what the processes wrote, one file each. */
  readonly logFolder: string;
  stop(): Promise<void>;
}

export interface ClusterOptions {
  /** As in production: persisted operations only. The carrier is still the sandbox. */
  readonly production?: boolean;
  /** Each service's roles apart, as the chart deploys them: `telephony` answers, `telephony-worker` handles events. */
  readonly rolesApart?: boolean;
  /** Folder of bundled programs (`scripts/bundle.mjs`), as an image holds them: they start in half of what the sources take. */
  readonly programs?: string | undefined;
  /** Variables of single processes, by name. */
  readonly environment?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/**
 * Starts everything.
 * @param source PORT, DATA_DIR and whatever else the services read, as for `npm start`
 * @throws StartProblem for what the person can solve; Error when an engine can't be had
 */
export async function startCluster(
  source: EnvironmentSource,
  progress: Progress,
  options: ClusterOptions = {},
): Promise<Cluster> {
  const env = parseEnvironment('Ringline', environment, source);
  const port = await claimPort(env.HOST, env.PORT);
  const url = env.PUBLIC_URL ?? `http://${env.HOST === '127.0.0.1' ? 'localhost' : env.HOST}:${port}`;
  const dataDir = path.resolve(env.DATA_DIR);
  const logFolder = path.join(dataDir, 'logs');
  const undo: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).toReversed()) await step();
  };
  try {
    await mkdir(logFolder, { recursive: true });
    const ringFile = path.join(dataDir, 'keys', 'ring.json');
    const secrets = createSecrets(await keyRingFromFile(ringFile));
    const engines = await startEngines(dataDir, SERVICES, progress);
    undo.push(() => engines.stop());

    const stable: Record<string, number> = {};
    for (const name of [...INSIDE, EDGE, 'sandbox']) stable[name] = await claimPort('127.0.0.1', 0);
    const smtpPort = await claimPort('127.0.0.1', 0);
    const sandboxPort = await claimPort('127.0.0.1', 0);
    const addresses = Object.fromEntries(INSIDE.map((name) => [name, `http://127.0.0.1:${stable[name]}`]));
    const shared: Record<string, string> = {
      ...given(source),
      ...given(carrierVariables(secrets, url, true, source)),
      CARRIER_API_URL: `http://127.0.0.1:${sandboxPort}/sandbox/carrier`,
      ...(source['VIBER_API_KEY'] ? {} : { VIBER_API_URL: `http://127.0.0.1:${sandboxPort}/sandbox/viber` }),
      ...(source['TRANSCRIPTION'] ? {} : { TRANSCRIPTION_URL: `http://127.0.0.1:${sandboxPort}/sandbox/speech/v1` }),
      ...(source['SUMMARY'] ? {} : { SUMMARY_URL: `http://127.0.0.1:${sandboxPort}/sandbox/speech/v1` }),
      DATA_DIR: dataDir,
      PUBLIC_URL: url,
      SANDBOX_ENABLED: 'true',
      SANDBOX_SMTP_PORT: String(smtpPort),
      SMTP_URL: env.SMTP_URL ?? `smtp://127.0.0.1:${smtpPort}`,
      MAIL_FROM: env.MAIL_FROM,
      LOG_LEVEL: env.LOG_LEVEL,
      KAFKA_BROKERS: engines.kafka.brokers.join(','),
      REDIS_URL: engines.redis.url,
      STORAGE_URL: pathToFileURL(path.join(dataDir, 'files')).href,
      KEY_RING_FILE: ringFile,
      // On one machine a moment is enough for nobody to send any more, and all sign-ups come from one address.
      DRAIN_NOTICE_SECONDS: source['DRAIN_NOTICE_SECONDS'] ?? '0.5',
      DRAIN_SECONDS: source['DRAIN_SECONDS'] ?? '5',
      CODES_PER_IP_PER_HOUR: source['CODES_PER_IP_PER_HOUR'] ?? '10000',
      SIGN_IN_PER_MINUTE: source['SIGN_IN_PER_MINUTE'] ?? '600',
      ...Object.fromEntries(Object.entries(addresses).map(([name, at]) => [`${name.toUpperCase()}_URL`, at])),
    };
    // The world outside is no part of the product, and never runs in production.
    const production: Record<string, string> = options.production ? { NODE_ENV: 'production' } : {};

    let gateway: ChildProcess | undefined;
    const members: Member[] = [];
    const announce = () => {
      if (gateway?.connected) gateway.send(Object.fromEntries(members.map((member) => [member.name, member.ports])));
    };
    const add = (name: string, service: string, role: Readonly<Record<string, string>>) =>
      members.push(
        new Member({
          name,
          main: options.programs
            ? path.resolve(options.programs, service, 'main.mjs')
            : `${service === EDGE ? EDGE : `services/${service}`}/src/main.ts`,
          environment: {
            ...shared,
            ...(service === 'sandbox' ? {} : production),
            ...(service === EDGE ? {} : { DATABASE_URL: engines.databaseUrl(service) }),
            ...role,
            ...options.environment?.[name],
          },
          logFolder,
          ...(service === 'sandbox' ? { port: sandboxPort } : {}),
          changed: announce,
        }),
      );
    for (const name of ['sandbox', ...INSIDE, EDGE]) {
      const apart = options.rolesApart === true && INSIDE.includes(name);
      add(name, name, apart ? { ROLES: 'api' } : {});
      if (apart) add(`${name}-worker`, name, { ROLES: 'worker' });
    }
    const member = (name: string): Member => {
      const found = members.find((one) => one.name === name);
      if (!found) throw new Error(`The cluster has no ${name}`);
      return found;
    };

    gateway = await startGateway(env.HOST, port, stable);
    undo.push(async () => gateway?.kill('SIGKILL'));
    undo.push(() => Promise.all(members.filter(({ name }) => name !== 'sandbox').map((one) => one.stop())));
    undo.push(() => member('sandbox').kill());
    await progress.step('Starting the services', () => Promise.all(members.map((one) => one.start())));

    const network = new HttpNetwork(addresses);
    const rpc = createRpcClients('deploy', network, secrets, systemClock);
    if (env.DEMO_WORKSPACE) await progress.step('Looking after the demo workspace', () => seedDemo(rpc));
    const pools = new Map<string, pg.Pool>();
    undo.push(() => Promise.all([...pools.values()].map((pool) => pool.end())));
    return {
      url,
      dataPath: dataDir,
      engines,
      secrets,
      rpc,
      services: SERVICES.map(({ name }) => ({
        name,
        db: {
          get pool() {
            const pool = pools.get(name) ?? createPool(engines.databaseUrl(name), { max: 2 });
            pools.set(name, pool);
            return pool;
          },
        },
      })),
      member,
      members,
      logFolder,
      stop,
    };
  } catch (error) {
    await stop().catch(() => undefined);
    throw error;
  }
}

/** Variables that have a value. */
const given = (source: EnvironmentSource): Record<string, string> =>
  Object.fromEntries(Object.entries(source).filter((entry): entry is [string, string] => Boolean(entry[1])));

async function startGateway(host: string, port: number, services: Record<string, number>): Promise<ChildProcess> {
  const child = fork(GATEWAY, [], {
    env: { HOST: host, PORT: String(port), SERVICES: JSON.stringify(services) },
    execArgv: ['--import', new URL('./leash.ts', import.meta.url).href],
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  child.once('message', () => resolve());
  child.once('exit', (code) => reject(new Error(`The gateway ended with ${code}`)));
  await promise;
  return child;
}
