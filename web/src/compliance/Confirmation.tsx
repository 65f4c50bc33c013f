import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { Confirmation_registration$key } from '../__generated__/Confirmation_registration.graphql.ts';
import type { ConfirmationResendMutation } from '../__generated__/ConfirmationResendMutation.graphql.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { Card } from '../ui/Card.tsx';
import { writtenMoment } from '../ui/dates.ts';
import { PhoneNumber } from '../ui/PhoneNumber.tsx';
import { toast } from '../ui/toast.ts';
import { Why } from '../ui/Why.tsx';
import styles from './Compliance.module.css';

const DAY_MS = 86_400_000;

/** The registry texted the sole proprietor, who answers from the phone: there is no code to type here. */
export function Confirmation({
  registration: key,
  disabled,
}: {
  registration: Confirmation_registration$key;
  disabled: boolean;
}) {
  const { t } = useTranslation('compliance');
  const { pending, refusal, run } = useCommit();
  const { awaitsConfirmation, confirmationSentAt, soleProprietorData } = useFragment(
    graphql`
      fragment Confirmation_registration on ComplianceRegistrationDraft {
        awaitsConfirmation
        confirmationSentAt
        soleProprietorData {
          mobilePhone
        }
      }
    `,
    key,
  );
  if (!awaitsConfirmation) return null;
  const resend = async () => {
    const done = await run(() =>
      commit<ConfirmationResendMutation>(
        graphql`
          mutation ConfirmationResendMutation {
            resendTrustHubConfirmation {
              id
              ...Confirmation_registration
            }
          }
        `,
        {},
      ),
    );
    if (done) toast.success(t('confirmation.sent'));
  };
  const sentAt = confirmationSentAt ? new Date(confirmationSentAt) : undefined;
  return (
    <Card title={t('confirmation.title')}>
      <div className={styles['submit']} data-testid="confirmation">
        <p className={styles['note']}>
          {t('confirmation.how')} <PhoneNumber number={soleProprietorData?.mobilePhone ?? ''} />.{' '}
          {sentAt ? t('confirmation.until', { date: writtenMoment(new Date(sentAt.getTime() + DAY_MS)) }) : null}
        </p>
        <Button variant="default" onClick={() => void resend()} loading={pending} disabled={disabled}>
          {t('confirmation.again')}
        </Button>
      </div>
      {refusal ? (
        <div className={styles['refused']}>
          <Why refusal={refusal} />
        </div>
      ) : null}
    </Card>
  );
}
