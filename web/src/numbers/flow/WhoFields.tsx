import { Select, Switch, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { WhoValue } from './flowValues.ts';

export interface Choosable {
  readonly id: string;
  readonly name: string;
}

/** Whom calls can be given to. */
export interface Everybody {
  readonly teams: readonly Choosable[];
  /** By the ids of users. */
  readonly people: readonly Choosable[];
}

/** Teams and people as options, `prefix:id` each. */
export function useWhoOptions({ teams, people }: Everybody) {
  const { t } = useTranslation('numbers');
  const items = (prefix: string, of: readonly Choosable[]) =>
    of.map(({ id, name }) => ({ value: `${prefix}:${id}`, label: name }));
  return [
    { group: t('flow.teams'), items: items('TEAM', teams) },
    { group: t('flow.people'), items: items('USER', people) },
  ].filter((group) => group.items.length > 0);
}

/** `TEAM:id` or `USER:id`; null while nobody is chosen. */
export function whoKey({ teamId, userId }: WhoValue): string | null {
  if (teamId !== '') return `TEAM:${teamId}`;
  return userId === '' ? null : `USER:${userId}`;
}

export function whoFrom(key: string): Pick<WhoValue, 'teamId' | 'userId'> {
  const id = key.slice(key.indexOf(':') + 1);
  return key.startsWith('USER:') ? { teamId: '', userId: id } : { teamId: id, userId: '' };
}

/** A team or a person. */
export function WhoField({
  value,
  onChange,
  everybody,
  error,
  testId,
}: {
  value: WhoValue;
  onChange: (change: Partial<WhoValue>) => void;
  everybody: Everybody;
  error: ReactNode;
  testId: string;
}) {
  const { t } = useTranslation('numbers');
  return (
    <Select
      label={t('flow.who')}
      placeholder={t('flow.choose')}
      data={useWhoOptions(everybody)}
      searchable
      allowDeselect={false}
      value={whoKey(value)}
      onChange={(key) => key !== null && onChange(whoFrom(key))}
      error={error}
      data-testid={`${testId}-who`}
    />
  );
}

/** A phone outside, whether who picks up has to press 1, and which number it sees. */
export function PhoneFields({
  label,
  hint,
  value,
  onChange,
  error,
  testId,
}: {
  label: string;
  hint?: string;
  value: WhoValue;
  onChange: (change: Partial<WhoValue>) => void;
  error: ReactNode;
  testId: string;
}) {
  const { t } = useTranslation('numbers');
  return (
    <>
      <TextInput
        type="tel"
        label={label}
        description={hint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="off"
        value={value.phoneNumber}
        onChange={({ currentTarget }) => onChange({ phoneNumber: currentTarget.value })}
        error={error}
        data-testid={`${testId}-phone`}
      />
      {value.phoneNumber.trim() === '' ? null : (
        <>
          <Switch
            label={t('flow.pressOne.label')}
            description={t('flow.pressOne.hint')}
            checked={value.pressOne}
            onChange={({ currentTarget }) => onChange({ pressOne: currentTarget.checked })}
            data-testid={`${testId}-press-one`}
          />
          <Switch
            label={t('flow.showCaller.label')}
            description={t('flow.showCaller.hint')}
            checked={value.showCaller}
            onChange={({ currentTarget }) => onChange({ showCaller: currentTarget.checked })}
            data-testid={`${testId}-show-caller`}
          />
        </>
      )}
    </>
  );
}
