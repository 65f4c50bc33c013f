import { IconAddressBook, IconChevronRight, IconInbox, IconPhone } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Card } from '../ui/Card.tsx';
import styles from './StartCard.module.css';

const ENTRIES = [
  { name: 'inbox', path: '/inbox', icon: IconInbox },
  { name: 'calls', path: '/channels/calls/history', icon: IconPhone },
  { name: 'contacts', path: '/connections/contacts', icon: IconAddressBook },
] as const;

/** Where work happens. */
export function StartCard() {
  const { t } = useTranslation('home');
  return (
    <Card title={t('start.title')}>
      <ul className={styles['list']}>
        {ENTRIES.map(({ name, path, icon: EntryIcon }) => (
          <li key={name}>
            <Link to={path}>
              <span aria-hidden>
                <EntryIcon size={18} stroke={1.75} />
              </span>
              <div>
                <b>{t(`start.${name}`)}</b>
                <p>{t(`start.${name}Hint`)}</p>
              </div>
              <IconChevronRight size={16} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
