import { useTranslation } from 'react-i18next';
import { figure } from '../../ui/counted.ts';
import { writtenMoment } from '../../ui/dates.ts';
import type { ListedImport } from './useImports.ts';
import styles from './Import.module.css';

/** As many as fit below the place for a file. */
const SHOWN = 5;

/** The last imports, with their reports. */
export function EarlierImports({
  imports,
  onReport,
}: {
  imports: readonly ListedImport[];
  onReport: (id: string) => void;
}) {
  const { t } = useTranslation('imports');
  if (imports.length === 0) return null;
  return (
    <section className={styles['earlier']}>
      <h3 className={styles['strong']}>{t('file.earlier')}</h3>
      <ul>
        {imports.slice(0, SHOWN).map(({ id, fileName, startedAt, done }) => (
          <li key={id}>
            <span>{fileName}</span>
            <span className={styles['muted']}>{writtenMoment(new Date(String(startedAt)))}</span>
            <span className={styles['muted']}>{t('imported', { count: done, written: figure(done) })}</span>
            <button type="button" className={styles['link']} onClick={() => onReport(id)}>
              {t('viewReport')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
