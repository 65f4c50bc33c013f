import { useSyncExternalStore } from 'react';
import type { Levels } from './PhoneContext.ts';
import styles from './Waveform.module.css';

/** The loudness of what is heard, as bars that move from right to left. Decoration: the words beside it say the state. */
export function Waveform({ levels, small = false }: { levels: Levels; small?: boolean }) {
  const values = useSyncExternalStore(levels.subscribe, levels.snapshot);
  const shown = small ? values.slice(-24) : values;
  return (
    <div className={styles['wave']} data-small={small || undefined} aria-hidden data-testid="phone-waveform">
      {shown.map((value, index) => (
        // The bars have no identity but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <i key={index} style={{ transform: `scaleY(${Math.max(0.08, Math.sqrt(value)).toFixed(2)})` }} />
      ))}
    </div>
  );
}
