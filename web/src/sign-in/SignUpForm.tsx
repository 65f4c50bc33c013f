import { Button, TextInput } from '@mantine/core';
import { isEmail, isNotEmpty, useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { SignUpFormMutation } from '../__generated__/SignUpFormMutation.graphql.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { useIdempotencyKey } from '../base/relay/useIdempotencyKey.ts';
import { Disabled } from '../ui/Disabled.tsx';
import { focusFirst } from '../ui/focusFirst.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { NewPasswordField } from '../ui/PasswordField.tsx';
import { isPasswordAcceptable, PASSWORD_LENGTH } from '../ui/passwordRules.ts';
import { Why } from '../ui/Why.tsx';
import styles from './forms.module.css';
import type { PendingCode } from './signInView.ts';
import type { Invitation } from './useInvitation.ts';
import { useThrottle } from '../ui/useThrottle.ts';
import { useTitle } from './useTitle.ts';
import { browserZone } from '../base/zones.ts';

interface Fields {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

const personal = ({ firstName, lastName, email }: Fields) => [firstName, lastName, email];

/** A new account; the code is on its way when it is made. */
export function SignUpForm({
  invited,
  onCode,
  onSignIn,
}: {
  /** By whose link the person came: the account is for the invited address. */
  invited: Invitation | undefined;
  onCode: (pending: PendingCode) => void;
  onSignIn: () => void;
}) {
  const { t, i18n } = useTranslation(['signIn', 'access']);
  const { pending, refusal, run } = useCommit();
  const { whyWait, shown } = useThrottle(refusal);
  const [idempotencyKey, renewKey] = useIdempotencyKey();
  useTitle(t('signUp.page'));
  const form = useForm<Fields>({
    initialValues: { firstName: '', lastName: '', email: invited?.email ?? '', password: '' },
    validate: {
      firstName: isNotEmpty(t('validation.firstName')),
      lastName: isNotEmpty(t('validation.lastName')),
      email: isEmail(t('validation.email')),
      password: (value, values) => {
        if (isPasswordAcceptable(value, personal(values))) return null;
        return t(
          Array.from(value.normalize('NFKC')).length < PASSWORD_LENGTH.minimum
            ? 'validation.shortPassword'
            : 'access:reset.passwordMissing',
        );
      },
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
            timezone: browserZone(),
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
      <p className={styles['lead']}>
        {invited ? t('access:invitation.signUp', { workspace: invited.workspaceName }) : t('signUp.lead')}
      </p>
      <form ref={focusFirst} className={styles['form']} onSubmit={form.onSubmit(submit)} noValidate>
        {shown === undefined || shown.field !== undefined ? null : <Why refusal={shown} />}
        <div className={styles['pair']}>
          <TextInput
            label={t('signUp.firstName')}
            name="given-name"
            autoComplete="given-name"
            {...field('firstName')}
          />
          <TextInput
            label={t('signUp.lastName')}
            name="family-name"
            autoComplete="family-name"
            {...field('lastName')}
          />
        </div>
        <TextInput
          type="email"
          name="email"
          label={t('signUp.email')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...field('email')}
          readOnly={invited !== undefined}
        />
        <NewPasswordField
          name="new-password"
          label={t('signUp.password')}
          personal={personal(form.values)}
          {...field('password')}
          value={form.values.password}
        />
        <Disabled why={whyWait}>
          <Button type="submit" size="lg" fullWidth loading={pending}>
            {t('signUp.submit')}
          </Button>
        </Disabled>
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
