import { and, assign, enqueueActions, not } from 'xstate';
import { superviseIt } from './phoneEffects.ts';
import { phoneSetup } from './phoneSetup.ts';

/** Two or more talk, or did a moment ago; the same state without media is a call that its person wants back. */
export const inCall = phoneSetup.createStateConfig({
  entry: enqueueActions(({ context, event, enqueue }) => {
    // What went wrong before was of something else.
    enqueue('openItself');
    enqueue.assign({
      microphoneDenied: false,
      problem: undefined,
      after: undefined,
      talked: event.type !== 'SUPERVISING',
    });
    if (event.type === 'REJOIN' && context.lost) {
      enqueue.assign({ call: context.lost, lost: undefined, connecting: true });
      enqueue({ type: 'rejoin', params: { callId: context.lost.id } });
    } else enqueue.assign({ connecting: false });
  }),
  on: {
    CLOSE: { actions: assign({ open: false }) },
    MEDIA_UP: { actions: assign({ mediaHere: true, connecting: false, microphoneDenied: false }) },
    MEDIA_DOWN: [
      { guard: 'wentElsewhere', target: 'IDLE', actions: 'leaveElsewhere' },
      { actions: assign({ mediaHere: false }) },
    ],
    REFUSED: [
      {
        guard: 'gone',
        target: 'IDLE',
        // Another call that waits is offered back: it is not the one that is gone.
        actions: ['reset', assign({ problem: ({ event }) => event.problem })],
      },
      { actions: assign({ problem: ({ event }) => event.problem, connecting: false, settingAside: undefined }) },
    ],
    MICROPHONE_DENIED: { actions: assign({ microphoneDenied: true, connecting: false }) },
    REJOIN: {
      guard: ({ context }) => !context.mediaHere && context.call !== undefined,
      actions: enqueueActions(({ context, enqueue }) => {
        enqueue.assign({ connecting: true, microphoneDenied: false, problem: undefined });
        if (context.call) enqueue({ type: 'rejoin', params: { callId: context.call.id } });
      }),
    },
    // Call waiting (defaults 8.6): who takes the other call sets this one aside first, since a device carries one.
    ACCEPT: {
      guard: and(['secondRings', not('settingAside')]),
      actions: enqueueActions(({ context, enqueue }) => {
        enqueue.assign({ settingAside: context.second?.id, problem: undefined });
        if (context.call) enqueue({ type: 'setAside', params: { callId: context.call.id } });
      }),
    },
    SWAP: {
      guard: ({ context: { lost, second, settingAside, mediaHere } }) =>
        lost?.setAside === true && mediaHere && second === undefined && settingAside === undefined,
      actions: enqueueActions(({ context, enqueue }) => {
        enqueue.assign({ settingAside: context.lost?.id, problem: undefined });
        if (context.call) enqueue({ type: 'setAside', params: { callId: context.call.id } });
      }),
    },
    DECLINE: {
      guard: and(['secondRings', not('settingAside')]),
      actions: enqueueActions(({ context, enqueue }) => {
        if (context.second) enqueue({ type: 'decline', params: { callId: context.second.id } });
        enqueue.assign({ second: undefined });
      }),
    },
    SET_ASIDE: [
      {
        guard: and(['waitsNow', 'takesSecond', 'secondHanded']),
        target: 'INCOMING_TRANSFER',
        actions: 'leaveWaiting',
      },
      { guard: and(['waitsNow', 'takesSecond']), target: 'INCOMING_CALL', actions: 'leaveWaiting' },
      {
        guard: and(['waitsNow', ({ context }) => context.lost?.id === context.settingAside]),
        actions: enqueueActions(({ context, enqueue }) => {
          const { lost } = context;
          enqueue('disconnectMedia');
          enqueue('leaveWaiting');
          enqueue.assign({ call: lost, connecting: true });
          if (lost) enqueue({ type: 'rejoin', params: { callId: lost.id } });
        }),
      },
      // The other one gave up meanwhile: this one can be had back at once.
      { actions: assign({ settingAside: undefined }) },
    ],
    TOGGLE_MUTE: {
      actions: ['toggleMuted', { type: 'muteMicrophone', params: ({ context }) => ({ muted: context.muted }) }],
    },
    TOGGLE_HOLD: {
      actions: enqueueActions(({ context, enqueue }) => {
        enqueue.assign({ problem: undefined });
        if (context.call)
          enqueue({ type: 'hold', params: { callId: context.call.id, hold: context.call.phase !== 'HELD' } });
      }),
    },
    TOGGLE_GUEST_HOLD: {
      actions: enqueueActions(({ context: { call }, event: { participantId }, enqueue }) => {
        const guest = call?.participants.find(
          ({ id, role, connected }) => id === participantId && role === 'GUEST' && connected,
        );
        if (!call || !guest) return;
        enqueue.assign({ problem: undefined });
        enqueue({ type: 'hold', params: { callId: call.id, hold: !guest.heldSince, participantId } });
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
      guard: ({ context: { call } }) =>
        call?.capture?.state === 'PAUSED' || (call?.capture?.state === 'ON' && call.capture.canPause),
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
    HANG_UP: [
      // Pressed again, it is meant.
      {
        guard: and(['inConference', ({ context }) => context.asksToEnd !== true]),
        actions: assign({ asksToEnd: true, open: true }),
      },
      {
        target: 'HANGUP',
        actions: ['noteEnded', { type: 'end', params: ({ context }) => ({ callId: context.call?.id }) }],
      },
    ],
    KEEP_CALL: { actions: assign({ asksToEnd: false }) },
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
        if (context.call) enqueue({ type: 'addPeople', params: { callId: context.call.id, ...event.choice } });
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
      {
        guard: and(['newer', 'elsewhere', not('mediaHere'), not('connecting')]),
        target: 'IDLE',
        actions: 'leaveElsewhere',
      },
      // What was asked for has begun. Keys may be needed while it goes on: a menu answers at the other end.
      {
        guard: and(['newer', 'transferring']),
        actions: ['takeCall', assign({ panel: ({ context }) => (context.panel === 'KEYPAD' ? 'KEYPAD' : undefined) })],
      },
      { guard: 'newer', actions: 'takeCall' },
      { guard: 'anotherOffered', actions: assign({ second: ({ event }) => event.call, open: true }) },
    ],
  },
});
