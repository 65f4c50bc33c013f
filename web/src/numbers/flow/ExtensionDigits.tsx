import { TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { isExtension } from './extensions.ts';

/** The digits of an extension. Whoever types them comes through others, so that they count when they are left. */
export function ExtensionDigits({
  value,
  taken,
  onChange,
  name,
  label,
  className,
  testId,
}: {
  value: string;
  /** What the menu has besides. */
  taken: readonly string[];
  onChange: (extension: string) => void;
  /** For who hears the field. */
  name: string;
  label?: ReactNode;
  className?: string | undefined;
  testId: string;
}) {
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? value;
  const fits = isExtension(shown) && (shown === value || !taken.includes(shown));
  const leave = () => {
    if (fits && shown !== value) onChange(shown);
    setTyped(undefined);
  };
  return (
    <TextInput
      label={label}
      aria-label={name}
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      value={shown}
      onChange={({ currentTarget }) => setTyped(currentTarget.value.replaceAll(/\D/g, ''))}
      onBlur={leave}
      onKeyDown={({ key }) => key === 'Enter' && leave()}
      error={!fits}
      className={className ?? ''}
      data-testid={testId}
    />
  );
}
