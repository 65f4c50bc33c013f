import { Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Condition, Node } from '../flow/nodes.ts';

const SUBJECTS = [
  'CONTACT_VIP',
  'CONTACT_TAG',
  'CALLER_COUNTRY',
  'CALLER_NUMBER',
  'CALLER_ANONYMOUS',
  'KEYS',
  'VARIABLE',
] as const;
const OPERATORS = {
  CALLER_COUNTRY: ['ONE_OF', 'IS', 'IS_NOT'],
  CALLER_NUMBER: ['STARTS_WITH', 'IS', 'IS_NOT', 'ONE_OF'],
  CALLER_ANONYMOUS: ['IS', 'IS_NOT'],
  CONTACT_TAG: ['ONE_OF', 'IS', 'IS_NOT'],
  CONTACT_VIP: ['IS', 'IS_NOT'],
  KEYS: ['IS', 'IS_NOT', 'STARTS_WITH', 'ONE_OF'],
  VARIABLE: ['IS', 'IS_NOT', 'STARTS_WITH', 'ONE_OF'],
} as const;
type Subject = keyof typeof OPERATORS;

/** A contact has several tags, so that they are not, but include. */
const wordOf = (subject: Subject, operator: string) =>
  subject === 'CONTACT_TAG'
    ? (`condition.has.${operator as 'IS'}` as const)
    : (`condition.operators.${operator as 'IS'}` as const);

/** What a fork asks about the caller or about what came before. */
export function ConditionFields({
  node,
  set,
  wrong,
}: {
  node: Node;
  set: (part: Partial<Node>, about?: string) => void;
  wrong: (field: string) => string | undefined;
}) {
  const { t } = useTranslation('automation');
  const condition: Condition = node.condition ?? {
    subject: 'CALLER_ANONYMOUS',
    operator: 'IS',
    name: null,
    values: [],
  };
  const change = (part: Partial<Condition>, about?: string) => set({ condition: { ...condition, ...part } }, about);
  const subject = (condition.subject in OPERATORS ? condition.subject : 'CALLER_ANONYMOUS') as Subject;
  return (
    <>
      <Select
        label={t('condition.subject')}
        data={SUBJECTS.map((value) => ({ value, label: t(`condition.${value}.label`) }))}
        value={subject}
        onChange={(value) => value && change({ subject: value, operator: OPERATORS[value][0], name: null, values: [] })}
        allowDeselect={false}
        data-testid="step-subject"
      />
      {subject === 'VARIABLE' ? (
        <TextInput
          label={t('set.name')}
          maxLength={40}
          value={condition.name ?? ''}
          onChange={({ currentTarget }) => change({ name: currentTarget.value }, 'condition.name')}
        />
      ) : null}
      <Select
        label={t('condition.operator')}
        data={OPERATORS[subject].map((value) => ({ value, label: t(wordOf(subject, value)) }))}
        value={condition.operator}
        onChange={(operator) => operator && change({ operator })}
        allowDeselect={false}
        {...(subject === 'CONTACT_VIP' ? { description: t('condition.CONTACT_VIP.hint') } : {})}
        data-testid="step-operator"
      />
      {subject === 'CALLER_ANONYMOUS' || subject === 'CONTACT_VIP' ? null : (
        <Values
          hint={t(`condition.${subject}.hint`)}
          values={condition.values}
          error={wrong('condition')}
          onChange={(values) => change({ values }, 'condition.values')}
        />
      )}
    </>
  );
}

const valuesIn = (typed: string): readonly string[] =>
  typed
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Several values, with commas between them. */
function Values({
  hint,
  values,
  error,
  onChange,
}: {
  hint: string;
  values: readonly string[];
  error: string | undefined;
  onChange: (values: readonly string[]) => void;
}) {
  const { t } = useTranslation('automation');
  const saved = values.join(', ');
  // A comma that was just typed stays; undo and other people change it, too.
  const [typed, setTyped] = useState({ text: saved, means: saved });
  return (
    <TextInput
      label={t('condition.values')}
      description={hint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={typed.means === saved ? typed.text : saved}
      error={error}
      onChange={({ currentTarget }) => {
        const read = valuesIn(currentTarget.value);
        setTyped({ text: currentTarget.value, means: read.join(', ') });
        onChange(read);
      }}
      data-testid="step-values"
    />
  );
}
