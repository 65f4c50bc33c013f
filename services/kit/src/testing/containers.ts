/**
 * Redis and Kafka for tests: this machine's own (kit/engines), and where it has none but runs Docker, the published images by
 * testcontainers, which removes them whatever becomes of the test. TEST_ENGINES=containers asks for these alone.
 */
import type { GenericContainer, StartedTestContainer } from 'testcontainers';
import {
  kafkaAvailable,
  ON_A_SMALL_MACHINE,
  redisAvailable,
  startKafka,
  startRedis,
  type Availability,
  type KafkaEngine,
  type RedisEngine,
} from '../engines/index.ts';
import { freePort } from '../ports/index.ts';

/** As in deploy/compose.yaml (scripts/compose/images.test.mjs). */
export const TEST_IMAGES = { redis: 'redis:8-alpine', kafka: 'apache/kafka:4.1.0' } as const;
const STARTS_WITHIN_MS = 150_000;

export interface TestRedis extends RedisEngine {
  /** As SIGSTOP: connections stay, nothing is said. */
  freeze(): Promise<void>;
  thaw(): Promise<void>;
}

/** Whether a test can have a Redis, of this machine or of Docker. */
export const testRedisAvailable = (): Promise<Availability> => hereOrInDocker(redisAvailable);

/** Whether a test can have a Kafka broker, of this machine or of Docker. */
export const testKafkaAvailable = (): Promise<Availability> => hereOrInDocker(kafkaAvailable);

/**
 * A Redis for a test.
 * @param options.dataDir where one of this machine's own keeps its log
 * @throws Error when it can't be had or does not start
 */
export async function startTestRedis(options: { dataDir: string }): Promise<TestRedis> {
  if (await isHere(redisAvailable)) {
    const engine = await startRedis(options);
    const signal = (name: NodeJS.Signals) => async () => void (engine.pid && process.kill(engine.pid, name));
    return Object.assign(engine, { freeze: signal('SIGSTOP'), thaw: signal('SIGCONT') });
  }
  const port = await freePort();
  const container = await contained(TEST_IMAGES.redis, (made) =>
    made
      .withExposedPorts({ container: 6_379, host: port })
      .withCommand(['redis-server', '--save', '', '--appendonly', 'no']),
  );
  return { url: `redis://127.0.0.1:${port}`, ...container };
}

/**
 * A Kafka broker for a test: KRaft, one node. In a container its data lasts until `stop`.
 * @param options.dataDir where one of this machine's own keeps its data
 * @throws Error when it can't be had or does not start
 */
export async function startTestKafka(options: { dataDir: string }): Promise<KafkaEngine> {
  if (await isHere(kafkaAvailable)) return startKafka(options);
  const port = await freePort();
  const settings = {
    'node.id': 1,
    'process.roles': 'broker,controller',
    'controller.quorum.voters': '1@localhost:9093',
    listeners: 'PLAINTEXT://:9092,CONTROLLER://:9093',
    'advertised.listeners': `PLAINTEXT://127.0.0.1:${port}`,
    'listener.security.protocol.map': 'PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT',
    'controller.listener.names': 'CONTROLLER',
    'log.dirs': '/var/lib/kafka/data',
    ...ON_A_SMALL_MACHINE,
  };
  const container = await contained(TEST_IMAGES.kafka, (made) =>
    made.withExposedPorts({ container: 9_092, host: port }).withEnvironment(
      // The image's own rule for names.
      Object.fromEntries(
        Object.entries(settings).map(([name, value]) => [
          `KAFKA_${name.toUpperCase().replaceAll('.', '_')}`,
          String(value),
        ]),
      ),
    ),
  );
  return { brokers: [`127.0.0.1:${port}`], ...container };
}

async function isHere(check: () => Availability | Promise<Availability>): Promise<boolean> {
  return process.env['TEST_ENGINES'] !== 'containers' && (await check()).available;
}

async function hereOrInDocker(check: () => Availability | Promise<Availability>): Promise<Availability> {
  if (await isHere(check)) return { available: true };
  const { getContainerRuntimeClient } = await import('testcontainers');
  try {
    await getContainerRuntimeClient();
    return { available: true };
  } catch (error) {
    const inDocker = `Docker, which would do as well, cannot be reached: ${(error as Error).message}`;
    const here = await check();
    return { available: false, reason: here.available ? inDocker : `${here.reason} ${inDocker}` };
  }
}

/** A container that dies and comes back as a program of this machine's does; its process is Docker's, so that it has no number here. */
async function contained(
  image: string,
  made: (container: GenericContainer) => GenericContainer,
): Promise<Pick<TestRedis, 'pid' | 'kill' | 'start' | 'stop' | 'freeze' | 'thaw'>> {
  const { GenericContainer: Container, getContainerRuntimeClient } = await import('testcontainers');
  const container: StartedTestContainer = await made(new Container(image)).withStartupTimeout(STARTS_WITHIN_MS).start();
  const byDocker = (await getContainerRuntimeClient()).container.getById(container.getId());
  let runs = true;
  return {
    pid: undefined,
    freeze: () => byDocker.pause(),
    thaw: () => byDocker.unpause(),
    async kill() {
      if (runs) await Promise.all([byDocker.wait(), byDocker.kill()]);
      runs = false;
    },
    async start() {
      if (!runs) await container.restart({ timeout: 0 });
      runs = true;
    },
    async stop() {
      await container.stop({ timeout: 0, remove: true, removeVolumes: true });
      runs = false;
    },
  };
}
