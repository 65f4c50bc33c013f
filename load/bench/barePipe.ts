/** The limit: the same steps in the plainest code. An insert with NOTIFY, a reader, Kafka, a plain socket. */
import type { AddressInfo } from 'node:net';
import { systemIds } from '@ringline/kit/clock';
import { PARTITIONS } from '@ringline/kit/events';
import { Kafka, Partitioners, logLevel } from 'kafkajs';
import pg from 'pg';
import { WebSocket, WebSocketServer } from 'ws';
import type { Carriage, Pipe } from './pipes.ts';
import type { Place } from './place.ts';

const CHANNEL = 'bare';
const TOPIC = 'bare';

export async function barePipe(place: Place, carriage: Carriage): Promise<Pipe> {
  const { owner } = await place.databaseOf({ name: 'bare' });
  const pool = new pg.Pool({ connectionString: owner, max: 4 });
  await pool.query(
    'CREATE TABLE IF NOT EXISTS event (position bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, key text NOT NULL, payload jsonb NOT NULL)',
  );
  const reader = new pg.Client({ connectionString: owner });
  await reader.connect();

  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  const broadcast = (payload: string) => {
    for (const client of server.clients) client.send(payload);
  };
  const carried = await carry(carriage, broadcast);

  let position = 0n;
  let reading: Promise<void> = Promise.resolve();
  const read = async () => {
    const { rows } = await pool.query<{ position: string; key: string; payload: string }>(
      'SELECT position, key, payload::text FROM event WHERE position > $1 ORDER BY position LIMIT 200',
      [position],
    );
    if (rows.length === 0) return;
    await carried.send(rows);
    position = BigInt(rows.at(-1)?.position ?? position);
  };
  reader.on('notification', () => {
    reading = reading.then(read);
  });
  await reader.query(`LISTEN ${CHANNEL}`);

  const socket = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  let listener: (text: string) => void = () => undefined;
  socket.on('message', (data: Buffer) => listener((JSON.parse(data.toString()) as { body: string }).body));
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));

  let committed = 0;
  return {
    async commit(body) {
      committed += 1;
      const client = await pool.connect();
      try {
        await client.query('BEGIN');
        await client.query('INSERT INTO event (key, payload) VALUES ($1, $2)', [
          `thread-${committed % 200}`,
          { ...SIZE, id: systemIds.uuid(), body },
        ]);
        await client.query(`NOTIFY ${CHANNEL}`);
        await client.query('COMMIT');
      } finally {
        client.release();
      }
    },
    onFrame: (next) => void (listener = next),
    async stop() {
      await reading;
      socket.close();
      await reader.end();
      await pool.end();
      await carried.stop();
      server.close();
    },
  };
}

/** As much beside the text as our event carries. */
const SIZE = {
  direction: 'INBOUND',
  channel: 'SMS',
  phoneNumber: '+14155550100',
  peerNumber: '+15035550100',
  state: 'OPEN',
};

interface Carried {
  send(rows: readonly { key: string; payload: string }[]): Promise<void>;
  stop(): Promise<void>;
}

async function carry(carriage: Carriage, deliver: (payload: string) => void): Promise<Carried> {
  if (carriage.kind === 'embedded') {
    return {
      async send(rows) {
        for (const { payload } of rows) deliver(payload);
      },
      stop: () => Promise.resolve(),
    };
  }
  const kafka = new Kafka({ clientId: 'bare', brokers: [...carriage.brokers], logLevel: logLevel.NOTHING });
  const admin = kafka.admin();
  await admin.connect();
  await admin.createTopics({ waitForLeaders: true, topics: [{ topic: TOPIC, numPartitions: PARTITIONS }] });
  await admin.disconnect();
  const producer = kafka.producer({
    idempotent: true,
    maxInFlightRequests: 1,
    createPartitioner: Partitioners.DefaultPartitioner,
  });
  await producer.connect();
  const consumer = kafka.consumer({ groupId: 'bare' });
  await consumer.connect();
  await consumer.subscribe({ topics: [TOPIC], fromBeginning: true });
  const joined = new Promise((resolve) => consumer.on(consumer.events.GROUP_JOIN, resolve));
  // The offsets of a full reader are nobody's business: committing them would hold up the next fetch.
  await consumer.run({
    autoCommit: false,
    eachMessage: async ({ message }) => deliver(message.value?.toString() ?? ''),
  });
  await joined;
  return {
    async send(rows) {
      await producer.send({
        topic: TOPIC,
        acks: -1,
        messages: rows.map(({ key, payload }) => ({ key, value: payload })),
      });
    },
    async stop() {
      await consumer.disconnect();
      await producer.disconnect();
    },
  };
}
