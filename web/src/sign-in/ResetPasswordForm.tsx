import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { ResetPasswordFormMutation } from '../__generated__/ResetPasswordFormMutation.graphql.ts';
import type { ResetPasswordFormResendMutation } from '../__generated__/ResetPasswordFormResendMutation.graphql.ts';
import { refusalOf } from '../base/relay/refusal.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import type { Sandbox } from '../sandbox/useSandbox.ts';
import { Disabled } from '../ui/Disabled.tsx';
import { OneTimeCodeInput } from '../ui/OneTimeCodeInput.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { NewPasswordField } from '../ui/PasswordField.tsx';
import { isPasswordAcceptable, PASSWORD_LENGTH } from '../ui/passwordRules.ts';
import { Why } from '../ui/Why.tsx';
import { BackButton } from './BackButton.tsx';
import styles from './forms.module.css';
import { MailHint } from './MailHint.tsx';
import { ResendCode } from '../ui/ResendCode.tsx';
import type { PendingCode } from './signInView.ts';
import { useThrottle } from '../ui/useThrottle.ts';
import { useTitle } from './useTitle.ts';

const LENGTH = 6;
/** The server calls it by the operation's argument, the policy by its own name. */
const PASSWORD_FIELDS: readonly (string | undefined)[] = ['newPassword', 'password'];

/** The code that came by mail, and the new password. */
export function ResetPasswordForm({
  pending: { userId, email, resendAfterSeconds },
  sandbox,
  onBack,
  onDone,
}: {
  pending: PendingCode;
  sandbox: Sandbox | undefined;
  onBack: () => void;
  /** The password is set. */
  onDone: (password: string) => Promise<void>;
}) {
  const { t } = useTranslation(['access', 'signIn']);
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [asked, setAsked] = useState(false);
  const { pending, refusal, run, clear } = useCommit();
  const { whyWait, shown } = useThrottle(refusal);
  useTitle(t('reset.page'));
  // Whose password it is, and so how long it must be, shows when the code is right: until then one that is long enough for
  // somebody is sent, and the answer says what it takes.
  const [minimum, setMinimum] = useState<number>();
  const acceptable = isPasswordAcceptable(password, [email], minimum ?? PASSWORD_LENGTH.shortest);
  const aboutPassword = PASSWORD_FIELDS.includes(refusal?.field);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (code.length < LENGTH || !acceptable) return;
    void run(async () => {
      try {
        await commit<ResetPasswordFormMutation>(
          graphql`
            mutation ResetPasswordFormMutation($userId: ID!, $code: String!, $newPassword: String!) {
              resetPassWord(userId: $userId, code: $code, newPassword: $newPassword)
            }
          `,
          { userId, code, newPassword: password },
        );
        await onDone(password);
      } catch (error) {
        const { field, details } = refusalOf(error);
        if (field === 'code') setCode('');
        if (typeof details['minimum'] === 'number') setMinimum(details['minimum']);
        throw error;
      } finally {
        setAsked(false);
      }
    });
  };

  const resend = async () => {
    setCode('');
    const { resendResetPasswordCode } = await commit<ResetPasswordFormResendMutation>(
      graphql`
        mutation ResetPasswordFormResendMutation($userId: ID!) {
          resendResetPasswordCode(userId: $userId) {
            resendAfterSeconds
          }
        }
      `,
      { userId },
    );
    return resendResetPasswordCode.resendAfterSeconds;
  };

  const passwordError = () => {
    if (aboutPassword) return refusal?.message;
    return asked && !acceptable ? t('reset.passwordMissing') : undefined;
  };

  return (
    <>
      <BackButton onBack={onBack} />
      <PageHeading>{t('reset.title')}</PageHeading>
      <p className={styles['lead']}>
        <Trans t={t} i18nKey="reset.lead" values={{ email }} components={{ email: <b /> }} />
      </p>
      <form className={styles['form']} onSubmit={submit} noValidate>
        {/* Password managers learn whose password this is. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <OneTimeCodeInput
          label={t('signIn:code.label')}
          value={code}
          onChange={(value) => {
            setCode(value);
            if (value !== '') clear();
          }}
          onComplete={() => document.getElementById('new-password')?.focus()}
          invalid={refusal?.field === 'code' || (asked && code.length < LENGTH)}
        />
        <NewPasswordField
          id="new-password"
          size="lg"
          name="new-password"
          label={t('reset.password')}
          personal={[email]}
          {...(minimum === undefined ? {} : { minimum })}
          value={password}
          onChange={(event) => {
            setPassword(event.currentTarget.value);
            if (aboutPassword) clear();
          }}
          error={passwordError()}
        />
        {shown === undefined || aboutPassword ? null : <Why refusal={shown} />}
        <Disabled why={whyWait}>
          <Button type="submit" size="lg" fullWidth loading={pending}>
            {t('reset.submit')}
          </Button>
        </Disabled>
      </form>
      <ResendCode initialSeconds={resendAfterSeconds ?? 0} run={run} resend={resend} />
      <MailHint sandbox={sandbox} />
    </>
  );
}
