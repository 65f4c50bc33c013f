import { IconPhone } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../ui/Avatar.tsx';
import { formatPhone } from '../../ui/numbers.ts';
import { useContactMatches } from './useContactMatches.ts';
import styles from './views.module.css';

/** Contacts that fit what is typed. The old rows stay until the new ones are there. */
export function ContactMatches({ query, onCall }: { query: string; onCall: (to: string) => void }) {
  const { t } = useTranslation('phone');
  const matches = useContactMatches(query);

  if (matches === undefined) return <p className={styles['meta']}>{t('dialer.searching')}</p>;
  if (matches.length === 0) return <p className={styles['meta']}>{t('dialer.noMatch')}</p>;
  return (
    <ul className={styles['list']} style={{ maxHeight: 300, overflowY: 'auto' }}>
      {matches.map(({ id, fullName, phoneNumber }) => (
        <li key={id}>
          <button
            type="button"
            className={styles['row']}
            data-testid="contact-match"
            onClick={() => onCall(phoneNumber)}
          >
            <Avatar name={fullName} size={32} />
            <span className={styles['rowText']}>
              <strong>{fullName}</strong>
              <span>{formatPhone(phoneNumber)}</span>
            </span>
            <IconPhone size={18} stroke={1.75} aria-label={t('dialer.callName', { name: fullName })} />
          </button>
        </li>
      ))}
    </ul>
  );
}
