import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { EmailRow_user$key } from '../__generated__/EmailRow_user.graphql.ts';
import type { EmailRowRequestMutation } from '../__generated__/EmailRowRequestMutation.graphql.ts';
import type { EmailRowVerifyMutation } from '../__generated__/EmailRowVerifyMutation.graphql.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { useThrottle } from '../ui/useThrottle.ts';
import { Disabled } from '../ui/Disabled.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { SettingsRow } from '../ui/SettingsPage.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { toast } from '../ui/toast.ts';
import { Why } from '../ui/Why.tsx';
import styles from './account.module.css';
import { CodeForm } from '../ui/CodeForm.tsx';
import { Dialog } from './Dialog.tsx';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const request = async (email: string, password: string | null) => {
  const { requestEmailChange } = await commit<EmailRowRequestMutation>(
    graphql`
      mutation EmailRowRequestMutation($email: String!, $password: String) {
        requestEmailChange(email: $email, password: $password) {
          resendAfterSeconds
        }
      }
    `,
    { email, password },
  );
  return requestEmailChange.resendAfterSeconds;
};

/** The address that one signs in with; a code goes to a new one before it counts. */
export function EmailRow({ user: key }: { user: EmailRow_user$key }) {
  const { t } = useTranslation('account');
  const [opened, setOpened] = useState(false);
  const user = useFragment(
    graphql`
      fragment EmailRow_user on User {
        email
        isEmailVerified
        isPasswordSet
      }
    `,
    key,
  );
  return (
    <SettingsRow
      title={t('email.title')}
      action={
        <Button variant="default" size="sm" onClick={() => setOpened(true)} data-testid="email-change">
          {t('email.change')}
        </Button>
      }
    >
      {user.email}
      <span className={styles['chips']}>
        <StatusChip tone={user.isEmailVerified ? 'success' : 'warning'}>
          {t(user.isEmailVerified ? 'verified' : 'unverified')}
        </StatusChip>
      </span>
      <Dialog opened={opened} onClose={() => setOpened(false)} title={t('email.dialog')}>
        <ChangeEmail withPassword={user.isPasswordSet} onDone={() => setOpened(false)} />
      </Dialog>
    </SettingsRow>
  );
}

function ChangeEmail({ withPassword, onDone }: { withPassword: boolean; onDone: () => void }) {
  const { t } = useTranslation(['account', 'signIn', 'common']);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [asked, setAsked] = useState(false);
  const [sent, setSent] = useState<number>();
  const { pending, refusal, run, clear } = useCommit();
  const { whyWait, shown } = useThrottle(refusal, 'codes');
  const typed = email.trim();

  if (sent !== undefined) {
    return (
      <div className={styles['form']}>
        <p className={styles['text']}>
          <Trans t={t} i18nKey="email.sent" values={{ email: typed }} components={{ b: <b /> }} />
        </p>
        <CodeForm
          submitLabel={t('email.confirm')}
          resend={{ after: sent, send: () => request(typed, withPassword ? password : null) }}
          onCancel={onDone}
          onCode={async (code) => {
            await commit<EmailRowVerifyMutation>(
              graphql`
                mutation EmailRowVerifyMutation($code: String!) {
                  verifyEmailChange(code: $code) {
                    id
                    version
                    email
                    isEmailVerified
                  }
                }
              `,
              { code },
            );
            toast.success(t('email.changed'));
            onDone();
          }}
        />
      </div>
    );
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setAsked(true);
    if (!EMAIL.test(typed) || (withPassword && password === '')) return;
    void run(async () => setSent(await request(typed, withPassword ? password : null)));
  };
  const error = (field: string, problem: string | false) =>
    refusal?.field === field ? refusal.message : asked && problem ? problem : undefined;

  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <p className={styles['text']}>{t('email.lead')}</p>
      <TextInput
        type="email"
        label={t('email.new')}
        autoComplete="email"
        data-autofocus
        value={email}
        onChange={(event) => {
          setEmail(event.currentTarget.value);
          clear();
        }}
        error={error('email', !EMAIL.test(typed) && t('signIn:validation.email'))}
      />
      {withPassword ? (
        <PasswordField
          label={t('password.current')}
          autoComplete="current-password"
          value={password}
          onChange={(event) => {
            setPassword(event.currentTarget.value);
            clear();
          }}
          error={error('password', password === '' && t('signIn:validation.password'))}
        />
      ) : null}
      {shown === undefined || shown.field === 'email' || shown.field === 'password' ? null : <Why refusal={shown} />}
      <div className={styles['actions']}>
        <Button variant="default" onClick={onDone}>
          {t('common:cancel')}
        </Button>
        <Disabled why={whyWait}>
          <Button type="submit" loading={pending}>
            {t('sendCode')}
          </Button>
        </Disabled>
      </div>
    </form>
  );
}
