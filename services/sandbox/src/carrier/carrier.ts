/** The carrier, put together: live calls and conferences, numbers, texts, recordings, and the calls that come from outside. */
import type { CallHandler, EndpointRegistry, OutgoingCall } from '../signalling/calls.ts';
import type { Phones } from '../handset/phones.ts';
import { callTokenOf } from './calls/callToken.ts';
import { createReach, type Dialled, type DialRequest } from './calls/reach.ts';
import { CallSession, type Line } from './calls/session.ts';
import { createTurns } from './calls/turns.ts';
import { createRooms, type Rooms } from './conferences/rooms.ts';
import type { CarrierDeps } from './deps.ts';
import { CarrierError } from './faultCodes.ts';
import { createViberDesk, type ViberDesk } from './viber/desk.ts';
import { createTexts, type Texts } from './messages/texts.ts';
import { createKeys, type Keys } from './keys/keys.ts';
import { createNumbers, type Numbers } from './numbers/numbers.ts';
import type { CallRecord, Instructions, StatusHook } from './records.ts';
import { createRegistryClock, type RegistryClock } from './registry/clock.ts';
import { createRegistry, type Registry } from './registry/registry.ts';
import { settleWhatWasCutOff } from './recover.ts';
import { createRecorder, type Recorder } from './recordings/recorder.ts';
import { sidFrom } from './sid.ts';
import { createProgramRunner } from './twiml/program.ts';

interface VirtualCaller {
  readonly from: string;
  readonly to: string;
  readonly says: string;
}

export interface Carrier {
  readonly deps: CarrierDeps;
  readonly rooms: Rooms;
  readonly texts: Texts;
  /** The provider of Viber; undefined: the application has no account there. */
  readonly viber: ViberDesk | undefined;
  readonly numbers: Numbers;
  readonly keys: Keys;
  /** The time of the registry of businesses that text. */
  readonly registryClock: RegistryClock;
  readonly registry: Registry;
  readonly recorder: Recorder;
  /** What browser clients and handsets ask of the carrier. */
  readonly handler: CallHandler;
  dial(request: DialRequest): Promise<Dialled>;
  /** A caller without a page: a leg that says something and hears. @throws CarrierError when the number is not ours. */
  callIn(caller: VirtualCaller): Promise<CallSession>;
  session(sid: string): CallSession | undefined;
  live(): readonly CallSession[];
  /** @throws CarrierError 20429 past the calls per second that can wait. */
  admitCall(): void;
  watch(listener: (session: CallSession) => void): () => void;
  /** Gives the registries once they exist: they need the handler first. */
  connect(registries: { clients: EndpointRegistry; handsets: EndpointRegistry }): void;
  /** Settles what a crash cut off, and goes on with what was due. */
  recover(): Promise<void>;
  stop(): Promise<void>;
}

export function createCarrier(deps: CarrierDeps, phones: Phones): Carrier {
  const { config, clock, store, media } = deps;
  const sessions = new Map<string, CallSession>();
  const listeners = new Set<(session: CallSession) => void>();
  const rooms = createRooms(deps);
  const registryClock = createRegistryClock(clock);
  const numbers = createNumbers(deps, registryClock);
  const keys = createKeys(deps);
  const texts = createTexts(deps, numbers, registryClock);
  const viber = createViberDesk(deps, texts, phones);
  const recorder = createRecorder(deps);
  const turns = createTurns(clock, config.callsPerSecond);
  let registries: { clients: EndpointRegistry; handsets: EndpointRegistry } | undefined;
  const connected = () => {
    if (!registries) throw new Error('the carrier has no registries yet');
    return registries;
  };

  function onChange(session: CallSession): void {
    if (!session.live && session.record.endTime !== undefined) sessions.delete(session.sid);
    for (const listener of listeners) listener(session);
  }

  function makeSession(record: CallRecord, line?: Line): CallSession {
    const session = new CallSession(deps, record, { runner, onChange, line });
    sessions.set(record.sid, session);
    return session;
  }

  const reach = createReach(deps, {
    clients: () => connected().clients,
    handsets: () => connected().handsets,
    phones,
    turn: () => turns.wait(),
    makeSession: (record) => makeSession(record),
  });
  const runner = createProgramRunner({ deps, rooms, recorder, reach });

  /** When clients that are not heard any more, and count as there, are noticed; by call. */
  const believed = new Map<string, NodeJS.Timeout>();
  const heardAgain = (sid: string) => {
    clearTimeout(believed.get(sid));
    believed.delete(sid);
  };
  const lateCrash = (session: CallSession | undefined) =>
    session?.record.answeredAt === undefined ? undefined : deps.faults.armed('late-crash', session.about);

  /** The fault `late-crash`: who is not heard any more counts as there for its seconds. Returns whether that is so. */
  function isBelieved(session: CallSession, end: () => void): boolean {
    const { sid, about } = session;
    const late = lateCrash(session);
    if (!late) return false;
    heardAgain(sid);
    const noticed = setTimeout(() => {
      believed.delete(sid);
      end();
    }, late.seconds * 1000);
    believed.set(sid, noticed.unref());
    deps.wire.note({ direction: 'note', text: `client gone: noticed in ${late.seconds} s`, about, tone: 'bad' });
    return true;
  }

  const unlisten = [
    media.on('dtmf', ({ leg, digit }) => {
      const session = sessions.get(leg);
      if (!session) return;
      deps.wire.note({ direction: 'in', text: `key ${digit}`, about: session.about, detail: { CallSid: leg } });
      session.digit(digit);
    }),
    media.on('dtmfHeard', ({ leg, digit }) => sessions.get(leg)?.heardKey(digit)),
    media.on('legState', ({ leg, state }) => {
      if (state === 'connected') heardAgain(leg);
      if (state !== 'failed' && state !== 'closed') return;
      const session = sessions.get(leg);
      if (!session?.live) return;
      const end = () =>
        void session.end({ status: 'completed', sip: state === 'failed' ? 408 : 200 }).catch(deps.onError);
      if (state === 'closed' || !isBelieved(session, end)) end();
    }),
  ];

  async function inbound(
    from: string,
    to: string,
    target: { instructions: Instructions; statusHook: StatusHook | undefined; phoneNumberSid?: string | undefined },
    sid: string,
    parameters: Record<string, string>,
    line: Line,
  ): Promise<CallSession> {
    const now = clock.now().toISOString();
    const session = makeSession(
      {
        sid,
        accountSid: config.accountSid,
        from,
        to,
        direction: 'inbound',
        phoneNumberSid: target.phoneNumberSid,
        createdAt: now,
        updatedAt: now,
        startTime: now,
        status: 'ringing',
        timeoutSeconds: 60,
        instructions: target.instructions,
        statusHook: target.statusHook,
        sequence: 0,
        parameters,
      },
      line,
    );
    deps.wire.note({ direction: 'note', text: `${from} calls ${to}`, about: [from, to], detail: { CallSid: sid } });
    await session.begin();
    await line.media();
    await line.ringing({ earlyMedia: false });
    if (target.phoneNumberSid !== undefined)
      session.extraParams = { CallToken: await callTokenOf(session.record, config.authToken) };
    session.run(target.instructions);
    return session;
  }

  async function targetOfNumber(to: string) {
    const number = await store.number(to);
    if (!number) throw new CarrierError(404, 21_404, `${to} is not in service in the sandbox`);
    const { hook, fallback, status } = await numbers.voiceHooksOf(number);
    if (!hook) throw new CarrierError(404, 21_405, `${to} has no voice URL`);
    return {
      instructions: { kind: 'fetch' as const, hook, fallback },
      statusHook: status && { ...status, events: ['completed'] },
      phoneNumberSid: number.sid,
    };
  }

  /** A browser call: the application of its token says what happens. */
  async function fromClient(call: OutgoingCall, identity: string): Promise<void> {
    const sid = call.token?.applicationSid ?? config.applicationSid;
    const application = await store.application(sid);
    const voice = application?.voice ?? { url: config.applicationVoiceUrl, method: 'POST' as const };
    const status = application ? application.statusHook : { url: config.applicationStatusUrl, method: 'POST' as const };
    await inbound(
      `client:${identity}`,
      call.params['To'] ?? '',
      {
        instructions: { kind: 'fetch', hook: voice, fallback: application?.voiceFallback },
        statusHook: status && { ...status, events: ['completed'] },
      },
      call.callSid,
      { ...call.params, ApplicationSid: sid },
      call,
    );
  }

  async function fromPhone(call: OutgoingCall, number: string): Promise<void> {
    const to = call.params['To'] ?? '';
    await inbound(await phones.shownOf(number), to, await targetOfNumber(to), call.callSid, {}, call);
  }

  const handler: CallHandler = {
    newCallSid: () => sidFrom('CA', deps.ids.uuid()),
    async onInvite(call) {
      try {
        if (call.from.kind === 'client') await fromClient(call, call.from.identity);
        else await fromPhone(call, call.from.number);
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        deps.wire.note({
          direction: 'note',
          text: message,
          result: 'refused',
          tone: 'bad',
          about: Object.values(call.params),
        });
        await sessions.get(call.callSid)?.end({ status: 'failed', sip: 404 });
        call.hangup({ code: 31404, message });
      }
    },
    onHangup(callSid, reason) {
      const session = sessions.get(callSid);
      if (!session) return;
      const answered = session.record.answeredAt !== undefined;
      void session
        .end(
          answered
            ? { status: 'completed', sip: 200 }
            : { status: reason === 'canceled' ? 'canceled' : 'completed', sip: 487 },
        )
        .catch(deps.onError);
    },
    lostAfterMs(callSid) {
      const late = lateCrash(sessions.get(callSid));
      return late && late.seconds * 1000;
    },
    onDtmf(callSid, digits) {
      for (const digit of digits.replaceAll('w', '')) sessions.get(callSid)?.digit(digit);
    },
    onRegistration(endpoint, registered) {
      const who = endpoint.kind === 'client' ? `client:${endpoint.identity}` : endpoint.number;
      deps.wire.note({ direction: 'note', text: `${who} ${registered ? 'online' : 'offline'}`, about: [who] });
    },
  };

  return {
    deps,
    rooms,
    texts,
    viber,
    numbers,
    keys,
    registryClock,
    registry: createRegistry(deps, registryClock, texts),
    recorder,
    handler,
    dial: (request) => reach.dial(request),
    async callIn({ from, to, says }) {
      const target = await targetOfNumber(to);
      const sid = handler.newCallSid();
      let leg: Promise<void> | undefined;
      const open = () => (leg ??= media.virtualLeg(sid, { says: phones.speechOf(says) }));
      return inbound(
        await phones.shownOf(from),
        to,
        target,
        sid,
        {},
        {
          media: open,
          answered: open,
          ringing: () => Promise.resolve(),
          hangup: () => void media.closeLeg(sid).catch(deps.onError),
        },
      );
    },
    session: (sid) => sessions.get(sid),
    live: () => [...sessions.values()],
    admitCall: () => turns.admit(),
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    connect(given) {
      registries = given;
    },
    async recover() {
      await settleWhatWasCutOff(
        deps,
        recorder,
        (sid) => sessions.has(sid) || rooms.find(sid) !== undefined || recorder.live(sid) !== undefined,
      );
      texts.wake();
    },
    async stop() {
      turns.stop();
      for (const undo of unlisten) undo();
      for (const sid of believed.keys()) heardAgain(sid);
      for (const session of sessions.values()) await session.end({ status: 'completed', sip: 503 }).catch(deps.onError);
      await texts.stop();
      recorder.stopListening();
    },
  };
}
