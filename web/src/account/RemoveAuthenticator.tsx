import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { RemoveAuthenticatorMutation } from '../__generated__/RemoveAuthenticatorMutation.graphql.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { useThrottle } from '../ui/useThrottle.ts';
import { Disabled } from '../ui/Disabled.tsx';
import { toast } from '../ui/toast.ts';
import { Why } from '../ui/Why.tsx';
import styles from './account.module.css';
import { accountSecurityRead } from './accountSecurityRead.ts';

/** Turns the second step off, with a code of the app or a recovery code. */
export function RemoveAuthenticator({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation(['account', 'ui', 'common']);
  const [code, setCode] = useState('');
  const { pending, refusal, run, clear } = useCommit();
  const { whyWait, shown } = useThrottle(refusal);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '') return;
    void run(async () => {
      await commit<RemoveAuthenticatorMutation>(
        graphql`
          mutation RemoveAuthenticatorMutation($code: String!) {
            removeMFA(code: $code)
          }
        `,
        { code: code.trim() },
      );
      await accountSecurityRead();
      toast.success(t('mfa.isOff'));
      onDone();
    });
  };

  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <p className={styles['text']}>{t('mfa.offLead')}</p>
      <TextInput
        label={t('mfa.anyCode')}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        data-autofocus
        value={code}
        onChange={(event) => {
          setCode(event.currentTarget.value);
          clear();
        }}
        error={refusal?.field === 'code' ? refusal.message : undefined}
        data-testid="mfa-remove-code"
      />
      {shown === undefined || shown.field === 'code' ? null : <Why refusal={shown} />}
      <div className={styles['actions']}>
        <Button variant="default" onClick={onDone}>
          {t('common:cancel')}
        </Button>
        <Disabled why={whyWait ?? (code.trim() === '' && t('ui:reason.enterCode'))}>
          <Button type="submit" color="red" loading={pending} data-testid="mfa-remove-submit">
            {t('mfa.turnOff')}
          </Button>
        </Disabled>
      </div>
    </form>
  );
}
