import { useTranslation } from 'react-i18next';
import { refusalOf } from '../base/relay/refusal.ts';
import { clock } from './dates.ts';
import { toast } from './toast.ts';
import { useCountdown } from './useCountdown.ts';
import styles from './CodeForm.module.css';
import { waitOf } from './useThrottle.ts';

/** Asks for another code once its time has come (defaults 1.1). `resend` tells how many seconds until the next one. */
export function ResendCode({
  initialSeconds,
  run,
  resend,
}: {
  initialSeconds: number;
  /** The form's own, so that a refusal stands where the others do. */
  run: (action: () => Promise<void>) => Promise<unknown>;
  resend: () => Promise<number>;
}) {
  const { t } = useTranslation('signIn');
  const [wait, start] = useCountdown(initialSeconds);
  const ask = () =>
    run(async () => {
      try {
        start(await resend());
        toast.success(t('code.resent'));
      } catch (error) {
        const seconds = waitOf(refusalOf(error));
        if (seconds !== undefined) start(seconds);
        throw error;
      }
    });
  return (
    <p className={styles['missing']}>
      {t('code.missing')}{' '}
      {wait > 0 ? (
        <span className="tabular">{t('code.wait', { time: clock(wait) })}</span>
      ) : (
        <button type="button" className="link" onClick={() => void ask()}>
          {t('code.resend')}
        </button>
      )}
    </p>
  );
}
