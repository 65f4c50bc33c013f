import { useTranslation } from 'react-i18next';
import { useEntryText } from '../../calls/useEntryText.ts';
import { clock } from '../../ui/dates.ts';
import styles from './Trial.module.css';
import { linesOf, type TrialEntry } from './walk.ts';
import { isolate, sideBySide } from '../../base/words.ts';

/** What happens to the call, line by line, each with its reason; who is passed over and why. */
export function TrialPath({
  entries,
  order,
  onChoose,
}: {
  entries: readonly TrialEntry[];
  order: ReadonlyMap<string, number>;
  /** A line's step was chosen. */
  onChoose: (nodeId: string) => void;
}) {
  const { t } = useTranslation(['automation', 'calls']);
  const textOf = useEntryText();
  const nameOf = (entry: TrialEntry) => entry.parameters.find(({ name }) => name === 'name')?.value ?? '';
  return (
    <ol className={styles['path']} data-testid="try-path">
      {linesOf(entries, order).map(({ entry, after, order: number, skipped }) => {
        const { title, reason } = textOf(entry);
        const { nodeId } = entry;
        return (
          <li key={entry.id} data-name={entry.name} data-inner={number === undefined || undefined}>
            <time>{clock(after)}</time>
            <span className={styles['order']}>{number}</span>
            <div>
              {nodeId === null || nodeId === undefined || nodeId === '' ? (
                <b>{title}</b>
              ) : (
                <button type="button" onClick={() => onChoose(nodeId)}>
                  {title}
                </button>
              )}
              {reason === undefined ? null : <p>{reason}</p>}
              {skipped.length === 0 ? null : (
                <p className={styles['skipped']}>
                  {t('try.skipped', {
                    who: sideBySide(skipped.map((each) => `${isolate(nameOf(each))}: ${textOf(each).reason ?? ''}`)),
                  })}
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
