/** Conferences.json and their participants. */
import type { FastifyInstance } from 'fastify';
import type { Carrier } from '../carrier.ts';
import { missingParameter, notFoundError } from '../faultCodes.ts';
import type { ConferenceRecord, ParticipantRecord } from '../records.ts';
import { clientParameters, partiesOf, queryOf } from './calls.ts';
import { Form } from './form.ts';
import { listing, pageOf } from './listing.ts';
import { conferenceResource, participantResource } from './representation.ts';

interface Params {
  sid: string;
  conference: string;
  participant: string;
}

const allEvents = ['start', 'end'] as const;

export function conferenceRoutes(app: FastifyInstance, carrier: Carrier): void {
  const { store, config } = carrier.deps;
  const root = `/Accounts/${config.accountSid}/Conferences`;

  app.get('/Conferences.json', async (request) => {
    const query = new Form(request.query);
    const page = pageOf(query);
    const found = await store.conferences(
      { friendlyName: query.filled('FriendlyName'), status: query.filled('Status') },
      page,
    );
    return listing('conferences', `${root}.json`, found.map(conferenceResource), page, queryOf(request.url));
  });

  app.get<{ Params: Params }>('/Conferences/:conference.json', async (request) =>
    conferenceResource(await recordOf(request.params.conference)),
  );

  app.post<{ Params: Params }>('/Conferences/:conference.json', async (request) => {
    const { conference } = request.params;
    const room = carrier.rooms.find(conference);
    if (!room) return conferenceResource(await recordOf(conference));
    const form = new Form(request.body);
    const announce = form.hook('AnnounceUrl', 'AnnounceMethod');
    if (announce) await room.announce(announce);
    if (form.text('Status') === 'completed') await room.end('conference-ended-via-api');
    return conferenceResource(room.record);
  });

  app.post<{ Params: Params }>('/Conferences/:conference/Participants.json', async (request, reply) => {
    const form = new Form(request.body);
    const { to, from, phoneNumberSid } = await partiesOf(form, carrier);
    const statusHook = form.statusHook('ConferenceStatusCallback', allEvents);
    const room = await carrier.rooms.open(nameOf(request.params.conference), statusHook);
    const { session } = await carrier.dial({
      to,
      from,
      direction: 'outbound-api',
      timeoutSeconds: form.number('Timeout', 60),
      phoneNumberSid,
      parameters: clientParameters(form.text('To') ?? ''),
      instructions: { kind: 'twiml', twiml: participantTwiml(form, room.record.friendlyName) },
      statusHook: form.statusHook('StatusCallback', ['completed']),
    });
    const now = carrier.deps.clock.now().toISOString();
    const participant: ParticipantRecord = {
      callSid: session.sid,
      label: form.filled('Label'),
      createdAt: now,
      updatedAt: now,
      muted: form.flag('Muted') ?? false,
      hold: false,
      startOnEnter: form.flag('StartConferenceOnEnter') ?? true,
      endOnExit: form.flag('EndConferenceOnExit') ?? false,
      status: 'queued',
    };
    await room.expect(participant);
    void session.ended.then(() => room.forget(session.sid)).catch(carrier.deps.onError);
    return reply.code(201).send(participantResource(participant, room.record));
  });

  app.get<{ Params: Params }>('/Conferences/:conference/Participants.json', async (request) => {
    const record = await recordOf(request.params.conference);
    const query = new Form(request.query);
    const page = pageOf(query);
    const found = record.participants.filter(
      (one) =>
        (query.flag('Muted') === undefined || one.muted === query.flag('Muted')) &&
        (query.flag('Hold') === undefined || one.hold === query.flag('Hold')),
    );
    const resources = found.slice(page.offset, page.offset + page.limit).map((one) => participantResource(one, record));
    return listing('participants', `${root}/${record.sid}/Participants.json`, resources, page, queryOf(request.url));
  });

  app.get<{ Params: Params }>('/Conferences/:conference/Participants/:participant.json', async (request) => {
    const { room, participant } = memberOf(request.params, request.url);
    return participantResource(participant, room.record);
  });

  app.post<{ Params: Params }>('/Conferences/:conference/Participants/:participant.json', async (request) => {
    const { room, participant } = memberOf(request.params, request.url);
    const form = new Form(request.body);
    const announce = form.hook('AnnounceUrl', 'AnnounceMethod');
    const muted = form.flag('Muted');
    const hold = form.flag('Hold');
    const coaching = form.flag('Coaching');
    const coached = form.filled('CallSidToCoach');
    if (coaching === true && coached === undefined) throw missingParameter('CallSidToCoach');
    const endOnExit = form.flag('EndConferenceOnExit');
    if (announce) await room.announce(announce, participant.callSid);
    await room.update(participant.callSid, {
      ...(muted !== undefined && { muted }),
      ...(coaching === false && { coaches: null }),
      ...(coaching !== false && coached !== undefined && { coaches: coached }),
      ...(hold !== undefined && { hold }),
      ...(endOnExit !== undefined && { endOnExit }),
      holdHook: form.hook('HoldUrl', 'HoldMethod'),
    });
    return participantResource(participant, room.record);
  });

  app.delete<{ Params: Params }>('/Conferences/:conference/Participants/:participant.json', async (request, reply) => {
    const { room, participant } = memberOf(request.params, request.url);
    const session = carrier.session(participant.callSid);
    await room.kick(participant.callSid);
    // Somebody who still rings is cancelled; somebody who talked goes on with the rest of the TwiML.
    if (session && session.record.answeredAt === undefined) await session.end({ status: 'canceled', sip: 487 });
    return reply.code(204).send();
  });

  async function recordOf(sidOrName: string): Promise<ConferenceRecord> {
    const name = nameOf(sidOrName);
    const record = carrier.rooms.find(name)?.record ?? (await store.conference(name));
    if (!record) throw notFoundError(`/2010-04-01${root}/${sidOrName}.json`);
    return record;
  }

  function memberOf(params: Params, url: string) {
    const room = carrier.rooms.find(nameOf(params.conference));
    const participant = room?.participant(decodeURIComponent(params.participant));
    if (!room || !participant) throw notFoundError(url);
    return { room, participant };
  }
}

const nameOf = (segment: string) => decodeURIComponent(segment);

/** A participant's call runs the same TwiML that an application would write. */
function participantTwiml(form: Form, name: string): string {
  const attributes: Record<string, string | undefined> = {
    participantLabel: form.filled('Label'),
    muted: form.filled('Muted'),
    beep: form.filled('Beep'),
    startConferenceOnEnter: form.filled('StartConferenceOnEnter'),
    endConferenceOnExit: form.filled('EndConferenceOnExit'),
    waitUrl: form.text('WaitUrl'),
    waitMethod: form.filled('WaitMethod'),
    statusCallback: form.filled('ConferenceStatusCallback'),
    statusCallbackMethod: form.filled('ConferenceStatusCallbackMethod'),
    statusCallbackEvent: form.list('ConferenceStatusCallbackEvent').join(' ') || undefined,
  };
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeXml(value ?? '')}"`)
    .join('');
  return `<Response><Dial><Conference${written}>${escapeXml(name)}</Conference></Dial></Response>`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
