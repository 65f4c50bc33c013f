import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { PhoneRow_user$key } from '../__generated__/PhoneRow_user.graphql.ts';
import type { PhoneRowRequestMutation } from '../__generated__/PhoneRowRequestMutation.graphql.ts';
import type { PhoneRowVerifyMutation } from '../__generated__/PhoneRowVerifyMutation.graphql.ts';
import { commit, useCommit } from '../app/relay/useCommit.ts';
import { useThrottle } from '../sign-in/useThrottle.ts';
import { formatPhone, toE164 } from '../ui/numbers.ts';
import { SettingsRow } from '../ui/SettingsPage.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { toast } from '../ui/toast.ts';
import { Why } from '../ui/Why.tsx';
import styles from './account.module.css';
import { CodeStep } from './CodeStep.tsx';
import { Dialog } from './Dialog.tsx';

const request = async (phoneNumber: string) => {
  const { requestPhoneVerification } = await commit<PhoneRowRequestMutation>(
    graphql`
      mutation PhoneRowRequestMutation($phoneNumber: String!) {
        requestPhoneVerification(phoneNumber: $phoneNumber) {
          resendAfterSeconds
        }
      }
    `,
    { phoneNumber },
  );
  return requestPhoneVerification.resendAfterSeconds;
};

/** The own phone number; it counts once a code that went there as a text has come back. */
export function PhoneRow({ user: key }: { user: PhoneRow_user$key }) {
  const { t } = useTranslation('account');
  const [opened, setOpened] = useState(false);
  const user = useFragment(
    graphql`
      fragment PhoneRow_user on User {
        phoneNumber
        isPhoneNumberVerified
        country
      }
    `,
    key,
  );
  const { phoneNumber } = user;
  return (
    <SettingsRow
      title={t('phone.title')}
      action={
        <Button variant="default" size="sm" onClick={() => setOpened(true)} data-testid="phone-change">
          {t(phoneNumber ? 'phone.change' : 'phone.add')}
        </Button>
      }
    >
      {phoneNumber ? formatPhone(phoneNumber, user.country ?? undefined) : t('phone.none')}
      {phoneNumber ? (
        <span className={styles['chips']}>
          <StatusChip tone={user.isPhoneNumberVerified ? 'success' : 'warning'}>
            {t(user.isPhoneNumberVerified ? 'verified' : 'unverified')}
          </StatusChip>
        </span>
      ) : null}
      <Dialog opened={opened} onClose={() => setOpened(false)} title={t('phone.dialog')}>
        <VerifyPhone country={user.country ?? undefined} onDone={() => setOpened(false)} />
      </Dialog>
    </SettingsRow>
  );
}

function VerifyPhone({ country, onDone }: { country: string | undefined; onDone: () => void }) {
  const { t } = useTranslation(['account', 'common']);
  const [number, setNumber] = useState('');
  const [asked, setAsked] = useState(false);
  const [sent, setSent] = useState<number>();
  const { pending, refusal, run, clear } = useCommit();
  const { wait, shown } = useThrottle(refusal);
  const whole = toE164(number, country);

  if (sent !== undefined && whole !== undefined) {
    return (
      <div className={styles['form']}>
        <p className={styles['text']}>
          <Trans
            t={t}
            i18nKey="phone.sent"
            values={{ number: formatPhone(whole, country) }}
            components={{ b: <b /> }}
          />
        </p>
        <CodeStep
          submitLabel={t('phone.confirm')}
          resendAfterSeconds={sent}
          resend={() => request(whole)}
          onCancel={onDone}
          onCode={async (code) => {
            await commit<PhoneRowVerifyMutation>(
              graphql`
                mutation PhoneRowVerifyMutation($code: String!) {
                  verifyPhoneNumber(code: $code) {
                    id
                    version
                    phoneNumber
                    isPhoneNumberVerified
                  }
                }
              `,
              { code },
            );
            toast.success(t('phone.changed'));
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
    if (whole !== undefined) void run(async () => setSent(await request(whole)));
  };
  const problem = asked && whole === undefined ? t('phone.invalid') : undefined;
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <p className={styles['text']}>{t('phone.lead')}</p>
      <TextInput
        type="tel"
        label={t('phone.number')}
        autoComplete="tel"
        data-autofocus
        value={number}
        onChange={(event) => {
          setNumber(event.currentTarget.value);
          clear();
        }}
        error={refusal?.field === 'phoneNumber' ? refusal.message : problem}
      />
      {shown === undefined || shown.field === 'phoneNumber' ? null : <Why refusal={shown} />}
      <div className={styles['actions']}>
        <Button variant="default" onClick={onDone}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" loading={pending} disabled={wait > 0}>
          {t('sendCode')}
        </Button>
      </div>
    </form>
  );
}
