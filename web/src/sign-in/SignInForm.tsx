import { Button, TextInput } from '@mantine/core';
import { isEmail, isNotEmpty, useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommit } from '../base/relay/useCommit.ts';
import { Disabled } from '../ui/Disabled.tsx';
import { focusFirst } from '../ui/focusFirst.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { Why } from '../ui/Why.tsx';
import styles from './forms.module.css';
import { type AfterPassword, logIn } from './logIn.ts';
import { OtherWaysIn } from './OtherWaysIn.tsx';
import { useThrottle } from '../ui/useThrottle.ts';
import { useTitle } from './useTitle.ts';

/** Email and password. Ends in tokens, in the code prompt, or in the second step (defaults 1.5). */
export function SignInForm({
  email: knownEmail,
  next,
  notice,
  onEmail,
  onSignedIn,
  onCode,
  onMfa,
  onForgot,
  onSignUp,
}: {
  /** As it was typed in another form before. */
  email: string;
  next: string | undefined;
  notice: ReactNode;
  onEmail: (email: string) => void;
  onForgot: () => void;
  onSignUp: () => void;
} & AfterPassword) {
  const { t } = useTranslation(['signIn', 'access']);
  const { pending, refusal, run } = useCommit();
  const { whyWait, shown } = useThrottle(refusal);
  useTitle(t('signIn.page'));
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: knownEmail, password: '' },
    validate: { email: isEmail(t('validation.email')), password: isNotEmpty(t('validation.password')) },
  });

  const submit = ({ email, password }: { email: string; password: string }) =>
    run(() => logIn({ email: email.trim(), password }, { onSignedIn, onCode, onMfa }));

  return (
    <>
      <PageHeading>{t('signIn.title')}</PageHeading>
      <p className={styles['lead']}>{t('signIn.lead')}</p>
      {notice}
      <form ref={focusFirst} className={styles['form']} onSubmit={form.onSubmit(submit)} noValidate>
        {shown === undefined ? null : <Why refusal={shown} />}
        <TextInput
          size="lg"
          type="email"
          name="email"
          label={t('signIn.email')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          key={form.key('email')}
          {...form.getInputProps('email')}
        />
        <div className={styles['withLink']}>
          <PasswordField
            size="lg"
            name="password"
            label={t('signIn.password')}
            autoComplete="current-password"
            key={form.key('password')}
            {...form.getInputProps('password')}
          />
          <button
            type="button"
            className="link"
            onClick={() => {
              onEmail(form.getValues().email.trim());
              onForgot();
            }}
          >
            {t('access:forgot.link')}
          </button>
        </div>
        <Disabled why={whyWait}>
          <Button type="submit" size="lg" fullWidth loading={pending}>
            {t('signIn.submit')}
          </Button>
        </Disabled>
      </form>
      <OtherWaysIn next={next} />
      <p className={styles['aside']}>
        {t('signIn.new')}{' '}
        <button type="button" className="link" onClick={onSignUp}>
          {t('signIn.create')}
        </button>
      </p>
    </>
  );
}
