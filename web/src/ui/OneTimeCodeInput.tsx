import { PinInput } from '@mantine/core';
import { useId } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
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
}: {
  label: string;
  value: string;
  onChange: (code: string) => void;
  onComplete: (code: string) => void;
  /** The code was refused: the first digit takes focus again. */
  invalid?: boolean;
}) {
  const { t } = useTranslation();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (invalid) root.current?.querySelector('input')?.focus();
  }, [invalid]);
  return (
    <div>
      <p id={id} className={styles['label']}>
        {label}
      </p>
      <PinInput
        rootRef={root}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the code is all that this page asks for
        autoFocus
        aria-labelledby={id}
        length={LENGTH}
        type="number"
        mask
        oneTimeCode
        value={value}
        onChange={onChange}
        onComplete={onComplete}
        error={invalid}
        placeholder=""
        classNames={{ root: styles['root'] ?? '', pinInput: styles['cell'] ?? '', input: styles['input'] ?? '' }}
        getInputProps={(index) => ({ 'aria-label': t('code.digit', { position: index + 1, count: LENGTH }) })}
      />
    </div>
  );
}
