import { IconPhone } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../ui/Avatar.tsx';
import { formatPhone } from '../../ui/numbers.ts';
import { Words } from '../../ui/Words.tsx';
import type { ContactMatch } from './useContactMatches.ts';
import { stepRows } from './stepRows.ts';
import styles from './views.module.css';

/** Contacts that fit what is typed. The old rows stay until the new ones are there. */
export function ContactMatches({
  list,
  matches,
  isName,
  isCallable,
  onCall,
}: {
  list: RefObject<HTMLUListElement | null>;
  matches: readonly ContactMatch[] | null | undefined;
  isName: boolean;
  /** What is typed may be called as it stands. */
  isCallable: boolean;
  onCall: (to: string) => void;
}) {
  const { t } = useTranslation('phone');

  if (matches === undefined) return <p className={styles['meta']}>{t('dialer.searching')}</p>;
  if (matches === null) return <p className={styles['meta']}>{t('problem.connection')}</p>;
  if (matches.length === 0) {
    const none = isName ? 'dialer.noName' : isCallable ? 'dialer.noMatch' : 'dialer.noContact';
    return <p className={styles['meta']}>{t(none)}</p>;
  }
  return (
    <ul ref={list} className={`${styles['list']} ${styles['scrolls']}`}>
      {matches.map(({ id, fullName, phoneNumber }) => (
        <li key={id}>
          <button
            type="button"
            className={styles['row']}
            data-testid="contact-match"
            onKeyDown={stepRows}
            onClick={() => onCall(phoneNumber)}
          >
            <Avatar name={fullName} size={32} />
            <span className={styles['rowText']}>
              <Words as="strong">{fullName}</Words>
              <span>{formatPhone(phoneNumber)}</span>
            </span>
            <IconPhone size={18} stroke={1.75} aria-label={t('dialer.callName', { name: fullName })} />
          </button>
        </li>
      ))}
    </ul>
  );
}
