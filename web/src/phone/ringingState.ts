import { and, assign, enqueueActions, not, or } from 'xstate';
import { reject } from './phoneEffects.ts';
import { offeredToMe, phoneSetup } from './phoneSetup.ts';

/** Offered to this person: a call as it came, one that comes back or asks them to join, or a transfer. */
export const ringing = phoneSetup.createStateConfig({
  entry: [
    enqueueActions(({ context, event, enqueue }) => {
      const offered = event.type === 'SERVER_CALL' && offeredToMe(event.call);
      const call = offered ? event.call : (context.second ?? context.call);
      enqueue('openItself');
      enqueue.assign({ call, second: undefined, after: undefined, writing: false });
      // What rings is not offered to be had back as well.
      enqueue.assign(({ context: { lost } }) => ({ lost: lost?.id === call?.id ? undefined : lost }));
      enqueue.assign({ ringMuted: false, connecting: false, microphoneDenied: false, problem: undefined });
      if (event.type !== 'SET_ASIDE' || !call) {
        enqueue('startRinging');
        return;
      }
      // Accepted during another call, which now waits.
      enqueue.assign({ connecting: true });
      enqueue({ type: 'answer', params: { call } });
    }),
  ],
  exit: 'stopRinging',
  on: {
    ACCEPT: {
      guard: ({ context }) => context.call !== undefined && !context.connecting,
      actions: enqueueActions(({ context, enqueue }) => {
        if (!context.call) return;
        enqueue.assign({ connecting: true, microphoneDenied: false });
        enqueue('stopRinging');
        const { call, lost } = context;
        enqueue({ type: 'answer', params: lost?.elsewhere ? { call, aside: lost.id } : { call } });
      }),
    },
    // Who has accepted is on the way into the call: they hang up there, and nobody is left with an open line.
    DECLINE: {
      guard: not('connecting'),
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
    RINGING_MUTED: {
      guard: ({ context, event }) => context.call?.id === event.callId && !context.connecting,
      actions: [assign({ ringMuted: true, open: false }), 'stopRinging'],
    },
    MICROPHONE_DENIED: { actions: assign({ microphoneDenied: true, connecting: false }) },
    REFUSED: { target: 'IDLE', actions: ['reset', assign({ problem: ({ event }) => event.problem })] },
    MEDIA_UP: { actions: assign({ mediaHere: true }) },
    MEDIA_DOWN: { actions: assign({ mediaHere: false }) },
    SERVER_CALL: [
      {
        guard: and(['newer', 'mine', 'elsewhere', not('offered')]),
        target: 'IDLE',
        actions: ['disconnectMedia', 'leaveElsewhere'],
      },
      {
        guard: and(['newer', 'mine', 'talking', not('offered')]),
        target: 'IN_CALL',
        actions: 'takeCall',
      },
      { guard: and(['newer', 'mine', 'callsBack']), target: 'RINGING', actions: 'takeCall' },
      {
        guard: and(['newer', not('offered'), or(['final', not('acceptedByMe')])]),
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
