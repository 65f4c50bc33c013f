import { Progress } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ErasureProgress_erasure$key } from '../__generated__/ErasureProgress_erasure.graphql.ts';
import { figure } from '../ui/counted.ts';
import styles from './Erasure.module.css';

/** How far an erasure is, part by part. */
export function ErasureProgress({ erasure }: { erasure: ErasureProgress_erasure$key }) {
  const { t } = useTranslation('erasure');
  const { parts } = useFragment(
    graphql`
      fragment ErasureProgress_erasure on Erasure {
        parts {
          part
          done
          total
          finished
        }
      }
    `,
    erasure,
  );
  // What follows the last that is done is under way.
  const current = parts.findIndex(({ finished }) => !finished);
  return (
    <ul className={styles['parts']} aria-label={t('progress')} data-testid="erasure-progress">
      {parts.map(({ part, done, total, finished }, index) => {
        const words = finished
          ? t('erased', { count: done, written: figure(done) })
          : index === current && total > 0
            ? t('of', { done: figure(done), total: figure(total) })
            : t(index === current ? 'counting' : 'waiting');
        const percent = finished ? 100 : total === 0 ? 0 : Math.floor((done / total) * 100);
        return (
          <li key={part} className={styles['part']}>
            <span>{t(`part.${part}`)}</span>
            <span className={`${styles['quiet'] ?? ''} tabular`}>{words}</span>
            <Progress value={percent} aria-label={t(`part.${part}`)} />
          </li>
        );
      })}
    </ul>
  );
}
