/** What the carrier asks and reports over HTTP. Every request is checked against its signature before anything is read. */
import { readFile } from 'node:fs/promises';
import { carrierFailure, givenFields, isCallSid, isGone, type LookBack, plainFields } from '@ringline/kit/carrier';
import { notFound } from '@ringline/kit/errors';
import { countWebhooks, inTime, readParams } from '@ringline/kit/http';
import { isUuid } from '@ringline/kit/ids';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ApplyInput, RunCommands } from '../calls/applyInput.ts';
import { askForLeg, connectDevice } from '../calls/askForLeg.ts';
import { LONGEST_EXTENSION } from '../calls/engine/flow/menuKeys.ts';
import { legScript } from '../calls/engine/legScript.ts';
import { legReported, legReportedBySid, type LegReport } from '../calls/legStatus.ts';
import { receiveInboundCall } from '../calls/receiveInboundCall.ts';
import { messageReported, toneReported } from '../calls/messageReported.ts';
import { recordingReported } from '../calls/recordingReported.ts';
import type { RecordUnattendedCall } from '../calls/recordUnattendedCall.ts';
import { conferenceReported } from '../calls/conferenceReported.ts';
import type { Deps } from '../context.ts';
import type { WakeQueues } from '../queues/wake.ts';
import { workspaceOfClient, workspaceOfNumber } from '../numbers/routing.ts';
import { fileOfSound } from '../sounds/promptLanguage.ts';
import { isSoundName, MIME_TYPES, ownSoundOf } from '../sounds/soundName.ts';
import { LEG_STEPS, type LegAddress, paths } from './addresses.ts';
import { isAboutWhatWasSaid, tellableScripts } from './tellable.ts';
import {
  renderHangup,
  renderKeys,
  renderLegWaiting,
  renderSound,
  renderUnavailable,
  renderWaiting,
  type Waiting,
} from './twiml.ts';

type Form = Readonly<Record<string, string>>;
type Query = Readonly<Record<string, string | undefined>>;

/** Milliseconds after which somebody on the line is answered without the database: silence is worse than music. */
const ANSWER_WITHIN_MS = 2_500;
/** Characters of a call's token, at most: with the signatures of networks on the way it is longer than 1,000. */
const LONGEST_TOKEN = 8_192;
const soundParams = z.object({ name: z.string() });
const fileParams = z.object({ file: z.string() });
const ownParams = fileParams.extend({ workspaceId: z.string() });
/** A step that is none asks what to do now. */
const legStep = z.enum(LEG_STEPS).catch('now');
const SOUND = /^[a-z][a-z-]{1,40}$/;
const sounds = new URL('../../sounds/', import.meta.url);

export interface WebhookParts {
  apply: ApplyInput;
  run: RunCommands;
  wake: WakeQueues;
  recordUnattended: RecordUnattendedCall;
  lostCalls: Pick<LookBack, 'suspect'>;
}

export function carrierWebhooks(deps: Deps, { apply, run, wake, recordUnattended, lostCalls }: WebhookParts) {
  const receive = receiveInboundCall(deps, apply, run, wake);
  const ask = askForLeg(deps, apply);
  const connect = connectDevice(deps, apply);
  const reported = legReported(apply);
  const reportedBySid = legReportedBySid(deps, apply);
  const conference = conferenceReported(deps, apply);
  const recording = recordingReported(apply);
  const message = messageReported(deps, apply);
  const tone = toneReported(apply);
  const { tellable, unheard } = tellableScripts(deps, apply);

  return async (app: FastifyInstance): Promise<void> => {
    await app.register(async (signed) => {
      const webhooks = countWebhooks(signed, 'telephony', deps.metrics);
      signed.addHook('preHandler', async (request, reply) => {
        const form = request.method === 'POST' ? givenFields(request.body) : {};
        const signature = header(request, 'x-twilio-signature');
        if (deps.carrier.isSigned({ signature, path: request.raw.url ?? '', form })) return;
        deps.log.warn({ path: request.routeOptions.url }, 'a request without the signature of the carrier was refused');
        await reply.code(403).type('text/plain').send('The signature does not fit.');
      });

      /** An inbound call, at first or again, at the number's address or at its fallback: the answer is the same. */
      async function answerCall(request: FastifyRequest, reply: FastifyReply, since: number): Promise<FastifyReply> {
        const { CallSid: sid = '', From: from = '', To: to = '', CallToken: token = '' } = formOf(request);
        const leave = token !== '' && token.length <= LONGEST_TOKEN ? { token } : {};
        try {
          const call = await inTime(ANSWER_WITHIN_MS, receive({ sid, from, to, ...leave }));
          if (!call) return await reply.code(404).type('text/plain').send('This number leads nowhere.');
          const leg = { workspaceId: call.workspaceId, callId: call.id, legId: call.outsideLegId };
          const { ErrorCode: code = '', ErrorUrl: url = '' } = formOf(request);
          const script = isAboutWhatWasSaid(code, url)
            ? await unheard(leg, legScript(call, leg.legId), code)
            : legScript(call, leg.legId);
          // Who heard our music has been answered by the carrier: such a call can be ended, and no longer be rejected.
          if (script.do === 'REJECT' && since > 0) return await twiml(reply, renderHangup());
          return await twiml(reply, await tellable(script, leg));
        } catch (error) {
          deps.log.error({ err: error }, 'an inbound call could not be recorded; the caller waits at the carrier');
          webhooks.degraded(request);
          lostCalls.suspect();
          return twiml(reply, renderWaiting(waitingSince(since), deps.addresses));
        }
      }

      const waitingSince = (since: number): Waiting => {
        const now = deps.clock.now().getTime();
        return { now, since: since > 0 && since < now ? since : now };
      };

      signed.post(paths.inbound, (request, reply) =>
        answerCall(request, reply, Number(queryOf(request)['since'] ?? 0)),
      );

      signed.post(paths.fallback, (request, reply) =>
        answerCall(request, reply, sinceOf(formOf(request)['ErrorUrl'] ?? '')),
      );

      /** A message was taken for us. When that cannot be written down, it is found at the carrier later (lostCalls). */
      async function messageTaken(form: Form): Promise<void> {
        const now = deps.clock.now().getTime();
        const durationSeconds = secondsOf(form);
        if (durationSeconds === undefined) return lostCalls.suspect();
        const call = await deps.carrier.rest.calls(form['CallSid'] ?? '').fetch();
        await recordUnattended({
          sid: call.sid,
          from: call.from,
          to: call.to,
          startedAt: call.startTime instanceof Date ? call.startTime.getTime() : now,
          endedAt: now,
          voicemail: { recordingSid: form['RecordingSid'] ?? '', durationSeconds },
        });
      }

      signed.post(paths.voicemail, async (request, reply) => {
        const form = formOf(request);
        if (form['RecordingSid'] && isCallSid(form['CallSid']))
          await inTime(ANSWER_WITHIN_MS, messageTaken(form)).catch(lostCalls.suspect);
        return twiml(reply, renderHangup());
      });

      signed.post(paths.voicemailRecording, async (request, reply) => {
        const form = formOf(request);
        // A call that the carrier does not know has no message.
        if (!isCallSid(form['CallSid'])) return reply.code(404).send();
        if (form['RecordingSid'] && form['RecordingStatus'] === 'completed') {
          try {
            await messageTaken(form);
          } catch (error) {
            if (isGone(carrierFailure(error))) return reply.code(404).send();
            lostCalls.suspect();
            throw error;
          }
        }
        return reply.code(204).send();
      });

      signed.post(paths.leg, async (request, reply) => {
        const leg = legOf(request);
        const query = queryOf(request);
        const step = legStep.parse(query['step'] ?? 'now');
        try {
          const { CallSid: sid = '', Digits: key = '' } = formOf(request);
          const script = await inTime(
            ANSWER_WITHIN_MS,
            ask(leg, step, { sid, key: key.slice(0, LONGEST_EXTENSION), asked: Number(query['n'] ?? 0) }),
          );
          return await twiml(reply, await tellable(script, leg));
        } catch (error) {
          deps.log.error({ err: error }, 'a leg could not be told what to do; it waits at the carrier');
          webhooks.degraded(request);
          const waiting = waitingSince(Number(query['since'] ?? 0));
          return twiml(reply, renderLegWaiting(leg, step, waiting, deps.addresses));
        }
      });

      // A device that cannot be connected is told so: its person tries again.
      signed.post(paths.appFallback, (_request, reply) => twiml(reply, renderUnavailable(deps.addresses)));

      signed.post(paths.app, async (request, reply) => {
        const { CallSid: sid = '', From: from = '', callId = '', legId = '' } = formOf(request);
        const { script, leg } = await connect({ sid, from, callId, legId });
        return twiml(reply, leg ? await tellable(script, leg) : renderHangup());
      });

      signed.post(paths.legStatus, async (request, reply) => {
        await reported(legOf(request), reportOf(request, deps.clock.now()));
        return reply.code(204).send();
      });

      signed.post(paths.appStatus, async (request, reply) => {
        const workspaceId = workspaceOfClient(formOf(request)['From'] ?? '');
        if (workspaceId) await reportedBySid(workspaceId, reportOf(request, deps.clock.now()));
        return reply.code(204).send();
      });

      signed.post(paths.numberStatus, async (request, reply) => {
        const form = formOf(request);
        const workspaceId = await workspaceOfNumber(deps, form['To'] ?? '');
        if (workspaceId) await reportedBySid(workspaceId, reportOf(request, deps.clock.now()));
        return reply.code(204).send();
      });

      signed.post(paths.conference, async (request, reply) => {
        const form = formOf(request);
        await conference(callOf(request), {
          event: form['StatusCallbackEvent'] ?? '',
          conferenceSid: form['ConferenceSid'] ?? '',
          callSid: form['CallSid'] ?? '',
        });
        return reply.code(204).send();
      });

      signed.post(paths.recording, async (request, reply) => {
        const form = formOf(request);
        await recording(callOf(request), {
          sid: form['RecordingSid'] ?? '',
          word: form['RecordingStatus'] ?? '',
          durationSeconds: secondsOf(form) ?? 0,
        });
        return reply.code(204).send();
      });

      // Told twice, by the leg when the tone was over and by the recording: once is enough, and either may be lost.
      signed.post(paths.message, async (request, reply) => {
        const form = formOf(request);
        const recordingSid = form['RecordingSid'] ?? '';
        const durationSeconds = secondsOf(form);
        if (recordingSid && durationSeconds !== undefined)
          await message(callOf(request), { recordingSid, durationSeconds });
        return twiml(reply, renderHangup());
      });

      signed.post(paths.messageStatus, async (request, reply) => {
        const form = formOf(request);
        const { RecordingSid: recordingSid = '', RecordingStatus: word } = form;
        const durationSeconds = secondsOf(form);
        if (recordingSid && word === 'in-progress') await tone(callOf(request), recordingSid);
        if (recordingSid && word === 'completed' && durationSeconds !== undefined)
          await message(callOf(request), { recordingSid, durationSeconds });
        return reply.code(204).send();
      });

      signed.route({
        method: ['GET', 'POST'],
        url: `${paths.sound}/:name`,
        handler: async (request, reply) => {
          const { name } = readParams(request, soundParams);
          if (!isSoundName(name)) return reply.code(404).send();
          const { once, keys } = queryOf(request);
          return twiml(reply, renderSound(name, once === '1', deps.addresses, keys));
        },
      });
      signed.route({
        method: ['GET', 'POST'],
        url: paths.keys,
        handler: (request, reply) => twiml(reply, renderKeys(queryOf(request)['keys'] ?? '')),
      });
    });

    // The id in the name is what may be heard by it: carriers have no other way to show who they are.
    app.get(`${paths.media}/own/:workspaceId/:file`, async (request, reply) => {
      const { workspaceId, file } = readParams(request, ownParams);
      const own = ownSoundOf(`own/${workspaceId}/${file}`);
      const found = own && (await deps.storage.get(own.storageKey));
      if (!found) return reply.code(404).send();
      return reply.header('cache-control', 'public, max-age=3600').type(own.mimeType).send(found.body);
    });

    app.get(`${paths.media}/:file`, async (request, reply) => {
      const name = readParams(request, fileParams).file.replace(/\.(?:wav|mp3)$/, '');
      if (!SOUND.test(name)) return reply.code(404).send();
      const file = fileOfSound(name);
      try {
        const audio = await readFile(new URL(file, sounds));
        const type = file.endsWith('.mp3') ? MIME_TYPES.mp3 : MIME_TYPES.wav;
        return await reply.header('cache-control', 'public, max-age=3600').type(type).send(audio);
      } catch {
        return reply.code(404).send();
      }
    });
  };
}

function formOf(request: FastifyRequest): Form {
  return plainFields(request.body);
}

/** Since when a caller waits, in the address that failed to answer; 0: the caller does not wait yet. */
function sinceOf(url: string): number {
  return URL.canParse(url) ? Number(new URL(url).searchParams.get('since') ?? 0) : 0;
}

function queryOf(request: FastifyRequest): Query {
  return plainFields(request.query);
}

/** The call in the address. @throws Refusal NOT_FOUND for what is no address of ours */
function callOf(request: FastifyRequest): Omit<LegAddress, 'legId'> {
  const { w: workspaceId = '', c: callId = '' } = queryOf(request);
  if (!isUuid(workspaceId) || !isUuid(callId)) throw notFound('The call');
  return { workspaceId, callId };
}

/** The leg in the address. @throws Refusal NOT_FOUND */
function legOf(request: FastifyRequest): LegAddress {
  const { l: legId = '' } = queryOf(request);
  if (!isUuid(legId)) throw notFound('The call');
  return { ...callOf(request), legId };
}

/**
 * The length of a recording. Undefined: nobody knows, since it is no number of seconds; what becomes of the recording is asked for
 * then, as after a report that was lost. A report without one is of none.
 */
function secondsOf(form: Form): number | undefined {
  const told = form['RecordingDuration'] ?? '';
  if (told === '') return 0;
  return /^\d{1,6}(\.\d{1,9})?$/.test(told) ? Math.floor(Number(told)) : undefined;
}

/** Callbacks are stamped in whole seconds: the stamp counts where it is older than this, in ms. */
const LATE_MS = 5_000;

function reportOf(request: FastifyRequest, now: Date): LegReport {
  const form = formOf(request);
  const code = Number(form['SipResponseCode'] ?? '');
  const stamp = Date.parse(form['Timestamp'] ?? '');
  return {
    sid: form['CallSid'] ?? '',
    word: form['CallStatus'] ?? '',
    sipCode: Number.isInteger(code) && code >= 300 && code < 700 ? code : null,
    ...(now.getTime() - stamp > LATE_MS ? { endedAt: stamp } : {}),
  };
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

function twiml(reply: FastifyReply, body: string): FastifyReply {
  return reply.type('text/xml').send(body);
}
