import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import Fastify from 'fastify';
import twilio from 'twilio';
import { startMediaSwitch } from '../../media/client.ts';
import { wavHeader } from '../../media/wav.ts';
import type { CallHandler, EndpointRegistry, OutgoingCall } from '../calls.ts';
import { registerHandset } from '../handset.ts';
import { registerPStream } from '../pstream.ts';
import { accessTokenVerifier } from '../token.ts';
import { HANDSET_PAGE, SDK_PAGE } from './pages.ts';

const ACCOUNT = `AC${'0'.repeat(32)}`;
const KEY = `SK${'0'.repeat(32)}`;
const SECRET = 'a-secret-of-the-test-exchange-only';

/** The smallest carrier: connects whoever is dialled, in a conference of its own per call. */
export async function startExchange() {
  const media = await startMediaSwitch({ deadAfterMs: 3000 });
  const app = Fastify({ forceCloseConnections: true });
  const log: string[] = [];
  const other = new Map<string, string>();
  const registries: { clients?: EndpointRegistry; numbers?: EndpointRegistry } = {};
  const newCallSid = () => `CA${randomBytes(16).toString('hex')}`;
  let legs: { caller: string; callee: string } | undefined;

  async function connect(call: OutgoingCall): Promise<void> {
    const to = call.params['To'] ?? '';
    const client = to.startsWith('client:');
    const registry = client ? registries.clients : registries.numbers;
    log.push(`invite ${call.from.kind} ${to} ${call.params['Note'] ?? ''}`.trim());
    const from = call.from.kind === 'client' ? `client:${call.from.identity}` : call.from.number;
    await call.ringing({ earlyMedia: false });
    const callee = newCallSid();
    const incoming = registry?.invite(client ? to.slice(7) : to, {
      callSid: callee,
      from,
      to,
      timeoutMs: 15_000,
      params: { note: 'a b&c' },
    });
    other.set(call.callSid, callee).set(callee, call.callSid);
    const result = await incoming?.result;
    if (result?.outcome !== 'answered') {
      call.hangup({ code: result?.outcome === 'rejected' ? 31603 : 31480, message: result?.outcome ?? 'nobody' });
      return;
    }
    await call.answered();
    await media.joinConference(call.callSid, call.callSid);
    await media.joinConference(callee, call.callSid);
    legs = { caller: call.callSid, callee };
  }

  const calls: CallHandler = {
    newCallSid,
    onInvite: connect,
    onHangup(sid, reason) {
      log.push(`hangup ${reason}`);
      const peer = other.get(sid) ?? '';
      if (!registries.clients?.hangup(peer)) registries.numbers?.hangup(peer);
    },
    onDtmf: (_, digits) => log.push(`dtmf ${digits}`),
  };
  const verifyToken = accessTokenVerifier(
    async (key) => (key === KEY ? SECRET : undefined),
    () => new Date(),
  );
  await app.register(async (scope) => {
    registries.clients = await registerPStream(scope, {
      path: '/carrier/signal',
      switch: media,
      calls,
      verifyToken,
      now: () => new Date(),
    });
    registries.numbers = await registerHandset(scope, { path: '/handset', switch: media, calls });
  });
  const sdk = readFileSync(
    createRequire(import.meta.url)
      .resolve('@twilio/voice-sdk')
      .replace(/[^/]+\/[^/]+\.js$/, 'dist/twilio.js')
      .replace(/\/es5\/dist\//, '/dist/'),
  );
  const quiet = Buffer.concat([wavHeader({ sampleRate: 8000, channels: 1, dataBytes: 800 }), Buffer.alloc(800)]);
  app.get('/twilio.js', (_, reply) => reply.type('text/javascript').send(sdk));
  app.get('/silence.wav', (_, reply) => reply.type('audio/wav').send(quiet));
  app.get('/agent', (_, reply) => reply.type('text/html').send(SDK_PAGE));
  app.get('/phone', (_, reply) => reply.type('text/html').send(HANDSET_PAGE));
  app.get('/favicon.ico', (_, reply) => reply.code(204).send());
  const digits: string[] = [];
  media.on('dtmf', ({ digit }) => digits.push(digit));
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    origin: address.replace('127.0.0.1', 'localhost'),
    media,
    log,
    digits,
    clients: registries.clients as unknown as EndpointRegistry,
    numbers: registries.numbers as unknown as EndpointRegistry,
    legs: () => legs,
    token(identity: string) {
      const token = new twilio.jwt.AccessToken(ACCOUNT, KEY, SECRET, { identity, ttl: 3600 });
      token.addGrant(
        new twilio.jwt.AccessToken.VoiceGrant({ incomingAllow: true, outgoingApplicationSid: `AP${'0'.repeat(32)}` }),
      );
      return token.toJwt();
    },
    async stop() {
      registries.clients?.stop();
      registries.numbers?.stop();
      await app.close();
      await media.stop();
    },
  };
}
