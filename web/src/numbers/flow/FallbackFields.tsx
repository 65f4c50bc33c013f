import { Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FallbackValue } from './flowValues.ts';
import { type Everybody, PhoneFields, WhoField } from './WhoFields.tsx';

/** What happens to a call that nobody takes, or that comes outside the hours. */
export function FallbackFields({
  label,
  hint,
  options,
  value,
  onChange,
  everybody,
  error,
  testId,
}: {
  label: string;
  /** What the choice means, where its words alone leave it open. */
  hint?: string | undefined;
  options: readonly { value: string; label: string }[];
  value: FallbackValue;
  onChange: (value: FallbackValue) => void;
  everybody: Everybody;
  error: ReactNode;
  testId: string;
}) {
  const { t } = useTranslation('numbers');
  const { action } = value;
  const change = (part: Partial<FallbackValue>) => onChange({ ...value, ...part });
  const plain = action !== 'PHONE_NUMBER' && action !== 'TEAM_TEAMMATE';
  return (
    <>
      <Select
        label={label}
        description={hint}
        data={[...options]}
        allowDeselect={false}
        value={action}
        onChange={(chosen) => chosen !== null && change({ action: chosen })}
        error={plain ? error : undefined}
        data-testid={testId}
      />
      {action === 'TEAM_TEAMMATE' ? (
        <WhoField value={value} onChange={change} everybody={everybody} error={error} testId={testId} />
      ) : null}
      {action === 'PHONE_NUMBER' ? (
        <PhoneFields
          label={t('flow.phone')}
          hint={t('flow.paid')}
          value={value}
          onChange={change}
          error={error}
          testId={testId}
        />
      ) : null}
    </>
  );
}
