import { ActionIcon, Select } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ConditionValue } from './ConditionValue.tsx';
import { entryOf, KINDS, kindOfProperty, TESTS } from './fields.ts';
import { PREDICTED } from './predictive.ts';
import { kindOf, newCondition, type Condition, type SegmentField, type SegmentTest } from './rule.ts';
import { isOfInputMethod } from '../ui/typing.ts';
import styles from './Segments.module.css';
import { useFieldName } from './useFieldName.ts';
import type { Choices } from './useChoices.ts';

/** One condition as a sentence: what is looked at, the test, and with what it is compared. Alt and an arrow move it. */
export function ConditionRow({
  condition,
  choices,
  types,
  readOnly,
  onChange,
  onRemove,
  onMove,
}: {
  condition: Condition;
  choices: Choices;
  types: ReadonlyMap<string, string>;
  readOnly: boolean;
  onChange: (condition: Condition) => void;
  onRemove: () => void;
  onMove: (by: -1 | 1) => void;
}) {
  const { t } = useTranslation('segments');
  const fieldName = useFieldName(choices);
  const kind = kindOf(condition, types);
  const entry = entryOf(kind, condition.test);
  const name = fieldName(condition);
  const property = choices.properties.find(({ id }) => id === condition.propertyId);
  const options =
    condition.field === 'PROPERTY'
      ? kind === 'choice'
        ? (property?.options ?? []).map((value) => ({ value, label: value }))
        : undefined
      : choices.of[condition.field];
  const named = (value: string) => ({ value, label: t(`fields.${value as keyof typeof KINDS}`) });
  const chooseField = (value: string | null) => {
    const [field, propertyId = null] = (value ?? 'TAG').split(':') as [SegmentField, string?];
    const next = field === 'PROPERTY' ? kindOfProperty(types.get(propertyId ?? '') ?? '') : KINDS[field];
    onChange({ ...newCondition(field, propertyId, next), key: condition.key });
  };
  const chooseTest = (value: string | null) => {
    const test = value as SegmentTest;
    // Days are no date, and one word is no set of choices: a value stays only where it is typed in the same way.
    const values = entryOf(kind, test) === entry ? condition.values : [];
    onChange({ ...condition, test, values });
  };
  const move = (event: KeyboardEvent) => {
    if (isOfInputMethod(event.nativeEvent)) return;
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    event.stopPropagation();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <div
      className={styles['condition']}
      role="group"
      aria-label={name}
      data-testid="segment-condition"
      onKeyDownCapture={readOnly ? undefined : move}
    >
      <fieldset disabled={readOnly} className={styles['sentence']}>
        <Select
          size="sm"
          searchable
          allowDeselect={false}
          aria-label={t('rule.field')}
          className={styles['field']}
          data-testid="segment-field"
          value={condition.field === 'PROPERTY' ? `PROPERTY:${condition.propertyId ?? ''}` : condition.field}
          data={[
            {
              group: t('fields.own'),
              items: Object.keys(KINDS)
                .filter((field) => !PREDICTED.includes(field as SegmentField))
                .map(named),
            },
            { group: t('fields.predictions'), items: PREDICTED.map(named) },
            ...(choices.properties.length === 0
              ? []
              : [
                  {
                    group: t('fields.properties'),
                    items: choices.properties.map(({ id, name: label }) => ({ value: `PROPERTY:${id}`, label })),
                  },
                ]),
          ]}
          onChange={chooseField}
        />
        <Select
          size="sm"
          allowDeselect={false}
          aria-label={t('rule.test')}
          className={styles['test']}
          data-testid="segment-test"
          value={condition.test}
          data={TESTS[kind].map((test) => ({ value: test, label: t(`tests.${test}`) }))}
          onChange={chooseTest}
        />
        {entry === undefined ? null : (
          <ConditionValue
            key={entry}
            entry={entry}
            label={t('rule.value', { name })}
            values={condition.values}
            choices={options}
            onChange={(values) => onChange({ ...condition, values })}
          />
        )}
      </fieldset>
      {readOnly ? null : (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('rule.remove', { name })}
          onClick={onRemove}
          data-testid="segment-remove"
        >
          <IconX size={16} stroke={1.75} />
        </ActionIcon>
      )}
    </div>
  );
}
