import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** A whole number with its unit in the field. What is usual stands as the placeholder: an empty field is the default. */
export function Figure({
  label,
  hint,
  unit,
  usual,
  least,
  most,
  none = false,
  value,
  onChange,
  testId,
}: {
  label: string;
  hint?: string;
  unit: string;
  usual: number;
  least: number;
  most: number;
  /** Whether 0 stands for no limit. */
  none?: boolean;
  value: number | null;
  onChange: (value: number | null) => void;
  testId: string;
}) {
  const { t } = useTranslation('numbers');
  const saved = value === null || value === usual ? '' : String(value);
  // What is typed stands for the value that came of it: undo and other people change it, too.
  const [typed, setTyped] = useState({ text: saved, means: saved });
  const text = typed.means === saved ? typed.text : saved;
  const read = (typed: string): number | null | undefined => {
    if (typed.trim() === '') return null;
    const figure = Number(typed);
    return Number.isInteger(figure) && ((figure >= least && figure <= most) || (none && figure === 0))
      ? figure
      : undefined;
  };
  return (
    <TextInput
      inputMode="numeric"
      label={label}
      description={hint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      placeholder={String(usual)}
      rightSection={<small>{unit}</small>}
      rightSectionWidth={unit.length * 7 + 16}
      value={text}
      onChange={({ currentTarget }) => {
        const figure = read(currentTarget.value);
        const means = figure === undefined ? saved : figure === null || figure === usual ? '' : String(figure);
        setTyped({ text: currentTarget.value, means });
        if (figure !== undefined) onChange(figure);
      }}
      error={read(text) === undefined ? t(none ? 'queue.wrongOrNone' : 'queue.wrong', { least, most }) : undefined}
      data-testid={testId}
    />
  );
}
