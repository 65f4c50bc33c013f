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

/** The twelve keys (spec 001 §2): digits for the dialer, tones in a call. */
export function Keypad({ onKey }: { onKey: (key: string) => void }) {
  return (
    <div className={styles['pad']}>
      {KEYS.map(([key, letters]) => (
        <button key={key} type="button" className={styles['key']} data-testid={`key-${key}`} onClick={() => onKey(key)}>
          {key}
          {letters === '' ? null : <span>{letters}</span>}
        </button>
      ))}
    </div>
  );
}
