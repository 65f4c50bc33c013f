/** What Ringline stands on: PostgreSQL, and in a cluster Kafka and Redis. */
import { connect } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { examineEmbeddedPostgres, pendingMigrations } from '@ringline/kit/db';
import pg from 'pg';
import { adminUrl, databaseVariable, servicesOf } from '../place.ts';
import { about, reasonOf, type Check, type Finding, type Patient } from './finding.ts';

const PATIENCE_MS = 5_000;
/** Seconds that the clocks of two machines may differ. */
const SKEW_BORNE = 5;

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
    const { ok, fail } = about('Kafka');
    const brokers = (source['KAFKA_BROKERS'] ?? '').split(',').filter(Boolean);
    return Promise.all(
      brokers.map(async (broker) => {
        const { hostname, port } = new URL(`tcp://${broker.trim()}`);
        try {
          await reach(hostname, Number(port || 9092), false);
          return ok(`${broker.trim()} takes connections`);
        } catch (error) {
          return fail(
            `${broker.trim()} is not to be had: ${reasonOf(error)}`,
            'See to the broker, or to KAFKA_BROKERS.',
          );
        }
      }),
    );
  },
};

export const redis: Check = {
  about: 'Redis',
  async examine({ source }) {
    const url = source['REDIS_URL'];
    if (!url) return [];
    const { ok, fail } = about('Redis');
    const { hostname, port, protocol } = new URL(url);
    try {
      await reach(hostname, Number(port || 6379), protocol === 'rediss:');
      return [ok(`${hostname} takes connections`)];
    } catch (error) {
      return [fail(`${hostname} is not to be had: ${reasonOf(error)}`, 'See to the server, or to REDIS_URL.')];
    }
  },
};

function reach(host: string, port: number, tls: boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const where = { host, port, timeout: PATIENCE_MS };
    const socket = tls ? connectTls(where) : connect(where);
    socket.once(tls ? 'secureConnect' : 'connect', () => {
      socket.destroy();
      resolve();
    });
    socket.once('error', reject);
    socket.once('timeout', () => socket.destroy(new Error(`no answer within ${PATIENCE_MS / 1000} s`)));
  });
}
