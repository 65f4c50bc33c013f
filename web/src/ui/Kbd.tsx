import styles from './Kbd.module.css';
import { apple, type ShortcutName, useChords } from './shortcuts.ts';

const NAMES: Record<string, string> = apple
  ? { mod: '⌘', meta: '⌘', shift: '⇧', alt: '⌥', ctrl: '⌃', enter: '↵', escape: 'Esc', plus: '+' }
  : { mod: 'Ctrl', meta: 'Meta', shift: 'Shift', alt: 'Alt', ctrl: 'Ctrl', enter: '↵', escape: 'Esc', plus: '+' };

/** A chord in words, as this machine's keyboard has it: Ctrl+K. */
export const chordText = (keys: string): string =>
  keys
    .split('+')
    .map((key) => (key === 'Enter' ? key : (NAMES[key.toLowerCase()] ?? key)))
    .join('+');

/** Keys such as `mod+K`, written as this machine's keyboard has them. */
export function Kbd({ keys }: { keys: string }) {
  return (
    <span className={styles['keys']}>
      {keys.split('+').map((key) => (
        <kbd key={key}>{NAMES[key.toLowerCase()] ?? key}</kbd>
      ))}
    </span>
  );
}

/** The keys that a shortcut has for this person. */
export function ShortcutKeys({ of }: { of: ShortcutName }) {
  return <Kbd keys={useChords()[of]} />;
}
