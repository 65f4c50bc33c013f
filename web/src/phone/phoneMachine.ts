/**
 * The phone's nine states (spec 001 §3, §4; defaults 8.6). What rings and who talks follows the server's call events; the
 * browser SDK only says whether media flows. The machine decides; the effects in `PhoneEffects` do.
 */
import { and, assign, enqueueActions, not, or, setup } from 'xstate';
import { hostEffects, reject, superviseIt } from './phoneEffects.ts';
import { freshContext, type PhoneContext, type PhoneEvent } from './phoneState.ts';
import type { CallSnapshot } from './types.ts';

/** Milliseconds that HANGUP and TRANSFER_COMPLETED are shown (defaults 8.6). */
export const HANGUP_MS = 300;
export const TRANSFER_COMPLETED_MS = 3_000;

const idleContext = {
  call: undefined,
  pendingTo: undefined,
  muted: false,
  ringMuted: false,
  connecting: false,
  mediaHere: false,
  direct: false,
  panel: undefined,
} satisfies Partial<PhoneContext>;

/** Whether a call is over for good. */
const isFinal = (call: CallSnapshot) => call.phase === 'ENDED';
/** Phases in which both sides are, or were just, connected. */
const TALKING: ReadonlySet<CallSnapshot['phase']> = new Set(['TALKING', 'HELD', 'TRANSFERRING', 'AGENT_LOST']);
/** Whether the offer to this user still rings. */
const offeredToMe = (call: CallSnapshot) => call.myOffer?.state === 'RINGING' && !isFinal(call);

const noInput: Partial<PhoneContext> = {};

const phoneSetup = setup({
  types: { context: {} as PhoneContext, events: {} as PhoneEvent, input: noInput },
  actions: {
    ...hostEffects,
    reset: assign(idleContext),
    noteEnded: assign({ endedId: ({ context }: { context: PhoneContext }) => context.call?.id }),
    takeCall: assign(({ context, event }: { context: PhoneContext; event: PhoneEvent }) => ({
      call: 'call' in event ? event.call : context.call,
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
      context.call?.myOffer?.id !== undefined &&
      event.call.myOffer?.id !== context.call.myOffer.id,
    final: ({ event }) => event.type === 'SERVER_CALL' && isFinal(event.call),
    talking: ({ event }) => event.type === 'SERVER_CALL' && TALKING.has(event.call.phase),
    farEndRings: ({ event }) => event.type === 'SERVER_CALL' && event.call.phase === 'RINGING',
    mine: ({ event }) => event.type === 'SERVER_CALL' && event.mine,
    /** To take a call over: its own view. */
    handed: ({ event }) =>
      event.type === 'SERVER_CALL' && offeredToMe(event.call) && event.call.myOffer?.purpose === 'TRANSFER',
    handedOver: ({ event }) => event.type === 'SERVER_CALL' && event.call.transfer?.stage === 'COMPLETED',
    transferring: ({ event }) => event.type === 'SERVER_CALL' && event.call.phase === 'TRANSFERRING',
    offered: ({ event }) => event.type === 'SERVER_CALL' && offeredToMe(event.call),
    acceptedByMe: ({ event }) => event.type === 'SERVER_CALL' && event.call.myOffer?.state === 'ACCEPTED',
    endedHere: ({ context, event }) => event.type === 'SERVER_CALL' && event.call.id === context.endedId,
    connecting: ({ context }) => context.connecting,
    needsNumber: ({ context, event }) =>
      event.type === 'DIAL' && !event.numberId && !event.direct && context.numbers.length > 1,
    hasNumber: ({ context, event }) =>
      event.type === 'DIAL' && Boolean(event.numberId ?? context.selectedNumberId ?? context.numbers[0]),
    unregistered: ({ context }) => !context.registered,
  },
});

/** Offered to this person: a call as it came, one that comes back or asks them to join, or a transfer. */
const ringing = phoneSetup.createStateConfig({
  entry: [
    enqueueActions(({ event, enqueue }) => {
      if (event.type === 'SERVER_CALL') enqueue.assign({ call: event.call });
      enqueue.assign({ open: true, ringMuted: false, connecting: false });
      enqueue('startRinging');
    }),
  ],
  exit: 'stopRinging',
  on: {
    ACCEPT: {
      guard: ({ context }) => context.call !== undefined && !context.connecting,
      actions: enqueueActions(({ context, enqueue }) => {
        if (!context.call) return;
        enqueue.assign({ connecting: true });
        enqueue('stopRinging');
        enqueue({ type: 'answer', params: { call: context.call } });
      }),
    },
    DECLINE: {
      target: 'HANGUP',
      actions: enqueueActions(({ context, enqueue }) => {
        if (context.call) enqueue({ type: 'decline', params: { callId: context.call.id } });
      }),
    },
    MUTE_RINGING: {
      actions: enqueueActions(({ context, enqueue }) => {
        enqueue.assign({ ringMuted: true, open: false });
        enqueue('stopRinging');
        if (context.call && !context.ringMuted)
          enqueue({ type: 'muteRingingEverywhere', params: { callId: context.call.id } });
      }),
    },
    MICROPHONE_DENIED: { actions: assign({ microphoneDenied: true, connecting: false }) },
    REFUSED: { target: 'IDLE', actions: ['reset', assign({ problem: ({ event }) => event.problem })] },
    MEDIA_UP: { actions: assign({ mediaHere: true }) },
    SERVER_CALL: [
      {
        guard: and(['newer', 'mine', 'talking', not('offered')]),
        target: 'IN_CALL',
        actions: 'takeCall',
      },
      {
        guard: and(['newer', not('offered'), not('acceptedByMe')]),
        target: 'HANGUP',
        actions: ['takeCall', 'disconnectMedia'],
      },
      { guard: 'newer', actions: 'takeCall' },
      // A second offer takes this one's place; the server takes the first back into routing (defaults 8.6).
      {
        guard: and(['other', 'handed', not('connecting')]),
        target: 'INCOMING_TRANSFER',
        reenter: true,
        actions: reject,
      },
      { guard: and(['other', 'offered', not('connecting')]), target: 'INCOMING_CALL', reenter: true, actions: reject },
    ],
  },
});

export const phoneMachine = phoneSetup.createMachine({
  id: 'phone',
  context: ({ input }) => ({ ...freshContext, ...input }),
  initial: 'IDLE',
  on: {
    OPEN: { actions: assign({ open: true }) },
    NUMBERS: { actions: assign(({ event }) => ({ numbers: event.numbers, selectedNumberId: event.selectedNumberId })) },
    REGISTERED: { actions: assign({ registered: true }) },
    UNREGISTERED: { actions: assign({ registered: false }) },
    MICROPHONE_DISMISSED: { actions: assign({ microphoneDenied: false }) },
    DISMISS_LOST: { actions: assign({ lost: undefined }) },
    // A running call without a device of this page: this page was loaded again, or the call runs in another tab.
    SERVER_CALL: [
      {
        guard: and(['other', 'mine', 'talking', not('endedHere')]),
        actions: assign({ lost: ({ event }) => event.call }),
      },
      {
        guard: ({ context, event }) => context.lost?.id === event.call.id && isFinal(event.call),
        actions: assign({ lost: undefined }),
      },
    ],
  },
  states: {
    IDLE: {
      on: {
        CLOSE: { actions: assign({ open: false, problem: undefined }) },
        DIAL: [
          {
            guard: 'unregistered',
            actions: ['refuseUnregistered', assign({ open: true, pendingTo: ({ event }) => event.to })],
          },
          {
            guard: 'needsNumber',
            target: 'SELECT_NUMBER',
            actions: assign({ pendingTo: ({ event }) => event.to, open: true, problem: undefined }),
          },
          { guard: 'hasNumber', target: 'OUTGOING_CALL', actions: assign({ open: true, problem: undefined }) },
          {
            actions: assign({
              open: true,
              problem: { code: 'CALLER_ID_NOT_OWNED', message: 'noNumber' },
            }),
          },
        ],
        REJOIN: { target: 'IN_CALL', guard: ({ context }) => context.lost !== undefined, actions: 'stopRinging' },
        SUPERVISE: [
          { guard: 'unregistered', actions: 'refuseUnregistered' },
          { actions: [assign({ open: true, problem: undefined }), superviseIt] },
        ],
        SUPERVISING: { target: 'IN_CALL', actions: 'takeCall' },
        REFUSED: { actions: assign({ problem: ({ event }) => event.problem }) },
        MICROPHONE_DENIED: { actions: assign({ microphoneDenied: true }) },
        SERVER_CALL: [
          { guard: 'handed', target: 'INCOMING_TRANSFER' },
          { guard: 'offered', target: 'INCOMING_CALL' },
        ],
      },
    },
    SELECT_NUMBER: {
      on: {
        BACK: { target: 'IDLE', actions: assign({ pendingTo: undefined }) },
        CLOSE: { target: 'IDLE', actions: assign({ open: false, pendingTo: undefined }) },
        CHOOSE_NUMBER: {
          target: 'OUTGOING_CALL',
          actions: [
            assign({ selectedNumberId: ({ event }) => event.numberId }),
            { type: 'rememberNumber', params: ({ event }) => ({ numberId: event.numberId }) },
          ],
        },
        SERVER_CALL: [
          { guard: 'handed', target: 'INCOMING_TRANSFER', actions: assign({ pendingTo: undefined }) },
          { guard: 'offered', target: 'INCOMING_CALL', actions: assign({ pendingTo: undefined }) },
        ],
      },
    },
    OUTGOING_CALL: {
      entry: enqueueActions(({ context, event, enqueue }) => {
        const to = event.type === 'DIAL' ? event.to : (context.pendingTo ?? '');
        const numberId =
          (event.type === 'DIAL' ? event.numberId : undefined) ??
          context.selectedNumberId ??
          context.numbers[0]?.id ??
          '';
        enqueue.assign({ pendingTo: to, selectedNumberId: numberId, connecting: true });
        enqueue({ type: 'place', params: { to, numberId } });
      }),
      on: {
        PLACED: { actions: 'takeCall' },
        // What was typed stays, so that it can be mended or called again.
        REFUSED: {
          target: 'IDLE',
          actions: assign(({ context, event }) => ({
            ...idleContext,
            pendingTo: context.pendingTo,
            problem: event.problem,
          })),
        },
        MICROPHONE_DENIED: {
          target: 'IDLE',
          actions: assign(({ context }) => ({ ...idleContext, pendingTo: context.pendingTo, microphoneDenied: true })),
        },
        MEDIA_UP: { actions: assign({ mediaHere: true, connecting: false }) },
        SERVER_CALL: [
          { guard: and(['newer', 'final']), target: 'HANGUP', actions: ['takeCall', 'disconnectMedia'] },
          { guard: and(['newer', 'talking']), target: 'IN_CALL', actions: 'takeCall' },
          { guard: and(['newer', 'farEndRings']), target: 'RINGING', actions: 'takeCall' },
          { guard: 'newer', actions: 'takeCall' },
        ],
        END: {
          target: 'HANGUP',
          actions: ['noteEnded', { type: 'end', params: ({ context }) => ({ callId: context.call?.id }) }],
        },
        TOGGLE_MUTE: {
          actions: ['toggleMuted', { type: 'muteMicrophone', params: ({ context }) => ({ muted: context.muted }) }],
        },
      },
    },
    RINGING: {
      on: {
        MEDIA_UP: { actions: assign({ mediaHere: true, connecting: false }) },
        MEDIA_DOWN: { actions: assign({ mediaHere: false }) },
        SERVER_CALL: [
          { guard: and(['newer', 'final']), target: 'HANGUP', actions: ['takeCall', 'disconnectMedia'] },
          { guard: and(['newer', 'talking']), target: 'IN_CALL', actions: 'takeCall' },
          { guard: 'newer', actions: 'takeCall' },
        ],
        END: {
          target: 'HANGUP',
          actions: ['noteEnded', { type: 'end', params: ({ context }) => ({ callId: context.call?.id }) }],
        },
        TOGGLE_MUTE: {
          actions: ['toggleMuted', { type: 'muteMicrophone', params: ({ context }) => ({ muted: context.muted }) }],
        },
      },
    },
    INCOMING_CALL: ringing,
    IN_CALL: {
      entry: enqueueActions(({ context, event, enqueue }) => {
        enqueue.assign({ open: true });
        if (event.type === 'REJOIN' && context.lost) {
          enqueue.assign({ call: context.lost, lost: undefined, connecting: true });
          enqueue({ type: 'rejoin', params: { callId: context.lost.id } });
        } else enqueue.assign({ connecting: false });
      }),
      on: {
        CLOSE: { actions: assign({ open: false }) },
        MEDIA_UP: { actions: assign({ mediaHere: true, connecting: false }) },
        MEDIA_DOWN: { actions: assign({ mediaHere: false }) },
        REFUSED: { actions: assign({ problem: ({ event }) => event.problem, connecting: false }) },
        MICROPHONE_DENIED: { actions: assign({ microphoneDenied: true, connecting: false }) },
        REJOIN: {
          guard: ({ context }) => !context.mediaHere && context.call !== undefined,
          actions: enqueueActions(({ context, enqueue }) => {
            enqueue.assign({ connecting: true });
            if (context.call) enqueue({ type: 'rejoin', params: { callId: context.call.id } });
          }),
        },
        TOGGLE_MUTE: {
          actions: ['toggleMuted', { type: 'muteMicrophone', params: ({ context }) => ({ muted: context.muted }) }],
        },
        TOGGLE_HOLD: {
          actions: enqueueActions(({ context, enqueue }) => {
            if (context.call)
              enqueue({ type: 'hold', params: { callId: context.call.id, hold: context.call.phase !== 'HELD' } });
          }),
        },
        TOGGLE_RECORD: {
          // Where the number records, nobody can switch it off (spec 001 §4).
          guard: ({ context }) =>
            (!context.call?.capture || context.call.capture.onDemand) && context.call?.phase !== 'TRANSFERRING',
          actions: enqueueActions(({ context, enqueue }) => {
            const { call } = context;
            if (!call) return;
            enqueue.assign({ problem: undefined });
            const runs = call.capture?.state === 'ON' || call.capture?.state === 'PAUSED';
            enqueue({ type: 'record', params: { callId: call.id, on: !runs } });
          }),
        },
        TOGGLE_PAUSE: {
          guard: ({ context }) => context.call?.capture?.state === 'ON' || context.call?.capture?.state === 'PAUSED',
          actions: enqueueActions(({ context, enqueue }) => {
            const { call } = context;
            if (!call) return;
            enqueue.assign({ problem: undefined });
            enqueue({
              type: 'pauseRecording',
              params: { callId: call.id, paused: call.capture?.state !== 'PAUSED' },
            });
          }),
        },
        KEY: { actions: { type: 'sendDigits', params: ({ event }) => ({ digits: event.digit }) } },
        END: {
          target: 'HANGUP',
          actions: ['noteEnded', { type: 'end', params: ({ context }) => ({ callId: context.call?.id }) }],
        },
        SHOW_PANEL: { actions: assign({ panel: ({ event }) => event.panel, problem: undefined, open: true }) },
        TRANSFER: {
          actions: enqueueActions(({ context, event, enqueue }) => {
            enqueue.assign({ problem: undefined });
            if (context.call) enqueue({ type: 'transfer', params: { callId: context.call.id, ...event.choice } });
          }),
        },
        ADD_PEOPLE: {
          actions: enqueueActions(({ context, event, enqueue }) => {
            enqueue.assign({ problem: undefined });
            if (context.call)
              enqueue({ type: 'addPeople', params: { callId: context.call.id, userIds: event.userIds } });
          }),
        },
        SUPERVISE: { actions: [assign({ problem: undefined }), superviseIt] },
        PEOPLE_ADDED: { actions: assign({ panel: undefined }) },
        CHANGE_TRANSFER: {
          actions: enqueueActions(({ context, event, enqueue }) => {
            enqueue.assign({ problem: undefined });
            if (context.call)
              enqueue({ type: 'changeTransfer', params: { callId: context.call.id, change: event.change } });
          }),
        },
        SERVER_CALL: [
          { guard: and(['newer', 'final']), target: 'HANGUP', actions: ['takeCall', 'disconnectMedia'] },
          {
            guard: and(['newer', not('mine'), 'handedOver']),
            target: 'TRANSFER_COMPLETED',
            actions: ['noteEnded', 'takeCall'],
          },
          // The others go on without this person.
          {
            guard: and(['newer', not('mine')]),
            target: 'HANGUP',
            actions: ['noteEnded', 'takeCall', 'disconnectMedia'],
          },
          // What was asked for has begun.
          { guard: and(['newer', 'transferring']), actions: ['takeCall', assign({ panel: undefined })] },
          { guard: 'newer', actions: 'takeCall' },
        ],
      },
    },
    HANGUP: {
      entry: 'stopRinging',
      after: { [HANGUP_MS]: { target: 'IDLE', actions: 'reset' } },
      on: {
        CLOSE: { target: 'IDLE', actions: ['reset', assign({ open: false })] },
        SUPERVISE: [
          { guard: 'unregistered', actions: 'refuseUnregistered' },
          { target: 'IDLE', actions: ['reset', assign({ open: true }), superviseIt] },
        ],
        SERVER_CALL: [
          { guard: and([or(['other', 'again']), 'handed']), target: 'INCOMING_TRANSFER', actions: 'reset' },
          { guard: and([or(['other', 'again']), 'offered']), target: 'INCOMING_CALL', actions: 'reset' },
        ],
      },
    },
    INCOMING_TRANSFER: ringing,
    TRANSFER_COMPLETED: {
      entry: 'disconnectMedia',
      after: { [TRANSFER_COMPLETED_MS]: { target: 'IDLE', actions: 'reset' } },
      on: {
        CLOSE: { target: 'IDLE', actions: ['reset', assign({ open: false })] },
        SUPERVISE: [
          { guard: 'unregistered', actions: 'refuseUnregistered' },
          { target: 'IDLE', actions: ['reset', assign({ open: true }), superviseIt] },
        ],
        SERVER_CALL: [
          { guard: and([or(['other', 'again']), 'handed']), target: 'INCOMING_TRANSFER', actions: 'reset' },
          { guard: and([or(['other', 'again']), 'offered']), target: 'INCOMING_CALL', actions: 'reset' },
        ],
      },
    },
  },
});
