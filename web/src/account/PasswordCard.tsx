import { Button } from '@mantine/core';
import { type FormEvent, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay';
import type { PasswordCard_user$key } from '../__generated__/PasswordCard_user.graphql.ts';
import type { PasswordCardMutation } from '../__generated__/PasswordCardMutation.graphql.ts';
import type { PasswordCardRulesQuery } from '../__generated__/PasswordCardRulesQuery.graphql.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { accessToken, replaceSession } from '../base/session/session.ts';
import { useThrottle } from '../ui/useThrottle.ts';
import { Card } from '../ui/Card.tsx';
import { Disabled } from '../ui/Disabled.tsx';
import { NewPasswordField, PasswordField } from '../ui/PasswordField.tsx';
import { isPasswordAcceptable } from '../ui/passwordRules.ts';
import { SettingsRow } from '../ui/SettingsPage.tsx';
import { useUnsavedGuard } from '../ui/useUnsavedGuard.tsx';
import { Why } from '../ui/Why.tsx';
import styles from './account.module.css';

/** Tells the page, once it has begun anew with the new session, that the password is changed. */
const CHANGED_KEY = 'ringline.password-changed';
const RULES = graphql`
  query PasswordCardRulesQuery {
    fetchSignInRules {
      passwordMinimum
    }
  }
`;
const FIELDS: readonly (string | undefined)[] = ['currentPassword', 'newPassword', 'password'];

/** Changes the password, or sets the first one of who came with Google. All other devices are signed out by it. */
export function PasswordCard({ user: key }: { user: PasswordCard_user$key }) {
  const { t } = useTranslation('account');
  const [changed] = useState(() => sessionStorage.getItem(CHANGED_KEY) !== null);
  useEffect(() => sessionStorage.removeItem(CHANGED_KEY), []);
  const [open, setOpen] = useState(false);
  const user = useFragment(
    graphql`
      fragment PasswordCard_user on User {
        isPasswordSet
        firstName
        lastName
        email
      }
    `,
    key,
  );
  return (
    <Card title={t('password.title')}>
      {changed ? (
        <div className={styles['body']}>
          <p className={styles['notice']} role="status" data-testid="password-changed">
            {t('password.changed')}
          </p>
        </div>
      ) : null}
      {open ? (
        <Suspense>
          <ChangePassword
            withCurrent={user.isPasswordSet}
            email={user.email}
            personal={[user.firstName, user.lastName, user.email]}
            onCancel={() => setOpen(false)}
          />
        </Suspense>
      ) : (
        <SettingsRow
          title={t(user.isPasswordSet ? 'password.isSet' : 'password.notSet')}
          action={
            <Button variant="default" size="sm" onClick={() => setOpen(true)} data-testid="password-change">
              {t(user.isPasswordSet ? 'password.change' : 'password.set')}
            </Button>
          }
        >
          {t('password.lead')}
        </SettingsRow>
      )}
    </Card>
  );
}

function ChangePassword({
  withCurrent,
  email,
  personal,
  onCancel,
}: {
  withCurrent: boolean;
  email: string;
  personal: readonly string[];
  onCancel: () => void;
}) {
  const { t } = useTranslation(['account', 'access', 'signIn', 'common']);
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [asked, setAsked] = useState(false);
  const { pending, refusal, run, clear } = useCommit();
  const { whyWait, shown } = useThrottle(refusal);
  const guard = useUnsavedGuard((current !== '' || next !== '') && !pending);
  const { passwordMinimum: minimum } = useLazyLoadQuery<PasswordCardRulesQuery>(
    RULES,
    {},
    { fetchPolicy: 'store-and-network' },
  ).fetchSignInRules;
  const acceptable = isPasswordAcceptable(next, personal, minimum);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if ((withCurrent && current === '') || !acceptable) return;
    void run(async () => {
      // Renewed now if need be: while the session is replaced nobody may renew it.
      await accessToken();
      await replaceSession(async () => {
        const { changePassword } = await commit<PasswordCardMutation>(
          graphql`
            mutation PasswordCardMutation($currentPassword: String, $newPassword: String!) {
              changePassword(currentPassword: $currentPassword, newPassword: $newPassword) {
                token
                expiresInSeconds
              }
            }
          `,
          { currentPassword: withCurrent ? current : null, newPassword: next },
        );
        sessionStorage.setItem(CHANGED_KEY, '1');
        return changePassword;
      });
      setCurrent('');
      setNext('');
      // The subscriptions of the old session have ended; the page begins anew with the new one.
      location.reload();
    });
  };
  const currentError = () => {
    if (refusal?.field === 'currentPassword') return refusal.message;
    return asked && current === '' ? t('signIn:validation.password') : undefined;
  };
  const nextError = () => {
    if (refusal?.field === 'newPassword' || refusal?.field === 'password') return refusal.message;
    return asked && !acceptable ? t('access:reset.passwordMissing') : undefined;
  };

  return (
    <form className={styles['section']} onSubmit={submit} aria-busy={pending} noValidate>
      {guard}
      <p className={styles['text']}>{t('password.ends')}</p>
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      {withCurrent ? (
        <PasswordField
          label={t('password.current')}
          autoComplete="current-password"
          value={current}
          onChange={(event) => {
            setCurrent(event.currentTarget.value);
            clear();
          }}
          error={currentError()}
        />
      ) : null}
      <NewPasswordField
        label={t('access:reset.password')}
        personal={personal}
        minimum={minimum}
        value={next}
        onChange={(event) => {
          setNext(event.currentTarget.value);
          clear();
        }}
        error={nextError()}
      />
      {shown === undefined || FIELDS.includes(shown.field) ? null : <Why refusal={shown} />}
      <div className={styles['actions']} data-left>
        <Disabled why={whyWait}>
          <Button type="submit" loading={pending} data-testid="password-save">
            {t(withCurrent ? 'password.change' : 'password.set')}
          </Button>
        </Disabled>
        <Button variant="default" onClick={onCancel} disabled={pending}>
          {t('common:cancel')}
        </Button>
      </div>
    </form>
  );
}
