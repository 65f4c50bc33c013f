import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { spawnAttached, type Attached } from './attached.ts';
import { kafkaJars } from './kafkaJars.ts';
import { freePort } from '../ports/index.ts';

export { kafkaAvailable } from './kafkaJars.ts';

const run = promisify(execFile);
/** A killed broker reads back what it had, and on a slow disk that is minutes; one that ends is seen at once. */
const STARTS_WITHIN_MS = 150_000;
const MECHANISMS = ['PLAIN', 'SCRAM-SHA-256', 'SCRAM-SHA-512'] as const;

export interface KafkaEngine {
  readonly brokers: readonly string[];
  /** Undefined while it does not run. */
  readonly pid: number | undefined;
  /** SIGKILL: nothing is written back, nobody is told. */
  kill(): Promise<void>;
  /** Again, on the same port and data; resolves when it answers. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

interface Ports {
  readonly client: number;
  readonly controller: number;
}

/** A broker that speaks TLS with its clients, and lets in but one. */
export interface SecureListener {
  readonly username: string;
  readonly password: string;
  /** PKCS #12, with its pass-phrase. */
  readonly keystore: { readonly file: string; readonly password: string };
  /** File with the authority, PEM: the broker is a client of itself. */
  readonly authority: string;
}

/**
 * A real Kafka broker (KRaft, one node) on 127.0.0.1, with ports and data of its own. It ends with this process, however
 * that ends. Its data folder is formatted the first time, and keeps its ports.
 * @throws Error when Java or the jars cannot be had, or when it does not answer within two and a half minutes
 */
export async function startKafka(options: {
  dataDir: string;
  port?: number;
  secure?: SecureListener;
}): Promise<KafkaEngine> {
  const jars = await kafkaJars();
  const dataDir = path.resolve(options.dataDir);
  await mkdir(dataDir, { recursive: true });
  const ports = await portsOf(dataDir, options.port);
  const settings = path.join(dataDir, 'server.properties');
  await writeFile(settings, serverProperties(dataDir, ports, options.secure));
  if (!existsSync(path.join(dataDir, 'log', 'meta.properties'))) await format(jars, settings, options.secure);

  const started = () => serve(jars, dataDir, settings, () => answers(ports.client, options.secure !== undefined));
  let broker: Attached | undefined = await started();
  return {
    brokers: [`127.0.0.1:${ports.client}`],
    get pid() {
      return broker?.alive() ? broker.pid : undefined;
    },
    async kill() {
      await broker?.kill();
      broker = undefined;
    },
    async start() {
      if (!broker?.alive()) broker = await started();
    },
    async stop() {
      await broker?.end();
      broker = undefined;
    },
  };
}

/** The ports of the last time, since both stand in what clients and the quorum remember. */
async function portsOf(dataDir: string, wanted: number | undefined): Promise<Ports> {
  const file = path.join(dataDir, 'ports.json');
  const last = existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Ports) : undefined;
  const client = await freePort(wanted ?? last?.client);
  if (wanted && client !== wanted) throw new Error(`Port ${wanted} on 127.0.0.1 is taken; Kafka needs another`);
  const ports = { client, controller: await freePort(last?.controller) };
  await writeFile(file, JSON.stringify(ports));
  return ports;
}

/** What every broker of ours is told, wherever it runs. */
export const ON_A_SMALL_MACHINE = {
  // Topics are made with the settings that they need, never by a typing error.
  'auto.create.topics.enable': false,
  'offsets.topic.num.partitions': 4,
  'offsets.topic.replication.factor': 1,
  'transaction.state.log.replication.factor': 1,
  'transaction.state.log.min.isr': 1,
  'share.coordinator.state.topic.replication.factor': 1,
  'share.coordinator.state.topic.min.isr': 1,
  'group.initial.rebalance.delay.ms': 0,
  // A small machine: hundreds of partitions, each with two index files, and a compactor that would take 128 MB.
  'log.index.size.max.bytes': 1_048_576,
  'log.cleaner.dedupe.buffer.size': 4_194_304,
  'num.network.threads': 2,
  'num.io.threads': 4,
  'background.threads': 2,
  // After a kill the broker's old registration must run out before the new one is let in.
  'broker.session.timeout.ms': 2_000,
  'broker.heartbeat.interval.ms': 500,
};

function serverProperties(dataDir: string, ports: Ports, secure: SecureListener | undefined): string {
  const listener = secure ? 'SASL_SSL' : 'PLAINTEXT';
  const settings = {
    'process.roles': 'broker,controller',
    'node.id': 1,
    'controller.quorum.voters': `1@127.0.0.1:${ports.controller}`,
    listeners: `${listener}://127.0.0.1:${ports.client},CONTROLLER://127.0.0.1:${ports.controller}`,
    'advertised.listeners': `${listener}://127.0.0.1:${ports.client}`,
    'controller.listener.names': 'CONTROLLER',
    'inter.broker.listener.name': listener,
    ...(secure ? secureSettings(secure) : {}),
    'log.dirs': path.join(dataDir, 'log'),
    ...ON_A_SMALL_MACHINE,
  };
  return Object.entries(settings)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}

function secureSettings({ username, password, keystore, authority }: SecureListener): Record<string, string> {
  const person = `username="${username}" password="${password}"`;
  const module = 'org.apache.kafka.common.security';
  const scram = `${module}.scram.ScramLoginModule required ${person};`;
  return {
    'listener.security.protocol.map': 'SASL_SSL:SASL_SSL,CONTROLLER:PLAINTEXT',
    'sasl.enabled.mechanisms': MECHANISMS.join(','),
    'sasl.mechanism.inter.broker.protocol': 'PLAIN',
    'listener.name.sasl_ssl.plain.sasl.jaas.config': `${module}.plain.PlainLoginModule required ${person} user_${username}="${password}";`,
    'listener.name.sasl_ssl.scram-sha-256.sasl.jaas.config': scram,
    'listener.name.sasl_ssl.scram-sha-512.sasl.jaas.config': scram,
    'ssl.keystore.type': 'PKCS12',
    'ssl.keystore.location': keystore.file,
    'ssl.keystore.password': keystore.password,
    'ssl.truststore.type': 'PEM',
    'ssl.truststore.location': authority,
  };
}

function javaArguments(jars: string, heap: string): string[] {
  const log4j = fileURLToPath(new URL('kafka/log4j2.xml', import.meta.url));
  const flags = [`-Xmx${heap}`, '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-XX:-UsePerfData'];
  return [...flags, `-Dlog4j2.configurationFile=${log4j}`, '-cp', path.join(jars, '*')];
}

async function format(jars: string, settings: string, secure: SecureListener | undefined): Promise<void> {
  const clusterId = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64url');
  await run('java', [
    ...javaArguments(jars, '128m'),
    'kafka.tools.StorageTool',
    'format',
    `--cluster-id=${clusterId}`,
    '--config',
    settings,
    ...MECHANISMS.filter((mechanism) => secure && mechanism.startsWith('SCRAM')).flatMap((mechanism) => [
      '--add-scram',
      `${mechanism}=[name=${secure?.username},password=${secure?.password}]`,
    ]),
  ]);
}

async function serve(
  jars: string,
  dataDir: string,
  settings: string,
  ready: () => Promise<boolean>,
): Promise<Attached> {
  const logFile = path.join(dataDir, 'kafka.log');
  const broker = await spawnAttached('java', [...javaArguments(jars, '512m'), 'kafka.Kafka', settings], { logFile });
  const deadline = performance.now() + STARTS_WITHIN_MS;
  while (!(await ready())) {
    if (broker.alive() && performance.now() < deadline) {
      await pause(50);
      continue;
    }
    await broker.kill();
    throw new Error(`Kafka does not start in ${dataDir}:\n${readFileSync(logFile, 'utf8').slice(-1_500)}`);
  }
  return broker;
}

/** ApiVersions, version 0, with correlation id 1 and no client id: what a client says first. */
const HELLO = Buffer.from('0000000a0012000000000001ffff', 'hex');

/** Whether the broker serves requests; it accepts connections before. Who it is, is for its clients to find out. */
function answers(port: number, secure: boolean): Promise<boolean> {
  return new Promise((resolve) => {
    const place = { port, host: '127.0.0.1' };
    const socket = secure ? connectSecurely({ ...place, rejectUnauthorized: false }) : connect(place);
    socket.setTimeout(1_000, () => socket.destroy());
    socket.once(secure ? 'secureConnect' : 'connect', () => socket.write(HELLO));
    socket.once('data', () => {
      resolve(true);
      socket.destroy();
    });
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
  });
}
