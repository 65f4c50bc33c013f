import { ActionIcon, Button, Input } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../base/lazyPart.ts';
import { useZones } from '../base/relay/askZone.ts';
import { dayIn } from '../ui/clocks.ts';
import { holidayName, wallTimes } from '../ui/dates.ts';
import { useNow } from '../ui/useNow.ts';
import { Words } from '../ui/Words.tsx';
import { HolidayDialog } from './HolidayDialog.tsx';
import styles from './Holidays.module.css';
import { type Holiday, holidayOn, inOrder, isYearly, MOST_HOLIDAYS } from './holidays.ts';
import { sideBySide } from '../base/words.ts';

/** Reads files, which few people ever do. */
const CalendarImport = lazyPart(async () => ({ default: (await import('./CalendarImport.tsx')).CalendarImport }));

/** The days that have other hours than their weekday: in the order in which they come, and how to add, change and remove them. */
export function HolidayList({
  holidays,
  onChange,
  timezone,
  error,
}: {
  holidays: readonly Holiday[];
  onChange: (holidays: Holiday[]) => void;
  /** On whose clocks it is today, and the holidays are. */
  timezone: string;
  error: string | undefined;
}) {
  const { t } = useTranslation('holidays');
  const [edited, setEdited] = useState<Holiday | 'new'>();
  useZones(timezone);
  const today = dayIn(timezone, useNow());
  const closedToday = holidayOn(holidays, today);
  const full = holidays.length >= MOST_HOLIDAYS;
  const without = (holiday: Holiday) => holidays.filter((other) => other !== holiday);
  const keep = (holiday: Holiday) => {
    onChange(inOrder([...(edited === 'new' || edited === undefined ? holidays : without(edited)), holiday], today));
    setEdited(undefined);
  };
  return (
    <section className={styles['holidays']} aria-label={t('title')} data-testid="holidays">
      <p className={styles['title']}>{t('title')}</p>
      <p className={styles['note']} data-testid="holiday-today">
        {closedToday === undefined
          ? t('lead')
          : t(closedToday.blocks.length === 0 ? 'closedToday' : 'otherToday', { name: closedToday.name })}
      </p>
      {holidays.length === 0 ? null : (
        <ul className={styles['list']}>
          {inOrder(holidays, today).map((holiday) => (
            <li key={holiday.date} data-testid={`holiday-${holiday.date}`}>
              <span className={styles['what']}>
                <Words>{holiday.name}</Words>
                <small>{inWords(t, holiday, today)}</small>
              </span>
              <span>
                <ActionIcon aria-label={t('edit', { name: holiday.name })} onClick={() => setEdited(holiday)}>
                  <IconPencil size={16} stroke={1.75} />
                </ActionIcon>
                <ActionIcon aria-label={t('remove', { name: holiday.name })} onClick={() => onChange(without(holiday))}>
                  <IconTrash size={16} stroke={1.75} />
                </ActionIcon>
              </span>
            </li>
          ))}
        </ul>
      )}
      {error === undefined ? null : (
        <Input.Error role="alert" data-testid="holidays-error">
          {error}
        </Input.Error>
      )}
      <div className={styles['actions']}>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconPlus size={16} stroke={1.75} />}
          disabled={full}
          onClick={() => setEdited('new')}
          data-testid="holiday-add"
        >
          {t('add')}
        </Button>
        <Suspense>
          <CalendarImport
            holidays={holidays}
            today={today}
            disabled={full}
            onTake={(taken) => onChange(inOrder([...holidays, ...taken], today))}
          />
        </Suspense>
      </div>
      {full ? <p className={styles['note']}>{t('full', { most: MOST_HOLIDAYS })}</p> : null}
      {edited === undefined ? null : (
        <HolidayDialog
          holiday={edited === 'new' ? undefined : edited}
          others={edited === 'new' ? holidays : without(edited)}
          today={today}
          onKeep={keep}
          onClose={() => setEdited(undefined)}
        />
      )}
    </section>
  );
}

/** When it is, and what is different then. */
function inWords(
  t: TFunction<'holidays'>,
  { date, blocks, closesAtMidnight, say, soundId, sound }: Holiday,
  today: string,
): string {
  const hours = blocks.map((block) => wallTimes(block)).join(', ');
  return sideBySide([
    holidayName(date),
    ...(isYearly(date) ? [t('everyYear')] : date < today ? [t('over')] : []),
    hours === '' ? t('closed') : t('open', { hours }),
    ...(closesAtMidnight ? [t('midnight.short')] : []),
    ...(say || soundId || sound ? [t('greeting.short')] : []),
  ]);
}
