import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { ReleasedNumbersMutation } from '../../__generated__/ReleasedNumbersMutation.graphql.ts';
import type { ReleasedNumbersQuery } from '../../__generated__/ReleasedNumbersQuery.graphql.ts';
import { commit, useCommit } from '../../base/relay/useCommit.ts';
import { Card } from '../../ui/Card.tsx';
import { longDay } from '../../ui/dates.ts';
import { Disabled } from '../../ui/Disabled.tsx';
import { formatMoney } from '../../ui/money.ts';
import { formatPhone } from '../../ui/numbers.ts';
import { PhoneNumber } from '../../ui/PhoneNumber.tsx';
import { toast } from '../../ui/toast.ts';
import { Why } from '../../ui/Why.tsx';
import { Words } from '../../ui/Words.tsx';
import { percent } from '../../billing/percent.ts';
import styles from './BuyNumber.module.css';
import { addedBy, noteOf } from './taxWords.ts';

/** Numbers that were released and can be had back; nothing where there are none. */
export function ReleasedNumbers({
  platform,
  fetchKey,
  whyNot,
  onBack,
}: {
  platform: string;
  fetchKey: number | string;
  whyNot: string | undefined;
  onBack: () => void;
}) {
  const { t } = useTranslation('buyNumber');
  const { pending, refusal, run } = useCommit();
  const { fetchWorkspacePhoneNumbers: released } = useLazyLoadQuery<ReleasedNumbersQuery>(
    graphql`
      query ReleasedNumbersQuery {
        fetchWorkspacePhoneNumbers(released: true, first: 100) {
          data {
            id
            name
            number
            reclaimUntil
            reclaimPrice {
              dueNow
              onNextInvoice
              monthly
              tax {
                name
                percent
                inclusive
                reverseCharge
                amount
              }
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  if (released.data.length === 0) return null;
  const takeBack = (id: string, number: string) =>
    run(async () => {
      const redirectUrl = `${location.origin}/settings/channels?platform=${encodeURIComponent(platform)}`;
      const { subscribePhoneNumber: answer } = await commit<ReleasedNumbersMutation>(
        graphql`
          mutation ReleasedNumbersMutation($id: ID!, $redirectUrl: String!) {
            subscribePhoneNumber(phoneNumber: $id, redirectUrl: $redirectUrl) {
              confirmationUrl
              subscriptionAddon {
                id
                status
              }
            }
          }
        `,
        { id, redirectUrl },
      );
      if (answer.confirmationUrl) {
        location.assign(answer.confirmationUrl);
        return;
      }
      toast.success(t('release.back', { number: formatPhone(number) }));
      onBack();
    });
  return (
    <Card title={t('release.list')}>
      <div data-testid="released-numbers">
        {released.data.map(({ id, name, number, reclaimUntil, reclaimPrice: price }) => (
          <div key={id} className={styles['released']}>
            <span>
              <PhoneNumber number={number} /> {name === formatPhone(number) ? null : <Words>{name}</Words>}
              {reclaimUntil ? (
                <span className={styles['muted']}>{t('release.until', { date: longDay(new Date(reclaimUntil)) })}</span>
              ) : null}
              {price ? <span className={styles['muted']}>{t(thenKey(price), thenFigures(price))}</span> : null}
              {price?.tax ? <TaxIn price={price} tax={price.tax} /> : null}
            </span>
            <Disabled why={whyNot}>
              <Button
                variant="default"
                loading={pending}
                onClick={() => void takeBack(id, number)}
                data-testid="take-back"
              >
                {price ? t('release.takeBackFor', { price: formatMoney(price.dueNow, 'USD') }) : t('release.takeBack')}
              </Button>
            </Disabled>
          </div>
        ))}
        {refusal === undefined ? null : <Why refusal={refusal} />}
      </div>
    </Card>
  );
}

/** The tax in what a number costs to have back: added to its price, in it, or the buyer's own to pay. */
function TaxIn({ price, tax }: { price: Price; tax: Parameters<typeof noteOf>[0] }) {
  const { t } = useTranslation('buyNumber');
  const added = addedBy(tax);
  const note = noteOf(tax, price.monthly);
  return (
    <span className={styles['muted']}>
      {tax && added > 0
        ? `${t('tax.with', { amount: formatMoney(added, 'USD'), name: tax.name, percent: percent(tax.percent / 100) })} `
        : null}
      {note === undefined ? null : t(note.key, note.figures)}
    </span>
  );
}

interface Price {
  readonly dueNow: number;
  readonly onNextInvoice: number;
  readonly monthly: number;
}

/** What it costs afterwards: nothing, by the month, or by the month with what is too little for a card. */
const thenKey = ({ onNextInvoice, monthly }: Price) =>
  monthly === 0 ? 'release.included' : onNextInvoice > 0 ? 'release.invoiceThen' : 'release.then';
const thenFigures = ({ onNextInvoice, monthly }: Price) => ({
  later: formatMoney(onNextInvoice, 'USD'),
  monthly: formatMoney(monthly, 'USD'),
});
