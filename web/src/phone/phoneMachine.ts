/**
 * The phone's nine states (spec 001 §3, §4; defaults 8.6). What rings and who talks follows the server's call events; the
 * browser SDK only says whether media flows. The machine decides; the effects in `PhoneEffects` do.
 */
import { and, assign, enqueueActions, not, or } from 'xstate';
import { inCall } from './inCallState.ts';
import { superviseIt } from './phoneEffects.ts';
import { idleContext, phoneSetup } from './phoneSetup.ts';
import { freshContext } from './phoneState.ts';
import { ringing } from './ringingState.ts';
import type { PhoneNumberChoice } from './types.ts';

/** Milliseconds that HANGUP and TRANSFER_COMPLETED are shown (defaults 8.6). */
export const HANGUP_MS = 300;
export const TRANSFER_COMPLETED_MS = 3_000;

/** A number that was chosen, while it still is one of theirs: their team may have lost it since. */
const ownOf = (numbers: readonly PhoneNumberChoice[], id: string | undefined): string | undefined =>
  numbers.some((number) => number.id === id) ? id : undefined;

/** What was said during a call is not said of what comes after it. */
const saidInCall = { microphoneDenied: false, asksToEnd: false, problem: undefined };

export const phoneMachine = phoneSetup.createMachine({
  id: 'phone',
  context: ({ input }) => ({ ...freshContext, ...input }),
  initial: 'IDLE',
  on: {
    // What a person opens stays; during a call it is the call's.
    OPEN: {
      actions: assign(({ context: { call, openedItself = false } }) => ({
        open: true,
        openedItself: call !== undefined && openedItself,
      })),
    },
    WRITING: { actions: assign({ writing: ({ event }) => event.on }) },
    NUMBERS: {
      actions: assign(({ context, event }) => ({
        numbers: event.numbers,
        selectedNumberId: ownOf(
          event.numbers,
          event.selectedNumberId ?? (context.skipSelection ? context.selectedNumberId : undefined),
        ),
      })),
    },
    REMEMBERED: {
      guard: ({ context }) => context.skipSelection !== true,
      actions: assign({ selectedNumberId: ({ context, event }) => ownOf(context.numbers, event.numberId) }),
    },
    // Who asked for the phone while it was away gets it now.
    REGISTERED: {
      actions: assign(({ context }) => ({
        registered: true,
        away: false,
        open: context.open || context.away === true,
      })),
    },
    UNREGISTERED: { actions: assign({ registered: false }) },
    GIVEN_UP: { actions: assign({ endedId: ({ event }) => event.callId }) },
    MICROPHONE_DISMISSED: { actions: assign({ microphoneDenied: false }) },
    DISMISS_LOST: { actions: assign({ lostHidden: true }) },
    // A running call without a device of this page: this page was loaded again, the call runs in another tab, or waits.
    SERVER_CALL: [
      { guard: 'secondIsOver', actions: assign({ second: undefined }) },
      {
        guard: and(['other', 'mine', 'talking', not('endedHere')]),
        actions: assign({ lost: ({ event }) => event.call, lostHidden: false }),
      },
      {
        guard: 'lostIsOver',
        actions: assign({ lost: undefined }),
      },
      { guard: 'ofAfter', actions: assign({ after: ({ event }) => event.call }) },
    ],
  },
  states: {
    IDLE: {
      // What rang beside a call that is over rings like any other.
      always: [
        { guard: 'secondHanded', target: 'INCOMING_TRANSFER' },
        { guard: 'secondRings', target: 'INCOMING_CALL' },
      ],
      on: {
        // An idle phone does not open while it is not registered, and says why (spec 001 §4, §8).
        OPEN: { guard: and(['unregistered', 'closed']), actions: assign({ away: true }) },
        WRAPPED_UP: {
          actions: assign(({ context: { open, openedItself, after } }) => ({
            after: undefined,
            writing: false,
            open: open && !(after !== undefined && openedItself),
          })),
        },
        CLOSE: {
          actions: assign({
            open: false,
            writing: false,
            away: false,
            emergency: false,
            problem: undefined,
            skipSelection: false,
            microphoneDenied: false,
          }),
        },
        EMERGENCY: { actions: assign({ away: true, emergency: true }) },
        CALL_FROM: {
          actions: [
            assign({ selectedNumberId: ({ event }) => event.numberId, skipSelection: true }),
            { type: 'rememberNumber', params: ({ event }) => ({ numberId: event.numberId }) },
          ],
        },
        DIAL: [
          {
            guard: and(['unregistered', 'closed']),
            actions: assign({ away: true, pendingTo: ({ event }) => event.to }),
          },
          {
            guard: 'unregistered',
            actions: ['refuseUnregistered', assign({ pendingTo: ({ event }) => event.to })],
          },
          {
            guard: 'needsNumber',
            target: 'SELECT_NUMBER',
            actions: [
              'openItself',
              assign({
                pendingTo: ({ event }) => event.to,
                problem: undefined,
                microphoneDenied: false,
                after: undefined,
              }),
            ],
          },
          {
            guard: 'hasNumber',
            target: 'OUTGOING_CALL',
            actions: ['openItself', assign({ problem: undefined, after: undefined })],
          },
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
        CLOSE: { target: 'IDLE', actions: assign({ open: false, pendingTo: undefined, skipSelection: false }) },
        CHOOSE_NUMBER: [
          // The phone may have been lost while they chose: the choice stays open.
          { guard: 'unregistered', actions: 'refuseUnregistered' },
          {
            target: 'OUTGOING_CALL',
            actions: [
              assign({ selectedNumberId: ({ event }) => event.numberId }),
              { type: 'rememberNumber', params: ({ event }) => ({ numberId: event.numberId }) },
            ],
          },
        ],
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
        enqueue.assign({ pendingTo: to, selectedNumberId: numberId, connecting: true, microphoneDenied: false });
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
    IN_CALL: inCall,
    HANGUP: {
      entry: ['stopRinging', assign(saidInCall)],
      after: { [HANGUP_MS]: { target: 'IDLE', actions: 'rest' } },
      on: {
        CLOSE: { target: 'IDLE', actions: ['rest', assign({ open: false, skipSelection: false })] },
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
      entry: ['disconnectMedia', assign(saidInCall)],
      after: { [TRANSFER_COMPLETED_MS]: { target: 'IDLE', actions: 'rest' } },
      on: {
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
