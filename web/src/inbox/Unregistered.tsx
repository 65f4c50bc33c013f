import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMe } from '../people/useMe.ts';
import styles from './Composer.module.css';

/** Why nothing is texted from a number, and the way to whoever can change it. */
export function Unregistered({ phoneNumberId, isTollFree }: { phoneNumberId: string; isTollFree: boolean }) {
  const { t } = useTranslation('inbox');
  const mayRegister = useMe().whyNot('COMPLAINCE', 'UPDATE') === undefined;
  return (
    <p className={styles['closed']} role="status" data-testid="composer-unregistered">
      {t('channel.why.UNREGISTERED')}{' '}
      {mayRegister ? (
        <Link to="/settings/compliance" search={isTollFree ? { number: phoneNumberId } : {}} className="link">
          {t('channel.register')}
        </Link>
      ) : (
        t('channel.whoRegisters')
      )}
    </p>
  );
}
