import { Button, Loader } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { PhoneRow_user$key } from '../__generated__/PhoneRow_user.graphql.ts';
import { lazyPart } from '../base/lazyPart.ts';
import { SettingsRow } from '../ui/SettingsPage.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import styles from './account.module.css';
import { Dialog } from './Dialog.tsx';

/** What knows phone numbers comes when there is one. */
const PhoneNumber = lazyPart(async () => ({ default: (await import('../ui/PhoneNumber.tsx')).PhoneNumber }));
const VerifyPhone = lazyPart(() => import('./VerifyPhone.tsx'));

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
      {phoneNumber ? (
        <Suspense fallback={phoneNumber}>
          <PhoneNumber number={phoneNumber} />
        </Suspense>
      ) : (
        t('phone.none')
      )}
      {phoneNumber ? (
        <span className={styles['chips']}>
          <StatusChip tone={user.isPhoneNumberVerified ? 'success' : 'warning'}>
            {t(user.isPhoneNumberVerified ? 'verified' : 'unverified')}
          </StatusChip>
        </span>
      ) : null}
      <Dialog opened={opened} onClose={() => setOpened(false)} title={t('phone.dialog')}>
        <Suspense fallback={<Loader size={20} />}>
          <VerifyPhone country={user.country ?? undefined} onDone={() => setOpened(false)} />
        </Suspense>
      </Dialog>
    </SettingsRow>
  );
}
