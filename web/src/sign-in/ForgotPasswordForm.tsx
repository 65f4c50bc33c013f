import { Button, TextInput } from '@mantine/core';
import { isEmail, useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { ForgotPasswordFormMutation } from '../__generated__/ForgotPasswordFormMutation.graphql.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { Disabled } from '../ui/Disabled.tsx';
import { focusFirst } from '../ui/focusFirst.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Why } from '../ui/Why.tsx';
import { BackButton } from './BackButton.tsx';
import styles from './forms.module.css';
import type { PendingCode } from './signInView.ts';
import { useThrottle } from '../ui/useThrottle.ts';
import { useTitle } from './useTitle.ts';

/** Asks for a code to set a new password with. The answer is the same whether or not there is an account (defaults 1.1). */
export function ForgotPasswordForm({
  email: knownEmail,
  onBack,
  onCode,
}: {
  email: string;
  onBack: () => void;
  onCode: (pending: PendingCode) => void;
}) {
  const { t } = useTranslation(['access', 'signIn']);
  const { pending, refusal, run } = useCommit();
  const { whyWait, shown } = useThrottle(refusal, 'codes');
  useTitle(t('forgot.page'));
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: knownEmail },
    validate: { email: isEmail(t('signIn:validation.email')) },
  });

  const submit = ({ email }: { email: string }) =>
    run(async () => {
      const { requestPasswordReset } = await commit<ForgotPasswordFormMutation>(
        graphql`
          mutation ForgotPasswordFormMutation($identifier: String!) {
            requestPasswordReset(identifier: $identifier) {
              userId
              resendAfterSeconds
            }
          }
        `,
        { identifier: email.trim() },
      );
      onCode({ ...requestPasswordReset, email: email.trim() });
    });

  return (
    <>
      <BackButton onBack={onBack} />
      <PageHeading>{t('forgot.title')}</PageHeading>
      <p className={styles['lead']}>{t('forgot.lead')}</p>
      <form ref={focusFirst} className={styles['form']} onSubmit={form.onSubmit(submit)} noValidate>
        {shown === undefined ? null : <Why refusal={shown} />}
        <TextInput
          size="lg"
          type="email"
          name="email"
          label={t('signIn:signIn.email')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          key={form.key('email')}
          {...form.getInputProps('email')}
        />
        <Disabled why={whyWait}>
          <Button type="submit" size="lg" fullWidth loading={pending}>
            {t('forgot.submit')}
          </Button>
        </Disabled>
      </form>
    </>
  );
}
