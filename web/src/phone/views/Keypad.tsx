import type { Ref } from 'react';
import styles from './views.module.css';

const KEYS: readonly (readonly [key: string, letters: string])[] = [
  ['1', ''],
  ['2', 'ABC'],
  ['3', 'DEF'],
  ['4', 'GHI'],
  ['5', 'JKL'],
  ['6', 'MNO'],
  ['7', 'PQRS'],
  ['8', 'TUV'],
  ['9', 'WXYZ'],
  ['*', ''],
  ['0', '+'],
  ['#', ''],
];

/**
 * The twelve keys (spec 001 §2): digits for the dialer, tones in a call.
 * @param first the first of them, for whoever opens the keypad by keys
 */
export function Keypad({ onKey, first }: { onKey: (key: string) => void; first?: Ref<HTMLButtonElement> }) {
  return (
    <div className={styles['pad']}>
      {KEYS.map(([key, letters], index) => (
        <button
          key={key}
          ref={index === 0 ? first : undefined}
          type="button"
          className={styles['key']}
          data-testid={`key-${key}`}
          onClick={() => onKey(key)}
        >
          {key}
          {letters === '' ? null : <span>{letters}</span>}
        </button>
      ))}
    </div>
  );
}
