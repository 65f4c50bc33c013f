import { Button, Select, TextInput, Tooltip, VisuallyHidden } from '@mantine/core';
import { useId } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isExtension } from '../../numbers/flow/extensions.ts';
import type { Everybody } from '../../numbers/flow/WhoFields.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { useContactMatches } from '../../phone/views/useContactMatches.ts';
import { formatPhone, toE164 } from '../../ui/numbers.ts';
import { TimeField } from '../../ui/TimeField.tsx';
import { TimezonePicker } from '../../ui/TimezonePicker.tsx';
import { Words } from '../../ui/Words.tsx';
import type { Flow } from '../flow/nodes.ts';
import { presenceIn, type TrialPeople, turned } from './people.ts';
import styles from './Trial.module.css';

/** A trial as it is typed. */
export interface TrialValues extends TrialPeople {
  readonly date: string;
  readonly time: string;
  readonly timezone: string;
  readonly caller: string;
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
  const { t } = useTranslation(['automation', 'common']);
  const id = useId();
  const { people } = everybody;
  const caller = toE164(values.caller) ?? '';
  const [known] = useContactMatches(caller);
  const name = known?.rows?.find(
    ({ phoneNumber, fullName }) => phoneNumber === caller && fullName !== formatPhone(phoneNumber),
  )?.fullName;
  // Who is busy rings too where a step says so.
  const reachable = people.filter((person) => !values.offline.includes(person.id));
  const everybodyThere = people.every((person) => values.available.includes(person.id));
  const phones = [...new Set(flow.nodes.flatMap(({ phoneNumber }) => phoneNumber || []))];
  const extensions = flow.nodes.some(({ choices }) => choices.some(({ key }) => isExtension(key)));
  const wordsFor = (person: (typeof people)[number], as: TrialPeople) =>
    t('try.person', { name: person.name, state: t(`common:presence.${presenceIn(as, person.id)}`) });
  // What a press came to is read out, since the name of what has the focus is not read again.
  const [said, setSaid] = useState('');
  const turn = (person: (typeof people)[number]) => {
    const next = turned(values, person.id);
    onChange({ ...next, ...(next.offline.includes(values.answers) ? { answers: '' } : {}) });
    setSaid(wordsFor(person, next));
  };
  return (
    <div className={styles['form']}>
      <div className={styles['two']}>
        <DateField
          size="sm"
          label={t('try.date')}
          value={values.date}
          onChange={(date) => onChange({ date })}
          error={wrong === 'at' ? t('try.noTime') : undefined}
          data-testid="try-date"
        />
        <TimeField
          size="sm"
          label={t('try.time')}
          value={values.time}
          onChange={(time) => onChange({ time })}
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
          description={name === undefined ? undefined : <Words data-testid="try-caller-name">{name}</Words>}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
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
        <div
          className={styles['people']}
          role="group"
          aria-labelledby={id}
          aria-describedby={people.length === 0 ? undefined : `${id}-people`}
        >
          {people.map((person) => {
            const words = wordsFor(person, values);
            const presence = presenceIn(values, person.id);
            return (
              <Tooltip key={person.id} label={words}>
                <button type="button" data-presence={presence} onClick={() => turn(person)} data-testid="try-person">
                  <Avatar name={person.name} size={30} presence={presence} />
                  <VisuallyHidden>{words}</VisuallyHidden>
                </button>
              </Tooltip>
            );
          })}
          {people.length > 1 ? (
            <Button
              size="compact-xs"
              variant="subtle"
              onClick={() => {
                const ids = people.map((person) => person.id);
                onChange(
                  everybodyThere ? { available: [], offline: ids, answers: '' } : { available: ids, offline: [] },
                );
              }}
            >
              {t(everybodyThere ? 'try.nobody' : 'try.all')}
            </Button>
          ) : null}
        </div>
        <VisuallyHidden role="status">{said}</VisuallyHidden>
        {people.length === 0 ? null : (
          <p id={`${id}-people`} className={styles['below']}>
            {t('try.availableHint')}
          </p>
        )}
      </div>
      <Select
        size="sm"
        label={t('try.answers')}
        data={[
          { value: '', label: t('try.nobodyAnswers') },
          ...reachable.map((person) => ({ value: person.id, label: person.name })),
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
