import { Button, PasswordInput, TextInput } from '@mantine/core';
import { isEmail, isNotEmpty, useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { SignInFormMutation } from '../__generated__/SignInFormMutation.graphql.ts';
import { commit, useCommit } from '../app/relay/useCommit.ts';
import { focusFirst } from '../ui/focusFirst.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Why } from '../ui/Why.tsx';
import styles from './forms.module.css';
import type { SignedIn } from './signedIn.ts';
import type { PendingCode } from './signInView.ts';
import { useTitle } from './useTitle.ts';

/** Email and password. Ends in tokens, or in the code prompt (defaults 1.5). */
export function SignInForm({
  onSignedIn,
  onCode,
  onSignUp,
}: {
  onSignedIn: (tokens: SignedIn) => void;
  onCode: (pending: PendingCode) => void;
  onSignUp: () => void;
}) {
  const { t } = useTranslation('signIn');
  const { pending, refusal, run } = useCommit();
  useTitle(t('signIn.page'));
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '' },
    validate: { email: isEmail(t('validation.email')), password: isNotEmpty(t('validation.password')) },
  });

  const submit = ({ email, password }: { email: string; password: string }) =>
    run(async () => {
      const { login } = await commit<SignInFormMutation>(
        graphql`
          mutation SignInFormMutation($input: LoginInput!) {
            login(input: $input) {
              authTokens {
                token
                expiresInSeconds
              }
              note
              userId
            }
          }
        `,
        { input: { email: email.trim(), password } },
      );
      if (login.authTokens) onSignedIn(login.authTokens);
      else if (login.userId) onCode({ userId: login.userId, email: email.trim() });
    });

  return (
    <>
      <PageHeading>{t('signIn.title')}</PageHeading>
      <p className={styles['lead']}>{t('signIn.lead')}</p>
      <form ref={focusFirst} className={styles['form']} onSubmit={form.onSubmit(submit)} noValidate>
        {refusal === undefined ? null : <Why refusal={refusal} />}
        <TextInput
          size="lg"
          type="email"
          label={t('signIn.email')}
          autoComplete="username"
          key={form.key('email')}
          {...form.getInputProps('email')}
        />
        <PasswordInput
          visibilityToggleButtonProps={{ 'aria-label': t('showPassword'), tabIndex: 0 }}
          size="lg"
          label={t('signIn.password')}
          autoComplete="current-password"
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <Button type="submit" size="lg" fullWidth loading={pending}>
          {t('signIn.submit')}
        </Button>
      </form>
      <p className={styles['aside']}>
        {t('signIn.new')}{' '}
        <button type="button" className="link" onClick={onSignUp}>
          {t('signIn.create')}
        </button>
      </p>
    </>
  );
}
