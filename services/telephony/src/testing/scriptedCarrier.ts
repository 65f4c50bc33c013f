/**
 * A carrier at the HTTP edge for tests: it takes REST requests, holds them against the provider's published description,
 * remembers them, and answers in the provider's shapes.
 */
import { providerDescription } from '@ringline/kit/testing';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { scriptedPorting } from './scriptedPorting.ts';
import { scriptedNumbers } from './scriptedNumbers.ts';
import { scriptedRegistry } from './scriptedRegistry.ts';

interface CarrierRequest {
  method: string;
  /** Below `/2010-04-01/Accounts/{AccountSid}`. */
  path: string;
  form: Readonly<Record<string, string | string[]>>;
}

interface ScriptedCall {
  sid: string;
  to: string;
  status: string;
  from?: string;
  direction?: string;
  /** RFC 2822, as the provider writes it. */
  start_time?: string;
  end_time?: string;
  /** As the provider writes it: negative where we pay; null or absent until it is known. */
  price?: string | null;
  price_unit?: string | null;
}

interface ScriptedMessage {
  sid: string;
  call_sid: string;
  source: string;
  status: string;
  /** Seconds. */
  duration: string;
}

export interface ScriptedCarrier {
  readonly url: string;
  readonly requests: CarrierRequest[];
  /** What was wrong with requests, by the provider's description; nothing ever should be. */
  readonly problems: string[];
  /** What it knows of calls, by sid. */
  readonly calls: Map<string, ScriptedCall>;
  /** A webhook of a call is on its way to us: whoever sends that knows the call, and says the same when asked. */
  tellsOf(form: Record<string, string>): void;
  /** Toll-free verifications, in the provider's shape. */
  readonly verifications: { sid: string; external_reference_id: string; [field: string]: unknown }[];
  /** Where businesses and their texts are registered. */
  readonly registry: ReturnType<typeof scriptedRegistry>;
  /** Numbers that it sells. */
  readonly shop: ReturnType<typeof scriptedNumbers>;
  /** Orders that bring numbers to it. */
  readonly porting: ReturnType<typeof scriptedPorting>;
  /** Messages that callers left with it. */
  readonly messages: ScriptedMessage[];
  /** Answers the next request that fits with this HTTP status, or drops the connection (0) after having done it. */
  failNext(fits: (request: CarrierRequest) => boolean, status: number): void;
  /** Keeps back its answer, as it is now, to the next request that fits. @returns `asked` resolves with that request, `answer` lets it go */
  holdNext(fits: (request: CarrierRequest) => boolean): { asked: Promise<void>; answer: () => void };
  /** Participants by conference name. */
  readonly participants: Map<string, { callSid: string; label: string }[]>;
  /** The file of every recording; a stream comes as slowly as the test likes. */
  recording: Buffer | (() => Readable) | undefined;
  /** How often a recording's file was asked for. */
  filesAsked: number;
  close(): Promise<void>;
}

const CREATED = 201;
const described = (file: string) =>
  providerDescription(new URL(`../../../../tests/contracts/providers/twilio/${file}.json`, import.meta.url));
const [problemsOfApi, problemsOfMessaging, problemsOfTrustHub] = [
  described('twilio_api_v2010'),
  described('twilio_messaging_v1'),
  described('twilio_trusthub_v1'),
];
const OF_PORTING = /^\/v1\/(?:Porting|Documents)/;
const OF_TRUST_HUB = /^\/v1\/(?:CustomerProfiles|TrustProducts|EndUsers|SupportingDocuments)/;
const problemsOf: typeof problemsOfApi = (request) =>
  OF_TRUST_HUB.test(request.path)
    ? problemsOfTrustHub(request)
    : request.path.startsWith('/v1/')
      ? problemsOfMessaging(request)
      : problemsOfApi(request);

export async function scriptedCarrier(now: () => Date): Promise<ScriptedCarrier> {
  const requests: CarrierRequest[] = [];
  const problems: string[] = [];
  const calls = new Map<string, ScriptedCall>();
  const participants: ScriptedCarrier['participants'] = new Map();
  const messages: ScriptedMessage[] = [];
  const verifications: ScriptedCarrier['verifications'] = [];
  const failures: { fits: (request: CarrierRequest) => boolean; status: number }[] = [];
  const holds: { fits: (request: CarrierRequest) => boolean; asked: () => void; until: Promise<void> }[] = [];
  let made = 0;
  const sid = (prefix: string) => `${prefix}${(made += 1).toString(16).padStart(32, '0')}`;

  const shop = scriptedNumbers(sid);
  const porting = scriptedPorting(sid);
  const registry = scriptedRegistry(sid);

  function respond(request: CarrierRequest): { status: number; body: unknown } {
    const { method, path, form } = request;
    const text = (name: string) => String(form[name] ?? '');
    const call = /^\/Calls\/(CA\w+)\.json$/.exec(path);
    if (method === 'POST' && path === '/Calls.json') {
      const made = { sid: sid('CA'), to: text('To').split('?')[0] ?? '', status: 'queued' };
      calls.set(made.sid, made);
      return { status: CREATED, body: { ...made, date_created: now().toUTCString() } };
    }
    if (method === 'GET' && path.startsWith('/Calls.json')) {
      const asked = new URL(path, 'http://x').searchParams;
      const [to, from] = [asked.get('To'), asked.get('StartTime>')];
      const found = [...calls.values()]
        .filter((one) => to === null || one.to === to)
        .filter(({ start_time: at }) => !at || !from || Date.parse(at) >= Date.parse(from));
      return { status: 200, body: { calls: found.map((one) => ({ ...one, date_created: now().toUTCString() })) } };
    }
    if (call) {
      const known = calls.get(call[1] ?? '');
      if (!known) return { status: 404, body: { code: 20404, message: 'not found', status: 404 } };
      if (method === 'POST' && form['Status'] !== undefined) known.status = text('Status');
      return { status: 200, body: known };
    }
    if (method === 'DELETE' && path.startsWith('/Recordings/RE')) return { status: 204, body: undefined };
    if (path.startsWith('/Recordings.json')) return { status: 200, body: { recordings: messages } };
    const recordingsOf = /^\/Calls\/(CA\w+)\/Recordings\.json/.exec(path);
    if (recordingsOf && method === 'GET')
      return { status: 200, body: { recordings: messages.filter((one) => one.call_sid === recordingsOf[1]) } };
    if (method === 'POST' && /^\/Calls\/CA\w+\/Recordings\.json$/.test(path))
      return { status: CREATED, body: { sid: sid('RE') } };
    if (method === 'POST' && /^\/Calls\/CA\w+\/Recordings\/[\w.]+\.json$/.test(path))
      return { status: 200, body: { sid: sid('RE'), status: text('Status') } };
    if (method === 'GET' && path.startsWith('/Conferences.json')) {
      const name = new URL(path, 'http://x').searchParams.get('FriendlyName') ?? '';
      return {
        status: 200,
        body: {
          conferences: participants.has(name) ? [{ sid: `CF${name.replace('call-', '').replaceAll('-', '')}` }] : [],
        },
      };
    }
    const adding = /^\/Conferences\/([^/]+)\/Participants\.json/.exec(path);
    if (adding && method === 'POST') {
      const participant = { callSid: sid('CA'), label: text('Label') };
      calls.set(participant.callSid, { sid: participant.callSid, to: text('To'), status: 'queued' });
      const name = adding[1] ?? '';
      participants.set(name, [...(participants.get(name) ?? []), participant]);
      return { status: CREATED, body: { call_sid: participant.callSid, label: participant.label } };
    }
    if (adding) {
      const all = [...participants.values()].flat();
      return { status: 200, body: { participants: all.map(({ callSid, label }) => ({ call_sid: callSid, label })) } };
    }
    if (/^\/Conferences\/CF\w+\/Participants\/CA\w+\.json$/.test(path)) return { status: 200, body: {} };
    if (path.startsWith('/v1/Tollfree/Verifications')) {
      const { pathname, searchParams } = new URL(path, 'http://x');
      const known = verifications.find((one) => pathname.endsWith(one.sid));
      if (known && method === 'POST') known['status'] = 'PENDING_REVIEW';
      if (known) return { status: 200, body: known };
      if (method === 'POST') {
        const made = {
          sid: sid('HH'),
          external_reference_id: text('ExternalReferenceId'),
          status: 'PENDING_REVIEW',
        };
        verifications.push(made);
        return { status: CREATED, body: made };
      }
      const reference = searchParams.get('ExternalReferenceId');
      const found = verifications.filter((one) => one.external_reference_id === reference);
      return { status: 200, body: { verifications: found, meta: { key: 'verifications', next_page_url: null } } };
    }
    const ofRegistry = path.startsWith('/v1/') ? registry.respond(method, path, form) : undefined;
    if (ofRegistry) return ofRegistry;
    const ofShop = shop.respond(method, path, text);
    if (ofShop) return ofShop;
    if (method === 'DELETE' && path.startsWith('/IncomingPhoneNumbers/PN')) return { status: 204, body: undefined };
    if (path.startsWith('/IncomingPhoneNumbers.json') && method === 'GET')
      return { status: 200, body: { incoming_phone_numbers: [] } };
    if (path === '/IncomingPhoneNumbers.json')
      return { status: CREATED, body: { sid: sid('PN'), phone_number: text('PhoneNumber') } };
    if (path.startsWith('/Addresses.json') && method === 'GET') return { status: 200, body: { addresses: [] } };
    if (method === 'POST' && path.startsWith('/Addresses/AD')) return { status: 200, body: { sid: 'AD' } };
    if (path === '/Addresses.json') return { status: CREATED, body: { sid: sid('AD') } };
    if (path.startsWith('/Applications/')) return { status: 200, body: { sid: 'AP' } };
    return { status: 404, body: { code: 20404, message: `not scripted: ${method} ${path}`, status: 404 } };
  }

  const carrier: ScriptedCarrier = {
    url: '',
    requests,
    problems,
    calls,
    tellsOf({ CallSid: sid, CallStatus: status = 'in-progress', To: to = '' }) {
      if (!sid) return;
      const known = calls.get(sid);
      if (known) known.status = status;
      else calls.set(sid, { sid, to, status });
    },
    participants,
    messages,
    verifications,
    registry,
    shop,
    porting,
    recording: undefined,
    filesAsked: 0,
    failNext: (fits, status) => void failures.push({ fits, status }),
    holdNext(fits) {
      const asked = Promise.withResolvers<void>();
      const answered = Promise.withResolvers<void>();
      holds.push({ fits, asked: asked.resolve, until: answered.promise });
      return { asked: asked.promise, answer: answered.resolve };
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const path = (incoming.url ?? '').replace(/^\/2010-04-01\/Accounts\/AC[0-9a-f]+/i, '');
      const isMedia = incoming.method === 'GET' && path.startsWith('/Recordings/RE');
      if (isMedia) {
        carrier.filesAsked += 1;
        return sendRecording(response, carrier.recording);
      }
      const raw = Buffer.concat(chunks).toString();
      const isPorting = OF_PORTING.test(path);
      const request = { method: incoming.method ?? '', path, form: isPorting ? {} : readForm(raw) };
      requests.push(request);
      // The provider publishes no description of these.
      if (!isPorting) problems.push(...problemsOf({ ...request, path: incoming.url ?? '' }));
      const [failure] = takeFirst(failures, request);
      const { status, body } =
        failure && failure.status > 0
          ? {
              status: failure.status,
              body: { code: 20000 + failure.status, message: 'as scripted', status: failure.status },
            }
          : ((isPorting ? porting.respond(request.method, path, raw) : undefined) ?? respond(request));
      const answer = () => {
        if (failure?.status === 0) return void response.destroy();
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(JSON.stringify(body));
      };
      const [held] = takeFirst(holds, request);
      if (!held) return answer();
      held.asked();
      return void held.until.then(answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  Object.assign(carrier, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
  return carrier;
}

/** Takes out the first that fits. */
function takeFirst<One extends { fits: (request: CarrierRequest) => boolean }>(
  all: One[],
  request: CarrierRequest,
): One[] {
  const index = all.findIndex(({ fits }) => fits(request));
  return index === -1 ? [] : all.splice(index, 1);
}

function sendRecording(response: ServerResponse, recording: ScriptedCarrier['recording']): void {
  response.writeHead(recording ? 200 : 404, { 'content-type': 'audio/x-wav' });
  if (typeof recording === 'function') recording().pipe(response);
  else response.end(recording);
}

function readForm(body: string): CarrierRequest['form'] {
  const form: Record<string, string | string[]> = {};
  for (const [name, value] of new URLSearchParams(body)) {
    const before = form[name];
    form[name] = before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value];
  }
  return form;
}
