/** Calls.json, their updates and their recordings. */
import type { FastifyInstance } from 'fastify';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { readCallToken } from '../calls/callToken.ts';
import { isEmergency } from '../calls/emergency.ts';
import type { Carrier } from '../carrier.ts';
import { CarrierError, invalidParameter, missingParameter, notFoundError, tooManyRequests } from '../faultCodes.ts';
import { finalCallStatuses, type CallRecord, type Instructions } from '../records.ts';
import { Form } from './form.ts';
import { createdWithin, listing, pageOf } from './listing.ts';
import { callRecordingResource, callResource } from './representation.ts';

interface Params {
  sid: string;
  callSid: string;
  recordingSid: string;
}

export function callRoutes(app: FastifyInstance, carrier: Carrier): void {
  const { clock, config, store } = carrier.deps;

  app.post<{ Params: Params }>('/Calls.json', async (request, reply) => {
    const form = new Form(request.body);
    const { to, from, phoneNumberSid } = await partiesOf(form, carrier);
    const instructions = instructionsOf(form);
    if (!instructions) throw missingParameter('Url, Twiml or ApplicationSid', 21_205);
    const { session } = await carrier.dial({
      to,
      from,
      direction: 'outbound-api',
      timeoutSeconds: form.number('Timeout', 60),
      sendDigits: keysOf(form),
      instructions,
      phoneNumberSid,
      parameters: clientParameters(form.text('To') ?? ''),
      statusHook: form.statusHook('StatusCallback', ['completed']),
    });
    return reply.code(201).send(callResource(session.record, clock.now()));
  });

  app.get('/Calls.json', async (request) => {
    const query = new Form(request.query);
    const page = pageOf(query);
    const calls = await store.calls(
      {
        to: query.filled('To'),
        from: query.filled('From'),
        status: query.filled('Status'),
        parentSid: query.filled('ParentCallSid'),
        ...createdWithin(query, 'StartTime'),
      },
      page,
    );
    return listing(
      'calls',
      `/Accounts/${config.accountSid}/Calls.json`,
      calls.map((call) => callResource(call, clock.now())),
      page,
      queryOf(request.url),
    );
  });

  app.get<{ Params: Params }>('/Calls/:callSid.json', async (request) =>
    callResource(await recordOf(request.params.callSid), clock.now()),
  );

  app.post<{ Params: Params }>('/Calls/:callSid.json', async (request) => {
    const record = await recordOf(request.params.callSid);
    const session = carrier.session(record.sid);
    const form = new Form(request.body);
    const status = form.filled('Status');
    if (!session || finalCallStatuses.includes(record.status)) {
      throw new CarrierError(400, 21_220, 'Call is not in-progress. Cannot redirect.');
    }
    if (status === 'canceled' && record.answeredAt !== undefined) {
      throw new CarrierError(400, 21_220, 'Call is in-progress. Cannot cancel.');
    }
    if (status === 'completed' || status === 'canceled') {
      const answered = session.record.answeredAt !== undefined;
      await session.end({
        status: answered ? 'completed' : session.record.direction === 'inbound' ? 'completed' : 'canceled',
        sip: answered ? 200 : 487,
      });
      return callResource(session.record, clock.now());
    }
    if (status !== undefined) throw invalidParameter(`Status ${status} is not valid`, 21_218);
    const instructions = instructionsOf(form);
    if (!instructions) throw missingParameter('Url, Twiml or Status', 20_001);
    if (session.record.direction !== 'inbound' && session.record.answeredAt === undefined) {
      throw new CarrierError(400, 21_220, 'Call is not in-progress. Cannot redirect.');
    }
    session.run(instructions, 'updated');
    return callResource(session.record, clock.now());
  });

  app.post<{ Params: Params }>('/Calls/:callSid/Recordings.json', async (request, reply) => {
    const record = await recordOf(request.params.callSid);
    const session = carrier.session(record.sid);
    if (!session) throw new CarrierError(400, 21_220, 'Call is not in-progress. Cannot record.');
    const form = new Form(request.body);
    const recording = await carrier.recorder.start(session, {
      channels: form.text('RecordingChannels') === 'dual' ? 2 : 1,
      source: 'StartCallRecordingAPI',
      statusHook: form.statusHook('RecordingStatusCallback', ['completed', 'absent']),
    });
    return reply.code(201).send(callRecordingResource(recording, config.baseUrl));
  });

  app.get<{ Params: Params }>('/Calls/:callSid/Recordings.json', async (request) => {
    const page = pageOf(new Form(request.query));
    const { callSid } = request.params;
    const found = await store.recordings({ callSid }, page);
    const path = `/Accounts/${config.accountSid}/Calls/${callSid}/Recordings.json`;
    const resources = found.map((recording) => callRecordingResource(recording, config.baseUrl));
    return listing('recordings', path, resources, page, queryOf(request.url));
  });

  app.post<{ Params: Params }>('/Calls/:callSid/Recordings/:recordingSid.json', async (request) => {
    const { callSid, recordingSid } = request.params;
    const sid = recordingSid === 'Twilio.CURRENT' ? carrier.recorder.currentOf(callSid) : recordingSid;
    if (sid === undefined) throw notFoundError(request.url);
    const form = new Form(request.body);
    const status = form.text('Status');
    const behavior = form.filled('PauseBehavior') ?? 'silence';
    if (behavior !== 'silence' && behavior !== 'skip') throw invalidParameter(`PauseBehavior ${behavior} is not valid`);
    if (status === 'stopped') return callRecordingResource(await carrier.recorder.stop(sid), config.baseUrl);
    if (status === 'paused' || status === 'in-progress') {
      return callRecordingResource(
        await carrier.recorder.pause(sid, status === 'paused' ? behavior : null),
        config.baseUrl,
      );
    }
    throw invalidParameter(`Status ${status ?? ''} is not valid`);
  });

  async function recordOf(sid: string): Promise<CallRecord> {
    const record = carrier.session(sid)?.record ?? (await store.call(sid));
    if (!record) throw notFoundError(`/2010-04-01/Accounts/${config.accountSid}/Calls/${sid}.json`);
    return record;
  }
}

/** @throws CarrierError 21206 for what are no keys */
function keysOf(form: Form): string | undefined {
  const keys = form.filled('SendDigits');
  if (keys !== undefined && !/^[\dA-D#*wW]{1,32}$/.test(keys))
    throw invalidParameter(`SendDigits ${keys} is not valid`, 21_206);
  return keys;
}

/** To and From of a call that REST starts, judged as the provider judges them. */
export async function partiesOf(form: Form, carrier: Carrier) {
  const { deps } = carrier;
  const to = form.filled('To');
  const from = form.filled('From');
  if (to === undefined) throw new CarrierError(400, 21_201, "No 'To' number is specified");
  if (from === undefined) throw new CarrierError(400, 21_213, "No 'From' number is specified");
  if (deps.faults.take('rate-limit', [to, from])) throw tooManyRequests();
  carrier.admitCall();
  const client = to.startsWith('client:');
  if (!client && !isEmergency(to) && !parsePhoneNumberFromString(to)?.isPossible()) {
    throw invalidParameter(`Phone Number Not Valid: ${to}`, 21_211);
  }
  const own = from.startsWith('client:') ? undefined : await deps.store.number(from);
  // A call to a browser may show any caller; one to the world shows a number of ours.
  if (!client && !from.startsWith('client:') && !own && !(await mayShow(form.filled('CallToken'), from, to, carrier))) {
    throw invalidParameter(`Source phone number ${from} is not yet verified for your account`, 21_210);
  }
  return { to: to.split('?')[0] ?? to, from, phoneNumberSid: own?.sid };
}

/** Whether the token is of a call in progress from this very number. @throws CarrierError 21212 where that is no phone number */
async function mayShow(token: string | undefined, from: string, to: string, carrier: Carrier): Promise<boolean> {
  if (token === undefined) return false;
  const { config, faults } = carrier.deps;
  const of = await readCallToken(token, config.authToken);
  const call = of && carrier.session(of.callSid);
  if (!call?.live || call.record.direction !== 'inbound' || call.record.from !== from) return false;
  if (!parsePhoneNumberFromString(from)?.isPossible()) throw invalidParameter(`Invalid From Number: ${from}`, 21_212);
  return faults.take('caller-id-refused', [to, from]) === undefined;
}

/** `client:ana?key=value` hands custom parameters to the browser. */
export function clientParameters(to: string): Record<string, string> {
  const query = to.startsWith('client:') ? to.split('?')[1] : undefined;
  return query === undefined ? {} : Object.fromEntries(new URLSearchParams(query));
}

function instructionsOf(form: Form): Instructions | undefined {
  const twiml = form.filled('Twiml');
  if (twiml !== undefined) return { kind: 'twiml', twiml };
  const hook = form.hook('Url', 'Method');
  if (!hook) return undefined;
  return { kind: 'fetch', hook, fallback: form.hook('FallbackUrl', 'FallbackMethod') };
}

export const queryOf = (url: string) => url.split('?')[1] ?? '';
