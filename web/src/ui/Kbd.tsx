import styles from './Kbd.module.css';

const apple = /Mac|iPhone|iPad/.test(navigator.userAgent);
const NAMES: Record<string, string> = apple
  ? { mod: '⌘', shift: '⇧', alt: '⌥', ctrl: '⌃', enter: '↵', escape: 'Esc' }
  : { mod: 'Ctrl', shift: 'Shift', alt: 'Alt', ctrl: 'Ctrl', enter: '↵', escape: 'Esc' };

/** A shortcut such as `mod+K`, written as this machine's keyboard has it. */
export function Kbd({ keys }: { keys: string }) {
  return (
    <span className={styles['keys']}>
      {keys.split('+').map((key) => (
        <kbd key={key}>{NAMES[key.toLowerCase()] ?? key}</kbd>
      ))}
    </span>
  );
}
