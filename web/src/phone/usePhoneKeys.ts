import { useHotkeys } from '../ui/hotkeys.ts';
import { usePhone } from './PhoneContext.ts';

/** The keys of the phone (ux §3). They work out of every field, because a call does not wait for the composer. */
export function usePhoneKeys(): void {
  const { send, state } = usePhone();
  useHotkeys([
    ['openPhone', () => send({ type: 'OPEN' })],
    ['accept', () => send({ type: 'ACCEPT' })],
    ['decline', () => send({ type: 'DECLINE' })],
    ['mute', () => send({ type: 'TOGGLE_MUTE' })],
    ['hold', () => send({ type: 'TOGGLE_HOLD' })],
    ['transfer', () => send({ type: 'SHOW_PANEL', panel: 'TRANSFER' })],
    ['record', () => send({ type: 'TOGGLE_RECORD' })],
    ['pauseRecording', () => send({ type: 'TOGGLE_PAUSE' })],
    ['hangUp', () => state !== 'INCOMING_CALL' && send({ type: 'END' })],
  ]);
}
