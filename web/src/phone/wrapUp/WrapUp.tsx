import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * "Wrap-up · 4 s", where the phone otherwise says that it is ready. The seconds are for the eye: a screen reader hears
 * the word once, not a number every second.
 * @param endsAt by `performance.now()`, which no change of the computer's clock moves
 */
export function WrapUp({ endsAt }: { endsAt: number }) {
  const { t } = useTranslation('phone');
  const [now, setNow] = useState(() => performance.now());
  const left = endsAt - now;
  useEffect(() => {
    // At each turn of the second that is shown, so that none is seen twice as long.
    const timer = setTimeout(() => setNow(performance.now()), left % 1_000 || 1_000);
    return () => clearTimeout(timer);
  }, [left]);
  return (
    <span data-testid="wrap-up">
      {t('wrapUp')}{' '}
      <span aria-hidden className="tabular">
        {t('wrapUpLeft', { seconds: Math.max(1, Math.ceil(left / 1_000)) })}
      </span>
    </span>
  );
}
