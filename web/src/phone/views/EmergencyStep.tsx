import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

/** Leads whoever was refused for want of an emergency address to where it is entered. */
export function EmergencyStep({ numberId }: { numberId: string }) {
  const { t } = useTranslation('phoneExtra');
  return (
    <>
      {' '}
      <Link to="/settings/channels" search={{ number: numberId }} className="link" data-testid="emergency-step">
        {t('emergencyAddress')}
      </Link>
    </>
  );
}
