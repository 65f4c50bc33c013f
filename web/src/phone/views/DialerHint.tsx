import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './views.module.css';
import type { NoNumber } from './whyNoNumber.ts';

/** What stands under the dialer's field: that Enter calls, or why what is typed is no number and what to do about it. */
export function DialerHint({ why }: { why: NoNumber | undefined }) {
  const { t } = useTranslation('phone');
  const hint = t('dialer.hint');
  return why === undefined ? (
    hint
  ) : (
    // What is typed does not wait for these words.
    <Suspense fallback={hint}>
      <Why why={why} />
    </Suspense>
  );
}

function Why({ why }: { why: NoNumber }) {
  const { t } = useTranslation('phoneExtra');
  return (
    // Who is still typing has made no mistake.
    <span className={why === 'short' ? undefined : styles['mistyped']} data-testid="dialer-why">
      {t(`noNumber.${why}`)}
    </span>
  );
}
