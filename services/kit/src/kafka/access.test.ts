import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kafkaAvailable, startKafka, type KafkaEngine } from '../engines/index.ts';
import { createLog } from '../telemetry/index.ts';
import { canBeHad, eventually } from '../testing/index.ts';
import type { ClientOptions } from './client.ts';
import { kafkajsClient } from './kafkajs.ts';
import { platformaticClient } from './platformatic.ts';

const PERSON = { username: 'ringline', password: 'a-secret-of-the-brokers' };
const STORE = 'pass-phrase';

describe.skipIf(!(await canBeHad(kafkaAvailable)))('a broker with TLS and SASL', () => {
  let broker: KafkaEngine;
  let ca: string;
  const folder = mkdtempSync(path.join(tmpdir(), 'ringline-kafka-access-'));
  beforeAll(async () => {
    const file = path.join(folder, 'broker.p12');
    const keytool = (...args: string[]) =>
      execFileSync('keytool', [...args, '-alias', 'broker', '-keystore', file, '-storepass', STORE], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      });
    const names = ['-dname', 'CN=broker', '-ext', 'SAN=ip:127.0.0.1', '-ext', 'BC=ca:true'];
    keytool('-genkeypair', '-keyalg', 'RSA', '-validity', '2', '-storetype', 'PKCS12', ...names);
    ca = keytool('-exportcert', '-rfc');
    const authority = path.join(folder, 'ca.pem');
    writeFileSync(authority, ca);
    const dataDir = path.join(folder, 'data');
    broker = await startKafka({ dataDir, secure: { ...PERSON, keystore: { file, password: STORE }, authority } });
  }, 120_000);
  afterAll(async () => {
    await broker?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const log = createLog('kafka', 'silent');
  const options = (access: Pick<ClientOptions, 'tls' | 'sasl'>): ClientOptions => ({
    brokers: broker.brokers,
    clientId: 'access',
    log,
    ...access,
  });

  describe.each([
    ['kafkajs', kafkajsClient],
    ['@platformatic/kafka', platformaticClient],
  ])('%s', (name, connect) => {
    test.each(['PLAIN', 'SCRAM-SHA-256', 'SCRAM-SHA-512'] as const)('writes and reads by %s', async (mechanism) => {
      const client = connect(options({ tls: { ca }, sasl: { mechanism, ...PERSON } }));
      const topic = `access.${name.replace(/\W/g, '')}.${mechanism}`;
      await client.createTopics([{ name: topic, partitions: 1, config: {} }]);
      const sender = client.sender();
      const record = { key: 'k', value: Buffer.from('told'), headers: {} };
      await sender.send([{ topic, partition: 0, records: [record] }]);
      await sender.close();
      const seen: string[] = [];
      const reading = client.read({
        from: new Map([[topic, [0n]]]),
        handle: async ({ records }) => void seen.push(...records.map(({ value }) => Buffer.from(value).toString())),
      });
      await eventually(() => expect(seen).toEqual(['told']));
      await reading.close();
    });

    test.each([
      [
        'a wrong password',
        () => ({ tls: { ca }, sasl: { mechanism: 'PLAIN' as const, ...PERSON, password: 'wrong' } }),
      ],
      ['no name', () => ({ tls: { ca } })],
      ['an authority that nobody knows', () => ({ tls: {}, sasl: { mechanism: 'PLAIN' as const, ...PERSON } })],
    ])('is not let in with %s', async (_what, access) => {
      await expect(connect(options(access())).ping()).rejects.toBeInstanceOf(Error);
    });
  });
});
