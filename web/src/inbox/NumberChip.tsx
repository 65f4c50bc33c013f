import { Menu } from '@mantine/core';
import { IconCheck, IconChevronDown, IconMessage2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatPhone } from '../ui/numbers.ts';
import { PhoneNumber } from '../ui/PhoneNumber.tsx';
import { Words } from '../ui/Words.tsx';
import styles from './Composer.module.css';
import type { SendingNumber } from './useSendingNumbers.ts';

/** The channel and the number that a text goes out by; another one can be chosen. */
export function NumberChip({
  numbers,
  number,
  isMms = false,
  onChoose,
}: {
  numbers: readonly SendingNumber[];
  number: SendingNumber;
  /** Files go along. */
  isMms?: boolean;
  onChoose: (id: string) => void;
}) {
  const { t } = useTranslation('inbox');
  return (
    <Menu position="top-end">
      <Menu.Target>
        <button type="button" className={styles['chip']} data-testid="composer-number">
          <IconMessage2 size={15} stroke={1.75} aria-hidden />
          <b>{t(isMms ? 'composer.mms' : 'composer.sms')}</b>
          <span className={styles['fromWord']}>{t('composer.fromWord')}</span>
          {number.name === formatPhone(number.number) ? null : (
            <Words className={styles['numberName']}>{number.name}</Words>
          )}
          <PhoneNumber number={number.number} />
          <span className="visually-hidden">{t('composer.otherNumber')}</span>
          <IconChevronDown size={14} stroke={2} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('composer.sendFrom')}</Menu.Label>
        {numbers.map(({ id, name, number: value }) => (
          <Menu.Item
            key={id}
            rightSection={id === number.id ? <IconCheck size={16} /> : null}
            onClick={() => onChoose(id)}
          >
            <span className={styles['choice']}>
              <Words>{name}</Words> <PhoneNumber number={value} />
            </span>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
