import { useHotkeys } from '../ui/hotkeys.ts';
import { usePhone } from './PhoneContext.ts';
import type { PhoneEvent } from './phoneState.ts';

/** The keys of the phone (ux §3). They work out of every field, because a call does not wait for the composer. */
export function usePhoneKeys(): void {
  const { send, state, context, hasCall, myUserId } = usePhone();
  /** Who was added to a call is not asked to steer it: the buttons say why, and the server would refuse. */
  const steer = (event: PhoneEvent) => hasCall && send(event);
  const hangUp = () => {
    if (state === 'INCOMING_CALL') return;
    // Who listens leaves nobody behind.
    const listens = context.call?.supervisions?.some(({ userId }) => userId === myUserId);
    send({ type: state === 'IN_CALL' && !listens ? 'HANG_UP' : 'END' });
  };
  useHotkeys([
    ['openPhone', () => send({ type: 'OPEN' })],
    ['accept', () => send({ type: 'ACCEPT' })],
    ['decline', () => send({ type: 'DECLINE' })],
    ['mute', () => send({ type: 'TOGGLE_MUTE' })],
    ['hold', () => steer({ type: 'TOGGLE_HOLD' })],
    ['swap', () => steer({ type: 'SWAP' })],
    ['transfer', () => steer({ type: 'SHOW_PANEL', panel: 'TRANSFER' })],
    ['record', () => steer({ type: 'TOGGLE_RECORD' })],
    ['pauseRecording', () => steer({ type: 'TOGGLE_PAUSE' })],
    ['hangUp', hangUp],
  ]);
}
