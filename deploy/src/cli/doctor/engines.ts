/** What Ringline stands on: PostgreSQL, and in a cluster Kafka and Redis. */
import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { systemClock } from '@ringline/kit/clock';
import { parseEnvironment } from '@ringline/kit/config';
import { examineEmbeddedPostgres, pendingMigrations } from '@ringline/kit/db';
import { connectKafka, kafkaAddress, kafkaEnvironment, type KafkaAddress } from '@ringline/kit/kafka';
import { connectRedis } from '@ringline/kit/redis';
import { createLog, createMetrics } from '@ringline/kit/telemetry';
import pg from 'pg';
import { adminUrl, databaseVariable, servicesOf } from '../place.ts';
import { about, reasonOf, type Check, type Finding, type Patient } from './finding.ts';

const PATIENCE_MS = 5_000;
/** Seconds that the clocks of two machines may differ. */
const SKEW_BORNE = 5;
const OLDEST_JAVA = 17;

const log = createLog('doctor', 'silent');

export const postgres: Check = {
  about: 'PostgreSQL',
  async examine(patient) {
    return patient.cluster ? ofCluster(patient) : embedded(patient);
  },
};

async function embedded({ dataDir }: Patient): Promise<Finding[]> {
  const { ok, warn, fail } = about('PostgreSQL');
  try {
    const { version, dataPath, launcher } = await examineEmbeddedPostgres(dataDir);
    const findings = [ok(`${version} runs here${launcher ? `; Ringline runs on it, process ${launcher}` : ''}`)];
    if (!dataPath.startsWith(dataDir))
      findings.push(
        warn(
          `its files lie in ${dataPath}: root's folders are closed to the user that runs it`,
          `Put DATA_DIR where other users can pass (chmod o+x on the folders above), or run Ringline as another user.`,
        ),
      );
    return findings;
  } catch (error) {
    return [
      fail(reasonOf(error), 'Install again (`npm ci`); on another platform use a PostgreSQL server of your own.'),
    ];
  }
}

async function ofCluster(patient: Patient): Promise<Finding[]> {
  const { source } = patient;
  const findings: Finding[] = [];
  for (const { name, migrations } of servicesOf(patient, source)) {
    const { ok, warn, fail } = about(`PostgreSQL of ${name}`);
    const client = new pg.Client({ connectionString: adminUrl(source, name), connectionTimeoutMillis: PATIENCE_MS });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const asked = Date.now();
      const { rows } = await client.query<{ now: Date; version: string }>(
        "SELECT clock_timestamp() AS now, current_setting('server_version') AS version",
      );
      const skew = Math.abs((rows[0]?.now.getTime() ?? asked) - asked) / 1000;
      if (skew > SKEW_BORNE)
        findings.push(warn(`its clock is ${skew.toFixed(0)} s from ours`, 'Keep the time on both machines.'));
      const pending = await pendingMigrations(client, migrations);
      findings.push(
        pending.length === 0
          ? ok(`${rows[0]?.version}, migrated`)
          : warn(`${pending.length} migrations wait: ${pending.join(', ')}`, 'Run the migration job of this version.'),
      );
    } catch (error) {
      findings.push(
        fail(
          `not to be had: ${reasonOf(error)}`,
          `See to the server, or to DATABASE_ADMIN_URL and ${databaseVariable(name)}.`,
        ),
      );
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  return findings;
}

export const kafka: Check = {
  about: 'Kafka',
  async examine({ source }) {
    if (!source['KAFKA_BROKERS']) return [];
    const { ok, fail } = about('Kafka');
    try {
      const address = await kafkaAddress(parseEnvironment('Kafka', kafkaEnvironment, source));
      const brokers = address.brokers.join(', ');
      const answer = await kafkaAnswers(address);
      return [
        answer === undefined
          ? ok(`${brokers} answers`)
          : fail(
              `${brokers} does not answer: ${answer}`,
              'See to the brokers, or to KAFKA_BROKERS and the settings of TLS and SASL.',
            ),
      ];
    } catch (error) {
      return [fail(reasonOf(error), 'Correct the variables that begin with KAFKA_.')];
    }
  },
};

/** Why it does not; undefined when it does. */
async function kafkaAnswers(address: KafkaAddress): Promise<string | undefined> {
  const events = connectKafka({
    ...address,
    clientId: 'ringline-doctor',
    log,
    metrics: createMetrics(),
    clock: systemClock,
  });
  try {
    await within(events.ready());
    return undefined;
  } catch (error) {
    return reasonOf(error);
  } finally {
    await events.close();
  }
}

export const redis: Check = {
  about: 'Redis',
  async examine({ source }) {
    const url = source['REDIS_URL'];
    if (!url) return [];
    const { ok, fail } = about('Redis');
    const { host } = new URL(url);
    const connection = connectRedis(url, { log });
    try {
      await patiently(() => connection.ready());
      return [ok(`${host} answers`)];
    } catch (error) {
      return [fail(`${host} does not answer: ${reasonOf(error)}`, 'See to the server, or to REDIS_URL.')];
    } finally {
      await connection.close();
    }
  },
};

/** What `npm run cluster` needs on this machine, which nobody else does. */
export const java: Check = {
  about: 'Java',
  async examine() {
    const { ok, warn } = about('Java');
    const todo = 'Only `npm run cluster` needs it, for its own Kafka: install a Java 17 or newer.';
    try {
      const { stderr } = await promisify(execFile)('java', ['-version'], { timeout: 10_000 });
      const [, version = ''] = /version "([^"]+)"/.exec(stderr) ?? [];
      return [Number.parseInt(version, 10) >= OLDEST_JAVA ? ok(version) : warn(`version ${version}`, todo)];
    } catch {
      return [warn('none is installed', todo)];
    }
  },
};

/** Its commands have short time-outs of their own: one that was slow is no server that is away. */
async function patiently(ask: () => Promise<void>): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (performance.now() > until) throw error;
      await pause(200);
    }
  }
}

async function within<T>(asked: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer within ${PATIENCE_MS / 1000} s`)), PATIENCE_MS);
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}
