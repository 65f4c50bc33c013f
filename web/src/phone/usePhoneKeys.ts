import { useHotkeys } from '../ui/hotkeys.ts';
import { usePhone } from './PhoneContext.ts';

/** The keys of the phone (ux §3). They work out of every field, because a call does not wait for the composer. */
export function usePhoneKeys(): void {
  const { send, state } = usePhone();
  useHotkeys([
    ['ctrl+shift+D', () => send({ type: 'OPEN' })],
    ['ctrl+shift+A', () => send({ type: 'ACCEPT' })],
    ['ctrl+shift+X', () => send({ type: 'DECLINE' })],
    ['ctrl+shift+M', () => send({ type: 'TOGGLE_MUTE' })],
    ['ctrl+shift+H', () => send({ type: 'TOGGLE_HOLD' })],
    ['ctrl+shift+E', () => state !== 'INCOMING_CALL' && send({ type: 'END' })],
  ]);
}
