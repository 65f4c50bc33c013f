import { IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../ui/Avatar.tsx';
import { formatPhone } from '../ui/numbers.ts';
import { Words } from '../ui/Words.tsx';
import styles from './ContactDetails.module.css';

/** Who somebody is that becomes no contact, having no phone number to show, and what can't be done with them. */
export function PeerDetails({ address, kind }: { address: string; kind: 'SHORT_CODE' | 'NAMED_SENDER' | 'HIDDEN' }) {
  const { t } = useTranslation('ui');
  return (
    <div className={styles['details']} data-testid="peer-details">
      <div className={styles['who']}>
        <Avatar size={56} />
        <div>
          <Words as="h2">{formatPhone(address)}</Words>
          {kind === 'HIDDEN' ? null : <p>{t(`peer.kind.${kind}`)}</p>}
        </div>
      </div>
      <ul className={styles['facts']}>
        <li>
          <IconInfoCircle size={17} stroke={1.75} aria-hidden />
          <span>{t(`peer.about.${kind}`)}</span>
        </li>
      </ul>
    </div>
  );
}
