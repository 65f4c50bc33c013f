import { CloseButton, Progress } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { figure } from '../../ui/counted.ts';
import { serverNow } from '../../base/relay/serverClock.ts';
import { type ContactImport, failedOf, useContactImport } from './useContactImport.ts';
import styles from './Import.module.css';

/** How far an import is, in the corner of the page; done, it leads to the report. */
export function ImportProgress({
  id,
  onDone,
  onReport,
  onClose,
}: {
  id: string;
  /** Contacts have changed. */
  onDone: () => void;
  onReport: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('imports');
  const { found } = useContactImport(id);
  const done = found?.state.startsWith('DONE') === true;
  const tell = useEffectEvent(onDone);
  useEffect(() => {
    if (done) tell();
  }, [done]);
  if (found === undefined || (found.state !== 'IMPORTING' && !done)) return null;
  const failed = failedOf(found);
  return (
    <section className={styles['corner']} aria-label={t('running')} data-testid="import-progress">
      {done ? (
        <>
          <div className={styles['cornerHead']}>
            <IconCircleCheck size={18} className={styles['good']} aria-hidden />
            <h2 className={styles['strong']}>{t('complete')}</h2>
            <CloseButton aria-label={t('close')} onClick={onClose} />
          </div>
          <p role="status">
            {t('imported', { count: found.done, written: figure(found.done) })}
            {failed === 0 ? null : ` ${t('failedRows', { count: failed, written: figure(failed) })}`}
          </p>
          <button type="button" className={styles['link']} onClick={onReport} data-testid="import-view-report">
            {t('viewReport')}
          </button>
        </>
      ) : (
        <Running found={found} />
      )}
    </section>
  );
}

function Running({ found }: { found: ContactImport }) {
  const { t } = useTranslation('imports');
  const { done, ready, startedAt } = found;
  const percent = ready === 0 ? 0 : Math.floor((done / ready) * 100);
  const seconds = Math.max(1, (serverNow() - Date.parse(String(startedAt))) / 1_000);
  const rate = Math.round(done / seconds);
  return (
    <>
      <h2 className={styles['strong']}>{t('running')}</h2>
      <div className={styles['cornerHead']}>
        <p>
          <strong>{figure(done)}</strong> <span className={styles['muted']}>{t('of', { rows: figure(ready) })}</span>
        </p>
        <span className="tabular">{`${percent}%`}</span>
      </div>
      <Progress value={percent} aria-label={t('running')} />
      <p className={styles['muted']}>{rate === 0 ? '' : t('rate', { count: rate, written: figure(rate) })}</p>
      <p role="status" className={styles['muted']}>
        {t('pulling')}
      </p>
    </>
  );
}
