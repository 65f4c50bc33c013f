import { useTranslation } from 'react-i18next';
import { Words } from '../ui/Words.tsx';
import styles from './Tags.module.css';
import type { Tag } from './tag.ts';

/** Tags as colored words; what does not fit is counted, and named on hover and to screen readers. */
export function TagChips({ tags, most = 3, small = false }: { tags: readonly Tag[]; most?: number; small?: boolean }) {
  const { t } = useTranslation('tags');
  if (tags.length === 0) return null;
  const hidden = tags.slice(most);
  return (
    <span
      className={styles['chips']}
      data-small={small || undefined}
      title={tags.map(({ name }) => name).join(', ')}
      data-testid="tag-chips"
    >
      <span className="visually-hidden">{t('label')}</span>
      {tags.slice(0, most).map(({ id, name, backgroundColor, color }) => (
        <Words key={id} className={styles['chip']} style={{ backgroundColor, color }}>
          {name}
        </Words>
      ))}
      {hidden.length === 0 ? null : (
        <span className={styles['more']}>
          <span aria-hidden>{`+${hidden.length}`}</span>
          <span className="visually-hidden">{hidden.map(({ name }) => name).join(', ')}</span>
        </span>
      )}
    </span>
  );
}
