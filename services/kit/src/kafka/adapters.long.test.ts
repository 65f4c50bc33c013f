/** @area kit/kafka, kit/events, kit/redis */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import type { KafkaEngine } from '../engines/index.ts';
import { createLog } from '../telemetry/index.ts';
import { canBeHad, startTestKafka, testKafkaAvailable } from '../testing/index.ts';
import { kafkaClientContract } from './contract.ts';
import { kafkajsClient } from './kafkajs.ts';
import { platformaticClient } from './platformatic.ts';

const log = createLog('kafka', process.env['KAFKA_TEST_LOG'] ?? 'silent');

describe.skipIf(!(await canBeHad(testKafkaAvailable)))('a client of Kafka', () => {
  let broker: KafkaEngine;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'ringline-kafka-'));
  beforeAll(async () => {
    broker = await startTestKafka({ dataDir });
  });
  afterAll(async () => {
    await broker.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  describe.each([
    ['kafkajs', kafkajsClient],
    ['@platformatic/kafka', platformaticClient],
  ])('%s', (_name, connect) => {
    kafkaClientContract(
      () => broker,
      () => connect({ brokers: broker.brokers, clientId: 'contract', log }),
    );
  });
});
