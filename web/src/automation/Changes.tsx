import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusChip, type Tone } from '../ui/StatusChip.tsx';
import styles from './Editor.module.css';
import type { Change } from './flow/changes.ts';
import type { Words } from './useWords.ts';

const TONES = { added: 'success', changed: 'warning', moved: 'neutral', removed: 'danger' } as const satisfies Record<
  Change['what'],
  Tone
>;

/** What calls will meet otherwise once this is live. @param live the version they meet now */
export function Changes({ changes, live, words }: { changes: readonly Change[]; live: number; words: Words }) {
  const { t } = useTranslation('automation');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <p id={id}>{t(changes.length === 0 ? 'publish.same' : 'publish.changes', { version: live })}</p>
      <ul className={styles['changes']} data-testid="publish-changes">
        {changes.map(({ what, node }) => (
          <li key={node.id}>
            <StatusChip tone={TONES[what]}>{t(`publish.${what}`)}</StatusChip>
            <span>{words.step(node)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
