import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { VerifyPhoneMutation } from '../__generated__/VerifyPhoneMutation.graphql.ts';
import type { VerifyPhoneRequestMutation } from '../__generated__/VerifyPhoneRequestMutation.graphql.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { useThrottle } from '../ui/useThrottle.ts';
import { Disabled } from '../ui/Disabled.tsx';
import { formatPhone, toE164 } from '../ui/numbers.ts';
import { toast } from '../ui/toast.ts';
import { Why } from '../ui/Why.tsx';
import styles from './account.module.css';
import { CodeForm } from '../ui/CodeForm.tsx';

const request = async (phoneNumber: string) => {
  const { requestPhoneVerification } = await commit<VerifyPhoneRequestMutation>(
    graphql`
      mutation VerifyPhoneRequestMutation($phoneNumber: String!) {
        requestPhoneVerification(phoneNumber: $phoneNumber) {
          resendAfterSeconds
        }
      }
    `,
    { phoneNumber },
  );
  return requestPhoneVerification.resendAfterSeconds;
};

/** Takes a number, texts a code to it, and takes the code. */
export default function VerifyPhone({ country, onDone }: { country: string | undefined; onDone: () => void }) {
  const { t } = useTranslation(['account', 'common']);
  const [number, setNumber] = useState('');
  const [asked, setAsked] = useState(false);
  const [sent, setSent] = useState<number>();
  const { pending, refusal, run, clear } = useCommit();
  const { whyWait, shown } = useThrottle(refusal, 'codes');
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
        <CodeForm
          submitLabel={t('phone.confirm')}
          resend={{ after: sent, send: () => request(whole) }}
          onCancel={onDone}
          onCode={async (code) => {
            await commit<VerifyPhoneMutation>(
              graphql`
                mutation VerifyPhoneMutation($code: String!) {
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
        <Disabled why={whyWait}>
          <Button type="submit" loading={pending}>
            {t('sendCode')}
          </Button>
        </Disabled>
      </div>
    </form>
  );
}
