import { Button, Select, TextInput, Tooltip, VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useId } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { isExtension } from '../../numbers/flow/extensions.ts';
import type { Everybody } from '../../numbers/flow/WhoFields.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { formatPhone } from '../../ui/numbers.ts';
import { TimezonePicker } from '../../ui/TimezonePicker.tsx';
import type { Flow } from '../flow/nodes.ts';
import styles from './Trial.module.css';

/** A trial as it is typed. */
export interface TrialValues {
  readonly date: string;
  readonly time: string;
  readonly timezone: string;
  readonly caller: string;
  readonly available: readonly string[];
  /** Empty: nobody picks up. */
  readonly answers: string;
  readonly keys: string;
}

/** Who calls, when, who is there and what is pressed. */
export function TrialForm({
  flow,
  values,
  onChange,
  everybody,
  wrong,
}: {
  flow: Flow;
  values: TrialValues;
  onChange: (part: Partial<TrialValues>) => void;
  everybody: Everybody;
  wrong: 'caller' | 'at' | undefined;
}) {
  const { t } = useTranslation('automation');
  const id = useId();
  const { people } = everybody;
  const there = people.filter((person) => values.available.includes(person.id));
  const phones = [...new Set(flow.nodes.flatMap(({ phoneNumber }) => phoneNumber || []))];
  const extensions = flow.nodes.some(({ choices }) => choices.some(({ key }) => isExtension(key)));
  const toggle = (person: string) => {
    const available = values.available.includes(person)
      ? values.available.filter((each) => each !== person)
      : [...values.available, person];
    onChange({
      available,
      ...(available.includes(values.answers) || !values.available.includes(values.answers) ? {} : { answers: '' }),
    });
  };
  return (
    <div className={styles['form']}>
      <div className={styles['two']}>
        <TextInput
          size="sm"
          type="date"
          label={t('try.date')}
          value={values.date}
          onChange={({ currentTarget }) => onChange({ date: currentTarget.value })}
          error={wrong === 'at' ? t('try.noTime') : undefined}
          data-testid="try-date"
        />
        <TextInput
          size="sm"
          type="time"
          label={t('try.time')}
          value={values.time}
          onChange={({ currentTarget }) => onChange({ time: currentTarget.value })}
          data-testid="try-time"
        />
      </div>
      <TimezonePicker
        size="sm"
        label={t('try.zone')}
        value={values.timezone}
        onChange={(timezone) => timezone && onChange({ timezone })}
      />
      <div className={styles['caller']}>
        <TextInput
          size="sm"
          type="tel"
          label={t('try.caller')}
          autoComplete="off"
          value={values.caller}
          onChange={({ currentTarget }) => onChange({ caller: currentTarget.value })}
          error={wrong === 'caller' ? t('try.noCaller') : undefined}
          data-testid="try-caller"
        />
        <TextInput
          size="sm"
          label={t('try.keys')}
          inputMode="tel"
          autoComplete="off"
          value={values.keys}
          onChange={({ currentTarget }) => onChange({ keys: currentTarget.value.replaceAll(/[^\d*# ]/g, '') })}
          aria-describedby={extensions ? `${id}-keys` : undefined}
          data-testid="try-keys"
        />
      </div>
      {extensions ? (
        <p id={`${id}-keys`} className={styles['hint']}>
          {t('try.keysHint')}
        </p>
      ) : null}
      <div>
        <p id={id} className={styles['label']}>
          {t('try.available')}
        </p>
        <div className={styles['people']} role="group" aria-labelledby={id}>
          {people.map((person) => {
            const on = values.available.includes(person.id);
            return (
              <Tooltip key={person.id} label={person.name}>
                <button type="button" aria-pressed={on} onClick={() => toggle(person.id)} data-testid="try-person">
                  <Avatar name={person.name} size={30} />
                  <VisuallyHidden>{person.name}</VisuallyHidden>
                  {on ? (
                    <i aria-hidden>
                      <IconCheck size={10} stroke={3.5} />
                    </i>
                  ) : null}
                </button>
              </Tooltip>
            );
          })}
          {people.length > 1 ? (
            <Button
              size="compact-xs"
              variant="subtle"
              onClick={() =>
                onChange(
                  there.length === people.length
                    ? { available: [], answers: '' }
                    : { available: people.map((person) => person.id) },
                )
              }
            >
              {t(there.length === people.length ? 'try.nobody' : 'try.all')}
            </Button>
          ) : null}
        </div>
      </div>
      <Select
        size="sm"
        label={t('try.answers')}
        data={[
          { value: '', label: t('try.nobodyAnswers') },
          ...there.map((person) => ({ value: person.id, label: person.name })),
          ...phones.map((phone) => ({ value: phone, label: formatPhone(phone) })),
        ]}
        value={values.answers}
        onChange={(answers) => onChange({ answers: answers ?? '' })}
        allowDeselect={false}
        data-testid="try-answers"
      />
    </div>
  );
}
