import { useTranslation } from 'react-i18next';
import { differencesOf, type Outcome } from '../data.ts';
import styles from './Trial.module.css';

/** How an outcome is said. */
export interface OutcomeWords {
  readonly end: (outcome: Outcome) => string;
  readonly path: (outcome: Outcome) => string;
}

/** What a test expected, and what came of it: only what differs. */
export function Differences({ expected, got, words }: { expected: Outcome; got: Outcome; words: OutcomeWords }) {
  const { t } = useTranslation('automation');
  const differing = differencesOf(expected, got);
  const way = differing.includes('path') && !differing.includes('end');
  const said = way ? words.path : words.end;
  return (
    <dl className={styles['diff']} data-testid="test-difference">
      <dt>{t('tests.expected')}</dt>
      <dd>{said(expected)}</dd>
      <dt>{t('tests.got')}</dt>
      <dd>{said(got)}</dd>
      {differing.includes('path') && !way ? (
        <>
          <dt>{t('tests.way')}</dt>
          <dd>{words.path(got)}</dd>
        </>
      ) : null}
    </dl>
  );
}
