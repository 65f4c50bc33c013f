import { PinInput } from '@mantine/core';
import { useId } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import styles from './OneTimeCodeInput.module.css';

const LENGTH = 6;

/** Six digits, hidden as they are typed (spec 000 §2); a pasted or filled-in code spreads over the fields. */
export function OneTimeCodeInput({
  label,
  value,
  onChange,
  onComplete,
  invalid = false,
  disabled = false,
}: {
  label: string;
  value: string;
  onChange: (code: string) => void;
  onComplete: (code: string) => void;
  invalid?: boolean;
  disabled?: boolean;
}) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div>
      <p id={id} className={styles['label']}>
        {label}
      </p>
      <PinInput
        aria-labelledby={id}
        length={LENGTH}
        type="number"
        mask
        oneTimeCode
        value={value}
        onChange={onChange}
        onComplete={onComplete}
        error={invalid}
        disabled={disabled}
        placeholder=""
        classNames={{ root: styles['root'] ?? '', pinInput: styles['cell'] ?? '', input: styles['input'] ?? '' }}
        getInputProps={(index) => ({ 'aria-label': t('code.digit', { position: index + 1, count: LENGTH }) })}
      />
    </div>
  );
}
