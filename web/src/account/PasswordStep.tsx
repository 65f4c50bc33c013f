import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommit } from '../base/relay/useCommit.ts';
import { useThrottle } from '../ui/useThrottle.ts';
import { Disabled } from '../ui/Disabled.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { Why } from '../ui/Why.tsx';
import styles from './account.module.css';

/** Takes the own password within a dialog, once more. */
export function PasswordStep({
  submitLabel,
  onPassword,
  onCancel,
}: {
  submitLabel: string;
  onPassword: (password: string) => Promise<void>;
  onCancel: () => void;
}) {
  const { t } = useTranslation(['account', 'signIn', 'common']);
  const [password, setPassword] = useState('');
  const { pending, refusal, run, clear } = useCommit();
  const { whyWait, shown } = useThrottle(refusal);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A dialog is inside the page's form for React, though not for the browser.
    event.stopPropagation();
    if (password !== '' && !pending) void run(() => onPassword(password));
  };
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <PasswordField
        label={t('password.current')}
        autoComplete="current-password"
        value={password}
        onChange={(event) => {
          setPassword(event.currentTarget.value);
          clear();
        }}
        error={refusal?.field === 'password' ? refusal.message : undefined}
        data-testid="own-password"
      />
      {shown === undefined || shown.field === 'password' ? null : <Why refusal={shown} />}
      <div className={styles['actions']}>
        <Button variant="default" onClick={onCancel} disabled={pending}>
          {t('common:cancel')}
        </Button>
        <Disabled why={whyWait ?? (password === '' && t('signIn:validation.password'))}>
          <Button type="submit" loading={pending}>
            {submitLabel}
          </Button>
        </Disabled>
      </div>
    </form>
  );
}
