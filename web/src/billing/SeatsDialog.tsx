import { Button, Loader, Modal, Stack, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { SeatsDialogMutation } from '../__generated__/SeatsDialogMutation.graphql.ts';
import { refusalOf } from '../base/relay/refusal.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { writtenDate } from '../ui/dates.ts';
import { formatMoney } from '../ui/money.ts';
import { toast } from '../ui/toast.ts';
import { Why } from '../ui/Why.tsx';
import styles from './Billing.module.css';
import { LineItems } from './LineItems.tsx';
import { MOST_SEATS, readSeats } from './planRows.ts';
import { billingAddress } from './readReturn.ts';
import { TaxNote } from './TaxNote.tsx';
import { type Offer, useOffer } from './useOffer.ts';

/** Milliseconds after the last change of the number until its price is asked. */
const SETTLES_MS = 300;

/** Chooses how many seats to add, shows what they cost today and then, and leads to where they are paid. */
export function SeatsDialog({
  plan,
  held,
  savesCard,
  onClose,
  onBought,
}: {
  plan: string;
  held: number;
  /** The card that pays is kept. */
  savesCard: boolean;
  onClose: () => void;
  onBought: () => void;
}) {
  const { t } = useTranslation(['billing', 'common']);
  const [typed, setTyped] = useState('1');
  const more = readSeats(typed, 1);
  const [again, setAgain] = useState(0);
  const [settled] = useDebouncedValue(more, SETTLES_MS);
  const { offer, refusal, loading } = useOffer(plan, held + settled, again);
  const buying = useCommit();
  const buy = (change: Offer) =>
    buying.run(async () => {
      const { subscribeUser } = await commit<SeatsDialogMutation>(
        graphql`
          mutation SeatsDialogMutation($numberOfSeat: Int!, $redirectUrl: String!, $change: ID) {
            subscribeUser(numberOfSeat: $numberOfSeat, redirectUrl: $redirectUrl, change: $change) {
              confirmationUrl
              subscriptionAddon {
                id
              }
            }
          }
        `,
        { numberOfSeat: change.userSlots - held, redirectUrl: billingAddress(), change: change.id },
      ).catch((error: unknown) => {
        if (refusalOf(error).code === 'CONFLICT') setAgain(again + 1);
        throw error;
      });
      if (subscribeUser.confirmationUrl) {
        location.assign(subscribeUser.confirmationUrl);
        return;
      }
      onBought();
      toast.success(t('return.seatsBought'));
      onClose();
    });
  return (
    <Modal
      opened
      centered
      size={428}
      onClose={onClose}
      title={<b>{t('seats.title')}</b>}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <Stack gap="md">
        <TextInput
          type="number"
          inputMode="numeric"
          label={t('seats.more')}
          description={t('change.seatsNote', { count: held })}
          min={1}
          max={MOST_SEATS}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          data-autofocus
          data-testid="more-seats"
        />
        {loading ? <Loader size="sm" aria-label={t('change.asking')} /> : null}
        {refusal ? <Why refusal={refusal} /> : null}
        {offer ? (
          <>
            <LineItems lines={offer.lineItems} currency={offer.currency} />
            <TaxNote tax={offer.tax} currency={offer.currency} />
            {offer.next ? (
              <p className={styles['muted']}>
                {t('change.next', {
                  amount: formatMoney(offer.next.amount, offer.currency),
                  date: writtenDate(new Date(String(offer.next.date))),
                })}
              </p>
            ) : null}
            {offer.amountDue > 0 && savesCard ? <p className={styles['muted']}>{t('change.saved')}</p> : null}
            {buying.refusal ? (
              <div role="alert">
                <b>{t('return.seatsFailed')}</b>
                <Why refusal={buying.refusal} />
              </div>
            ) : null}
            <Button fullWidth loading={buying.pending} onClick={() => void buy(offer)} data-testid="pay-seats">
              {offer.amountDue > 0
                ? t('buy.pay', { amount: formatMoney(offer.amountDue, offer.currency) })
                : t('seats.title')}
            </Button>
          </>
        ) : null}
      </Stack>
    </Modal>
  );
}
