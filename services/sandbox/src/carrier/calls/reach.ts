/** Reaching a party: browser clients, phones on the bench, phones that answer by themselves, emergency and magic numbers. */
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { EndpointRegistry, InviteResult } from '../../signalling/calls.ts';
import type { Phones } from '../../handset/phones.ts';
import type { VirtualSpeech } from '../../media/switch.ts';
import type { CarrierDeps } from '../deps.ts';
import type { CallRecord, Instructions, StatusHook } from '../records.ts';
import { sidFrom } from '../sid.ts';
import { Interrupted, pause } from './abort.ts';
import { isEmergency, NOBODY_REACHED } from './emergency.ts';
import type { CallEnd, CallSession, Line } from './session.ts';
import { greetingOf, listenForExtension } from './switchboard.ts';

export interface DialRequest {
  readonly to: string;
  readonly from: string;
  readonly direction: 'outbound-api' | 'outbound-dial';
  readonly parent?: CallSession | undefined;
  readonly timeoutSeconds: number;
  readonly parameters?: Record<string, string> | undefined;
  readonly statusHook?: StatusHook | undefined;
  /** Run after the answer; a dialled party is bridged by its dialler instead. */
  readonly instructions?: Instructions | undefined;
  readonly phoneNumberSid?: string | undefined;
  /** Keys that are pressed once it is answered, before anything else is done. */
  readonly sendDigits?: string | undefined;
}

export interface Dialled {
  readonly session: CallSession;
  /** True when it was answered; false when the call ended first. */
  readonly answered: Promise<boolean>;
}

export interface Reach {
  dial(request: DialRequest): Promise<Dialled>;
}

/** Resolves how a ring ended, unless the call ends first. */
type Ring = (session: CallSession, ended: AbortSignal) => Promise<Line | CallEnd>;

const noAnswer: CallEnd = { status: 'no-answer', sip: 480 };

export function createReach(
  deps: CarrierDeps,
  ends: {
    clients: () => EndpointRegistry;
    handsets: () => EndpointRegistry;
    phones: Phones;
    /** Waits for the call's turn under the calls-per-second limit. */
    turn: () => Promise<void>;
    makeSession: (record: CallRecord) => CallSession;
  },
): Reach {
  async function place(session: CallSession, request: DialRequest, onAnswer: () => void): Promise<void> {
    if (request.direction === 'outbound-api') await ends.turn();
    if (!session.live) return;
    const ended = new AbortController();
    void session.ended.then(() => ended.abort());
    const found = await ring(session)(session, ended.signal);
    if ('status' in found) {
      await session.end(found);
      return;
    }
    if (!session.live) {
      found.hangup();
      return;
    }
    session.line = found;
    await session.answer();
    if (request.sendDigits !== undefined) await deps.media.sendDtmf(session.sid, request.sendDigits);
    onAnswer();
    if (request.instructions) session.run(request.instructions);
  }

  function ring(session: CallSession): Ring {
    const { to } = session.record;
    const { about } = session;
    if (to.startsWith('client:')) return ringClient;
    if (isEmergency(to)) return emergency;
    if (!parsePhoneNumberFromString(to)?.isPossible()) return ended({ status: 'failed', sip: 404 });
    const magic = magicNumber(to);
    if (magic) return magic;
    if (deps.faults.take('busy', about)) return ended({ status: 'busy', sip: 486 });
    if (deps.faults.take('carrier-error', about)) return ended({ status: 'failed', sip: 503 });
    const silent = deps.faults.take('no-answer', about);
    if (silent) return ringsOut;
    return ringPhone;
  }

  const ended =
    (end: CallEnd): Ring =>
    () =>
      Promise.resolve(end);

  const ringsOut: Ring = async (session, signal) => {
    await session.ringing();
    await pause(session.record.timeoutSeconds * 1_000, signal);
    return noAnswer;
  };

  /** +1 500 555 0001 busy, 0002 rings out, 0006 answers, 0009 does not exist. */
  function magicNumber(to: string): Ring | undefined {
    if (!to.startsWith('+1500555')) return undefined;
    const last = to.slice(-4);
    if (last === '0001') return ended({ status: 'busy', sip: 486 });
    if (last === '0002') return ringsOut;
    if (last === '0006') return answersAfter(500, () => ends.phones.speechOf('caller'));
    return ended({ status: 'failed', sip: 404 });
  }

  const emergency = answersAfter(500, () => deps.prompts.say(NOBODY_REACHED, undefined));

  const ringClient: Ring = async (session) => {
    const { record } = session;
    return ringAt(ends.clients(), record.to.slice('client:'.length), session);
  };

  const ringPhone: Ring = async (session, signal) => {
    const { to } = session.record;
    const phone = await ends.phones.settingsOf(to);
    if (phone.answers === 'busy') return { status: 'busy', sip: 486 };
    if (phone.answers === 'never') return ringsOut(session, signal);
    if (phone.extensions.length > 0) return switchboard(phone)(session, signal);
    if (ends.handsets().isRegistered(to)) return ringAt(ends.handsets(), to, session);
    if (typeof phone.answers === 'number')
      return answersAfter(phone.answers * 1_000, () => ends.phones.speechOf(phone.says))(session, signal);
    return ringsOut(session, signal);
  };

  const switchboard =
    ({ answers, extensions, says }: Awaited<ReturnType<Phones['settingsOf']>>): Ring =>
    async (session, signal) => {
      const seconds = typeof answers === 'number' ? answers : 1;
      const line = await answersAfter(seconds * 1_000, () => greetingOf(deps))(session, signal);
      if (!('status' in line)) listenForExtension(deps, session, extensions, ends.phones.speechOf(says));
      return line;
    };

  async function ringAt(registry: EndpointRegistry, address: string, session: CallSession): Promise<Line | CallEnd> {
    const { record } = session;
    const call = registry.invite(address, {
      callSid: record.sid,
      from: record.from,
      to: record.to,
      params: record.parameters,
      accountSid: record.accountSid,
      timeoutMs: record.timeoutSeconds * 1_000,
      onRinging: () => void session.ringing().catch(deps.onError),
    });
    void session.ended.then(() => call.cancel());
    const { outcome } = await call.result;
    if (outcome === 'answered') return lineOf((error) => call.hangup(error));
    return endOf(outcome);
  }

  function answersAfter(ms: number, says: () => VirtualSpeech | Promise<VirtualSpeech>): Ring {
    return async (session, signal) => {
      await session.ringing();
      await pause(Math.min(ms, session.record.timeoutSeconds * 1_000), signal);
      if (ms >= session.record.timeoutSeconds * 1_000) return noAnswer;
      await deps.media.virtualLeg(session.sid, { says: await says() });
      return lineOf(() => void deps.media.closeLeg(session.sid).catch(deps.onError));
    };
  }

  return {
    async dial(request) {
      const now = deps.clock.now().toISOString();
      const session = ends.makeSession({
        sid: sidFrom('CA', deps.ids.uuid()),
        accountSid: deps.config.accountSid,
        parentCallSid: request.parent?.sid,
        from: request.from,
        to: request.to,
        direction: request.direction,
        phoneNumberSid: request.phoneNumberSid,
        createdAt: now,
        updatedAt: now,
        status: 'queued',
        timeoutSeconds: request.timeoutSeconds,
        instructions: request.instructions,
        statusHook: request.statusHook,
        sequence: 0,
        parameters: request.parameters ?? {},
      });
      await session.begin();
      const { promise: answered, resolve } = Promise.withResolvers<boolean>();
      void session.ended.then(() => resolve(false));
      void place(session, request, () => resolve(true)).catch(async (error: unknown) => {
        if (error instanceof Interrupted) return;
        deps.onError(error);
        await session.end({ status: 'failed', sip: 503 });
      });
      return { session, answered };
    },
  };
}

function endOf(outcome: Exclude<InviteResult['outcome'], 'answered'>): CallEnd {
  if (outcome === 'rejected') return { status: 'busy', sip: 603 };
  if (outcome === 'canceled') return { status: 'canceled', sip: 487 };
  return noAnswer;
}

/** The line of a party that answered us: only hanging up is left to do. */
function lineOf(hangup: Line['hangup']): Line {
  const nothing = () => Promise.resolve();
  return { media: nothing, answered: nothing, ringing: nothing, hangup };
}
