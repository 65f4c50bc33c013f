import { IconUser } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import styles from './Avatar.module.css';
import { initials, tintOf } from './initials.ts';
import { lettersOf } from '../base/words.ts';

export type Presence = 'AVAILABLE' | 'BUSY' | 'OFFLINE';

/**
 * A person's circle: their picture, else initials in a tint of their own, or a figure for somebody unknown. Decoration:
 * the name stands beside it.
 */
export function Avatar({
  name,
  image,
  size = 32,
  presence,
  badge,
  shape = 'round',
}: {
  name?: string | null | undefined;
  /** Address of a picture (Media.url). */
  image?: string | null | undefined;
  size?: number;
  presence?: Presence | undefined;
  /** Stands at the lower right, such as the channel of the last message. */
  badge?: ReactNode;
  shape?: 'round' | 'square';
}) {
  // Its link ends after minutes: what can't be fetched any more gives way to the initials.
  const [gone, setGone] = useState<string>();
  const full = initials(name ?? '');
  // A small square is a workspace's sign: one letter is all that can be read.
  const letters = shape === 'square' && size < 32 ? (lettersOf(full)[0] ?? '') : full;
  const tint = letters === '' ? 7 : tintOf(name ?? '');
  return (
    <span
      className={styles['avatar']}
      data-shape={shape}
      aria-hidden
      style={{
        width: size,
        height: size,
        fontSize: Math.round(size * (size > 48 ? 0.32 : letters.length === 1 ? 0.5 : 0.36)),
        background: `var(--t${tint})`,
        color: `var(--t${tint}-on)`,
      }}
    >
      {image && image !== gone ? (
        <img src={image} alt="" onError={() => setGone(image)} />
      ) : letters === '' ? (
        <IconUser size={Math.round(size * 0.5)} stroke={1.75} />
      ) : (
        letters
      )}
      {presence === undefined ? null : <PresenceDot presence={presence} corner />}
      {badge === undefined ? null : <span className={styles['badge']}>{badge}</span>}
    </span>
  );
}

/** Presence as a shape and a colour: a dot, a dot with a bar, a hollow dot. The word stands beside it. */
export function PresenceDot({ presence, corner = false }: { presence: Presence; corner?: boolean }) {
  return <i className={styles['presence']} data-presence={presence} data-corner={corner || undefined} aria-hidden />;
}
