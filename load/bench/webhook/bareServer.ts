/** The limit: a bare Fastify route that does one read and one durable insert of call and outbox rows. */
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { parse } from 'node:querystring';
import { fastify } from 'fastify';
import pg from 'pg';
import { INBOUND_PATH } from './protocol.ts';
import { answerCosts, countStatements, settings } from './server.ts';

const statements = countStatements();
const { databaseUrl, connections } = settings();
const pool = new pg.Pool({ connectionString: databaseUrl, max: connections });
const app = fastify();
app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
  done(null, parse(body as string)),
);

const READ = 'SELECT workspace_id, phone_number_id FROM number_route WHERE number = $1';
const WRITE = `
  WITH made AS (INSERT INTO call (id, workspace_id, phone_number_id, sid, peer_number, started_at) VALUES ($1, $2, $3, $4, $5, now()))
  INSERT INTO outbox (part, id, type, key, workspace_id, payload) VALUES ($6, $7, 'call.started', $1, $2, $8)`;

app.post(INBOUND_PATH, async (request, reply) => {
  const { CallSid: sid, From: from, To: to } = request.body as Record<string, string>;
  const { rows } = await pool.query<{ workspace_id: string; phone_number_id: string }>({
    name: 'read',
    text: READ,
    values: [to],
  });
  const [route] = rows;
  if (!route) return reply.code(404).send();
  const id = randomUUID();
  const payload = JSON.stringify({ id, sid, from, to, direction: 'INBOUND', status: 'INCOMING' });
  await pool.query({
    name: 'write',
    text: WRITE,
    values: [id, route.workspace_id, route.phone_number_id, sid, from, id.charCodeAt(0) % 64, randomUUID(), payload],
  });
  return reply
    .type('text/xml')
    .send('<?xml version="1.0" encoding="UTF-8"?><Response><Play>http://ringline.test/greeting.wav</Play></Response>');
});
await app.listen({ port: 0, host: '127.0.0.1' });
answerCosts(statements, (app.server.address() as AddressInfo).port);
