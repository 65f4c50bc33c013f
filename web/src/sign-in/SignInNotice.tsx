import { IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './forms.module.css';

const ERRORS = [
  'google-cancelled',
  'google-failed',
  'google-email-unverified',
  'google-account-deactivated',
  'google-other-linked',
  'google-off',
  'rate-limited',
] as const;
const REASONS = ['ended', 'idle', 'reset', 'membership-ended', 'store'] as const;

/** Why the sign-in page is here: what Google's way in came back with, how the last session ended, or what waits behind it. */
export function SignInNotice({ error, reason }: { error: string | undefined; reason: string | undefined }) {
  const { t } = useTranslation('access');
  const knownError = error === undefined ? undefined : (ERRORS.find((known) => known === error) ?? 'google-failed');
  const knownReason = REASONS.find((known) => known === reason);
  const key = knownError ?? knownReason;
  if (key === undefined) return null;
  return (
    <p className={styles['notice']} role={knownError === undefined ? 'status' : 'alert'} data-error={knownError}>
      <IconInfoCircle size={18} stroke={1.75} aria-hidden />
      <span>{t(`notice.${key}`)}</span>
    </p>
  );
}
