import { Button, Checkbox, FileButton, Modal } from '@mantine/core';
import { IconCalendarDown } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { holidayName } from '../ui/dates.ts';
import type { CalendarDays } from './calendarFile.ts';
import styles from './Holidays.module.css';
import { type Holiday, holidayOn, MOST_HOLIDAYS } from './holidays.ts';

/** Bytes: a country's feasts of a hundred years are far smaller. */
const LARGEST = 1024 * 1024;

/** Takes holidays from a calendar file, after they have been looked at. */
export function CalendarImport({
  holidays,
  today,
  disabled,
  onTake,
}: {
  holidays: readonly Holiday[];
  today: string;
  disabled: boolean;
  onTake: (holidays: Holiday[]) => void;
}) {
  const { t } = useTranslation('holidays');
  const [found, setFound] = useState<CalendarDays>();
  const [problem, setProblem] = useState<string>();
  const resetRef = useRef<() => void>(null);
  const read = async (file: File | null) => {
    if (file === null) return;
    resetRef.current?.();
    setProblem(undefined);
    if (file.size > LARGEST) return setProblem(t('import.tooLarge'));
    try {
      // The reader of calendars is fetched when there is one to read.
      const { holidaysOfCalendar } = await import('./calendarFile.ts');
      const days = holidaysOfCalendar(await file.text(), today);
      if (days.holidays.length === 0) setProblem(t('import.nothing'));
      else setFound(days);
    } catch {
      setProblem(t('import.noCalendar'));
    }
  };
  return (
    <>
      <FileButton
        accept=".ics,text/calendar"
        onChange={(file) => void read(file)}
        resetRef={resetRef}
        disabled={disabled}
      >
        {(button) => (
          <Button
            {...button}
            variant="default"
            size="sm"
            leftSection={<IconCalendarDown size={16} stroke={1.75} />}
            disabled={disabled}
            data-testid="holiday-import"
          >
            {t('import.choose')}
          </Button>
        )}
      </FileButton>
      {problem === undefined ? null : (
        <p className={styles['note']} role="alert" data-testid="import-problem">
          {problem}
        </p>
      )}
      {found === undefined ? null : (
        <Review found={found} holidays={holidays} onTake={onTake} onClose={() => setFound(undefined)} />
      )}
    </>
  );
}

/** What the file holds: each day may be left out, and days that are holidays already are. */
function Review({
  found: { holidays: found, leftOut },
  holidays,
  onTake,
  onClose,
}: {
  found: CalendarDays;
  holidays: readonly Holiday[];
  onTake: (holidays: Holiday[]) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation(['holidays', 'common']);
  const known = new Set(found.filter(({ date }) => holidayOn(holidays, date)).map(({ date }) => date));
  const room = MOST_HOLIDAYS - holidays.length;
  const [chosen, setChosen] = useState(() =>
    found.flatMap(({ date }) => (known.has(date) ? [] : [date])).slice(0, room),
  );
  const take = () => {
    onTake(found.filter(({ date }) => chosen.includes(date)));
    onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('import.title')}
      radius="xl"
      closeButtonProps={{ 'aria-label': t('common:close') }}
      data-testid="holiday-review"
    >
      <div className={styles['form']}>
        <p className={styles['note']}>{t('import.lead')}</p>
        <ul className={styles['found']} aria-label={t('import.title')}>
          {found.map(({ date, name }) => (
            <li key={date}>
              <Checkbox
                label={name}
                description={known.has(date) ? t('import.known', { date: holidayName(date) }) : holidayName(date)}
                checked={chosen.includes(date)}
                disabled={known.has(date) || (chosen.length >= room && !chosen.includes(date))}
                onChange={({ currentTarget }) =>
                  setChosen(currentTarget.checked ? [...chosen, date] : chosen.filter((other) => other !== date))
                }
              />
            </li>
          ))}
        </ul>
        {leftOut > 0 ? <p className={styles['note']}>{t('import.leftOut', { count: leftOut })}</p> : null}
        <div className={styles['end']}>
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button onClick={take} disabled={chosen.length === 0} data-testid="holiday-take">
            {t('import.take', { count: chosen.length })}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
