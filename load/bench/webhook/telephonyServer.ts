/** Telephony alone in a process: its real HTTP server and the relay of its outbox; its other consumers and its worker are paused. */
import type { AddressInfo } from 'node:net';
import { createDispatcher } from '@ringline/kit/events';
import { startTracing } from '@ringline/kit/telemetry';
import { hostTelephony } from '../hostTelephony.ts';
import { answerCosts, countStatements, settings } from './server.ts';

const statements = countStatements();
startTracing('telephony', undefined);
const { service, app, log } = await hostTelephony(settings());
const relay = createDispatcher([{ db: service.db, consumers: [] }], log);
await relay.start();
await app.listen({ port: 0, host: '127.0.0.1' });
answerCosts(statements, (app.server.address() as AddressInfo).port);
