/** What the states of the phone's machine share: its types, what it asks of its host, and what it asks of an event. */
import { assign, setup } from 'xstate';
import { hostEffects } from './phoneEffects.ts';
import type { PhoneContext, PhoneEvent } from './phoneState.ts';
import type { CallSnapshot } from './types.ts';

/** What is forgotten when the phone is idle again. */
export const idleContext = {
  call: undefined,
  pendingTo: undefined,
  muted: false,
  ringMuted: false,
  connecting: false,
  mediaHere: false,
  direct: false,
  panel: undefined,
  settingAside: undefined,
  microphoneDenied: false,
  asksToEnd: false,
  talked: false,
  after: undefined,
  writing: false,
} satisfies Partial<PhoneContext>;

/** No more digits than an emergency number has: whichever number is best calls that, the server knows, and nothing is asked first. */
const isShort = (to: string) => /^(\d\W*){2,4}$/.test(to);
/** Whether a call is over for good. */
const isFinal = (call: CallSnapshot) => call.phase === 'ENDED';
/** Phases in which both sides are, or were just, connected. */
const TALKING: ReadonlySet<CallSnapshot['phase']> = new Set(['TALKING', 'HELD', 'TRANSFERRING', 'AGENT_LOST']);
/** Whether the offer to this user still rings. */
export const offeredToMe = (call: CallSnapshot) => call.myOffer?.state === 'RINGING' && !isFinal(call);

/** Refusals after which a call cannot be had back. */
const GONE: ReadonlySet<string> = new Set(['CALL_ENDED', 'NOT_FOUND']);

const noInput: Partial<PhoneContext> = {};

export const phoneSetup = setup({
  types: { context: {} as PhoneContext, events: {} as PhoneEvent, input: noInput },
  actions: {
    ...hostEffects,
    reset: assign(idleContext),
    /** A call is over for this person: they wrap it up, and a phone that opened by itself closes. */
    rest: assign(({ context }: { context: PhoneContext }) => {
      const { call, talked, open, openedItself } = context;
      const after = talked ? call : undefined;
      // An attempt that came to nothing is mended or made again in the dialer.
      const attempt = call?.direction === 'OUTBOUND' && !call.myOffer;
      return { ...idleContext, after, open: open && (after !== undefined || attempt || !openedItself) };
    }),
    /** A call shows the dialog, whether or not somebody had it open. */
    openItself: assign(({ context: { open, openedItself = false } }: { context: PhoneContext }) => ({
      open: true,
      openedItself: open ? openedItself : true,
    })),
    noteEnded: assign({ endedId: ({ context }: { context: PhoneContext }) => context.call?.id }),
    takeCall: assign(({ context, event }: { context: PhoneContext; event: PhoneEvent }) => ({
      call: 'call' in event ? event.call : context.call,
    })),
    /** The call goes on with another device of this person: it is offered here, and nothing more. */
    leaveElsewhere: assign(({ context, event }: { context: PhoneContext; event: PhoneEvent }) => {
      const call = 'call' in event ? event.call : context.call;
      return {
        ...idleContext,
        open: false,
        lost: call && TALKING.has(call.phase) ? call : undefined,
        lostHidden: false,
      };
    }),
    /** The running call waits, on hold, for another one, which is taken now. */
    leaveWaiting: assign(({ context }: { context: PhoneContext }) => ({
      lost: context.call,
      lostHidden: false,
      mediaHere: false,
      muted: false,
      panel: undefined,
      settingAside: undefined,
    })),
    toggleMuted: assign({ muted: ({ context }) => !context.muted }),
  },
  guards: {
    newer: ({ context, event }) =>
      event.type === 'SERVER_CALL' && event.call.id === context.call?.id && event.call.version >= context.call.version,
    other: ({ context, event }) => event.type === 'SERVER_CALL' && event.call.id !== context.call?.id,
    /** The same call, offered anew. */
    again: ({ context, event }) =>
      event.type === 'SERVER_CALL' &&
      context.call?.myOffer != null &&
      event.call.myOffer?.offeredAt !== context.call.myOffer.offeredAt,
    final: ({ event }) => event.type === 'SERVER_CALL' && isFinal(event.call),
    /** News of the call that is being wrapped up. */
    ofAfter: ({ context, event }) =>
      event.type === 'SERVER_CALL' &&
      context.after?.id === event.call.id &&
      event.call.version >= context.after.version,
    secondIsOver: ({ context, event }) =>
      event.type === 'SERVER_CALL' && context.second?.id === event.call.id && !offeredToMe(event.call),
    secondRings: ({ context }) => context.second !== undefined,
    /** What rings beside a call is to be taken over from a colleague. */
    secondHanded: ({ context }) => context.second?.myOffer?.purpose === 'TRANSFER',
    /** Another call is offered, or what is known of the one that is. */
    anotherOffered: ({ context, event }) =>
      event.type === 'SERVER_CALL' &&
      event.call.id !== context.call?.id &&
      offeredToMe(event.call) &&
      (context.second === undefined || context.second.id === event.call.id),
    settingAside: ({ context }) => context.settingAside !== undefined,
    /** It is the one that rings beside the running call which that is set aside for. */
    takesSecond: ({ context }) => context.second !== undefined && context.second.id === context.settingAside,
    /** The running call has been set aside for another one. */
    waitsNow: ({ context, event }) =>
      event.type === 'SET_ASIDE' && context.settingAside !== undefined && context.call?.id === event.callId,
    lostIsOver: ({ context, event }) =>
      event.type === 'SERVER_CALL' && context.lost?.id === event.call.id && (isFinal(event.call) || !event.mine),
    talking: ({ event }) => event.type === 'SERVER_CALL' && TALKING.has(event.call.phase),
    farEndRings: ({ event }) => event.type === 'SERVER_CALL' && event.call.phase === 'RINGING',
    mine: ({ event }) => event.type === 'SERVER_CALL' && event.mine,
    /** To take a call over: its own view. */
    handed: ({ event }) =>
      event.type === 'SERVER_CALL' && offeredToMe(event.call) && event.call.myOffer?.purpose === 'TRANSFER',
    /** By this person, or from them. */
    handedOver: ({ event }) =>
      event.type === 'SERVER_CALL' && (event.call.transfer?.stage === 'COMPLETED' || Boolean(event.call.takenBy)),
    transferring: ({ event }) => event.type === 'SERVER_CALL' && event.call.phase === 'TRANSFERRING',
    offered: ({ event }) => event.type === 'SERVER_CALL' && offeredToMe(event.call),
    acceptedByMe: ({ event }) => event.type === 'SERVER_CALL' && event.call.myOffer?.state === 'ACCEPTED',
    /** Somebody is called back: this person took it, and it rings at the other side. */
    callsBack: ({ event }) =>
      event.type === 'SERVER_CALL' &&
      event.call.direction === 'OUTBOUND' &&
      event.call.myOffer?.purpose === 'CALL' &&
      event.call.myOffer.state === 'ACCEPTED' &&
      !isFinal(event.call),
    endedHere: ({ context, event }) => event.type === 'SERVER_CALL' && event.call.id === context.endedId,
    connecting: ({ context }) => context.connecting,
    /** Somebody else of ours, or a guest, talks on this call as well. */
    inConference: ({ context: { call } }) =>
      (call?.participants.filter(({ role, connected }) => connected && role !== 'SUPERVISOR').length ?? 0) > 1,
    mediaHere: ({ context }) => context.mediaHere,
    elsewhere: ({ event }) => event.type === 'SERVER_CALL' && event.call.elsewhere === true,
    wentElsewhere: ({ context }) => context.call?.elsewhere === true,
    /** What was asked to come back has ended meanwhile, or is nobody's any more. */
    gone: ({ context, event }) => context.connecting && event.type === 'REFUSED' && GONE.has(event.problem.code),
    needsNumber: ({ context, event }) =>
      event.type === 'DIAL' &&
      !isShort(event.to) &&
      !event.numberId &&
      !event.direct &&
      !context.skipSelection &&
      context.numbers.length > 1,
    hasNumber: ({ context, event }) =>
      event.type === 'DIAL' &&
      Boolean(isShort(event.to) || (event.numberId ?? context.selectedNumberId ?? context.numbers[0])),
    unregistered: ({ context }) => !context.registered,
    closed: ({ context }) => !context.open,
  },
});
