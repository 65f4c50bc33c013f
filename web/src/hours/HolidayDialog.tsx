import { Button, Loader, Modal, SegmentedControl, Select, Switch, Textarea, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type FormEvent, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSounds } from '../sounds/useSounds.ts';
import { DateField } from '../ui/DateField.tsx';
import { Blocks } from './Blocks.tsx';
import styles from './Holidays.module.css';
import { closedOn, type Holiday, isYearly, LONGEST_NAME, wholeDate } from './holidays.ts';
import { hoursProblem, MOST_BLOCKS, nextBlock } from './workingHours.ts';

const MORNING = { start: '09:00', end: '13:00' };

/** A holiday: which day, what is different then, and what callers hear. Kept in the form; saved with it. */
export function HolidayDialog({
  holiday,
  others,
  today,
  onKeep,
  onClose,
}: {
  /** Undefined: a new one. */
  holiday: Holiday | undefined;
  others: readonly Holiday[];
  today: string;
  onKeep: (holiday: Holiday) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation(['holidays', 'common', 'notifications']);
  const [value, setValue] = useState(holiday ?? closedOn('', ''));
  const [day, setDay] = useState(holiday ? wholeDate(holiday.date, today.slice(0, 4)) : '');
  const [yearly, setYearly] = useState(holiday !== undefined && isYearly(holiday.date));
  const [tried, setTried] = useState(false);
  const change = (part: Partial<Holiday>) => setValue({ ...value, ...part });
  const date = yearly ? day.slice(5) : day;
  const open = value.blocks.length > 0;
  const problem = open
    ? hoursProblem({ enabled: true, timezone: 'UTC', days: [{ weekday: 1, blocks: value.blocks }] })
    : undefined;
  const wrong = {
    name: value.name.trim() === '' ? t('name.missing') : undefined,
    date: day === '' ? t('date.missing') : others.some((other) => other.date === date) ? t('date.taken') : undefined,
    hours:
      problem === undefined
        ? undefined
        : t(problem === 'overlap' ? 'notifications:hours.overlap' : 'notifications:schedule.badTime'),
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The page's form is around this one, as React sees it.
    event.stopPropagation();
    setTried(true);
    if (wrong.name || wrong.date || wrong.hours) return;
    onKeep({ ...value, name: value.name.trim(), date });
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(holiday ? 'change' : 'add')}
      radius="xl"
      closeButtonProps={{ 'aria-label': t('common:close') }}
      data-testid="holiday"
    >
      <form className={styles['form']} onSubmit={submit} noValidate>
        <TextInput
          label={t('name.label')}
          maxLength={LONGEST_NAME}
          value={value.name}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
          error={tried ? wrong.name : undefined}
          data-autofocus
          data-testid="holiday-name"
        />
        <DateField
          label={t('date.label')}
          value={day}
          onChange={setDay}
          error={tried ? wrong.date : undefined}
          data-testid="holiday-date"
        />
        <Switch
          label={t('yearly')}
          checked={yearly}
          onChange={({ currentTarget }) => setYearly(currentTarget.checked)}
          data-testid="holiday-yearly"
        />
        <SegmentedControl
          aria-label={t('hours')}
          withItemsBorders={false}
          value={open ? 'open' : 'closed'}
          onChange={(next) => change({ blocks: next === 'open' ? [MORNING] : [] })}
          data={[
            { value: 'closed', label: t('closed') },
            { value: 'open', label: t('ownHours') },
          ]}
          data-testid="holiday-open"
        />
        {open ? (
          <div className={styles['form']}>
            <Blocks
              day={value.name.trim() || t('add')}
              blocks={value.blocks}
              onChange={(blocks) => change({ blocks })}
            />
            {tried && wrong.hours ? (
              <p className={styles['note']} role="alert">
                {wrong.hours}
              </p>
            ) : null}
            {value.blocks.length < MOST_BLOCKS ? (
              <div>
                <Button
                  variant="default"
                  size="sm"
                  leftSection={<IconPlus size={16} stroke={1.75} />}
                  onClick={() => change({ blocks: [...value.blocks, nextBlock(value.blocks)] })}
                >
                  {t('moreHours')}
                </Button>
              </div>
            ) : null}
          </div>
        ) : null}
        <Switch
          label={t('midnight.label')}
          description={t('midnight.hint')}
          checked={value.closesAtMidnight}
          onChange={({ currentTarget }) => change({ closesAtMidnight: currentTarget.checked })}
          data-testid="holiday-midnight"
        />
        <Suspense fallback={<Loader size="sm" />}>
          <Greeting value={value} onChange={change} />
        </Suspense>
        <div className={styles['end']}>
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" data-testid="holiday-keep">
            {t(holiday ? 'keep' : 'add')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

/** What callers hear on that day before the call goes where closed calls go. */
function Greeting({ value, onChange }: { value: Holiday; onChange: (part: Partial<Holiday>) => void }) {
  const { t } = useTranslation('holidays');
  const sounds = useSounds();
  const [worded, setWorded] = useState(value.say !== '');
  const chosen = worded ? 'say' : value.soundId || (value.sound ? 'ours' : '');
  return (
    <>
      <Select
        label={t('greeting.label')}
        description={t('greeting.hint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data={[
          { value: '', label: t('greeting.none') },
          { value: 'say', label: t('greeting.say') },
          ...(value.sound ? [{ value: 'ours', label: t('greeting.ours') }] : []),
          ...sounds.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={chosen}
        onChange={(next) => {
          setWorded(next === 'say');
          const own = next !== null && !['', 'say', 'ours'].includes(next);
          onChange({ say: '', soundId: own ? next : '', sound: next === 'ours' ? value.sound : '' });
        }}
        allowDeselect={false}
        data-testid="holiday-greeting"
      />
      {worded ? (
        <Textarea
          label={t('greeting.words')}
          autosize
          minRows={2}
          maxLength={500}
          value={value.say}
          onChange={({ currentTarget }) => onChange({ say: currentTarget.value })}
          data-testid="holiday-say"
        />
      ) : null}
    </>
  );
}
