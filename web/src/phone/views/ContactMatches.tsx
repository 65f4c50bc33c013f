import { IconPhone } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { ContactMatchesQuery } from '../../__generated__/ContactMatchesQuery.graphql.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { formatPhone } from '../../ui/numbers.ts';
import styles from './views.module.css';

/** Matches shown while somebody types (spec 001 §9). */
const LIMIT = 10;

interface Match {
  readonly id: string;
  readonly fullName: string;
  readonly phoneNumber: string;
}

/** Contacts that fit what is typed. The old rows stay until the new ones are there. */
export function ContactMatches({ query, onCall }: { query: string; onCall: (to: string) => void }) {
  const { t } = useTranslation('phone');
  const environment = useRelayEnvironment();
  const [matches, setMatches] = useState<readonly Match[]>();
  useEffect(() => {
    const search = fetchQuery<ContactMatchesQuery>(
      environment,
      graphql`
        query ContactMatchesQuery($query: String!, $limit: Int!) {
          fetchContacts(limit: $limit, filters: { query: $query }) {
            data {
              id
              fullName
              phoneNumber
            }
          }
        }
      `,
      { query, limit: LIMIT },
    ).subscribe({
      next: ({ fetchContacts }) =>
        setMatches(
          fetchContacts.data.flatMap(({ id, fullName, phoneNumber }) =>
            phoneNumber ? [{ id, phoneNumber, fullName: fullName?.trim() || formatPhone(phoneNumber) }] : [],
          ),
        ),
      error: () => setMatches([]),
    });
    return () => search.unsubscribe();
  }, [environment, query]);

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
