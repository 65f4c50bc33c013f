import { Button, PasswordInput, TextInput } from '@mantine/core';
import { isEmail, isNotEmpty, useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { SignUpFormMutation } from '../__generated__/SignUpFormMutation.graphql.ts';
import { commit, useCommit } from '../app/relay/useCommit.ts';
import { useIdempotencyKey } from '../app/relay/useIdempotencyKey.ts';
import { focusFirst } from '../ui/focusFirst.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Why } from '../ui/Why.tsx';
import styles from './forms.module.css';
import type { PendingCode } from './signInView.ts';
import { useTitle } from './useTitle.ts';

/** Characters of a password at least (defaults 1.2). */
const PASSWORD_MINIMUM = 12;

interface Fields {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

/** A new account; the code is on its way when it is made. */
export function SignUpForm({ onCode, onSignIn }: { onCode: (pending: PendingCode) => void; onSignIn: () => void }) {
  const { t, i18n } = useTranslation('signIn');
  const { pending, refusal, run } = useCommit();
  const [idempotencyKey, renewKey] = useIdempotencyKey();
  useTitle(t('signUp.page'));
  const form = useForm<Fields>({
    mode: 'uncontrolled',
    initialValues: { firstName: '', lastName: '', email: '', password: '' },
    validate: {
      firstName: isNotEmpty(t('validation.firstName')),
      lastName: isNotEmpty(t('validation.lastName')),
      email: isEmail(t('validation.email')),
      password: (value) =>
        Array.from(value.normalize('NFKC')).length < PASSWORD_MINIMUM ? t('validation.shortPassword') : null,
    },
    onValuesChange: renewKey,
  });

  const submit = (fields: Fields) =>
    run(async () => {
      const { createUser } = await commit<SignUpFormMutation>(
        graphql`
          mutation SignUpFormMutation($input: CreateUserInput!) {
            createUser(input: $input) {
              user {
                id
              }
            }
          }
        `,
        {
          input: {
            ...fields,
            email: fields.email.trim(),
            language: i18n.language,
            timezone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
            idempotencyKey,
          },
        },
      );
      onCode({ userId: createUser.user.id, email: fields.email.trim() });
    });

  const field = (name: keyof Fields) => ({
    size: 'lg' as const,
    ...form.getInputProps(name),
    ...(refusal?.field === name ? { error: refusal.message } : {}),
  });

  return (
    <>
      <PageHeading>{t('signUp.title')}</PageHeading>
      <p className={styles['lead']}>{t('signUp.lead')}</p>
      <form ref={focusFirst} className={styles['form']} onSubmit={form.onSubmit(submit)} noValidate>
        {refusal === undefined || refusal.field !== undefined ? null : <Why refusal={refusal} />}
        <div className={styles['pair']}>
          <TextInput
            label={t('signUp.firstName')}
            autoComplete="given-name"
            key={form.key('firstName')}
            {...field('firstName')}
          />
          <TextInput
            label={t('signUp.lastName')}
            autoComplete="family-name"
            key={form.key('lastName')}
            {...field('lastName')}
          />
        </div>
        <TextInput
          type="email"
          label={t('signUp.email')}
          autoComplete="username"
          key={form.key('email')}
          {...field('email')}
        />
        <PasswordInput
          visibilityToggleButtonProps={{ 'aria-label': t('showPassword'), tabIndex: 0 }}
          label={t('signUp.password')}
          description={t('signUp.passwordHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="new-password"
          key={form.key('password')}
          {...field('password')}
        />
        <Button type="submit" size="lg" fullWidth loading={pending}>
          {t('signUp.submit')}
        </Button>
      </form>
      <p className={styles['aside']}>
        {t('signUp.have')}{' '}
        <button type="button" className="link" onClick={onSignIn}>
          {t('signUp.signIn')}
        </button>
      </p>
    </>
  );
}
