import { Button, Modal, Radio, Stack, TextInput } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { BuyCreditDialogMutation } from '../__generated__/BuyCreditDialogMutation.graphql.ts';
import type { BuyCreditDialogQuery, Platform } from '../__generated__/BuyCreditDialogQuery.graphql.ts';
import { formatLocale } from '../base/i18n/formatLocale.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import type { Me } from '../people/useMe.ts';
import { Disabled } from '../ui/Disabled.tsx';
import { formatMoney } from '../ui/money.ts';
import { Pane } from '../ui/Pane.tsx';
import { toast } from '../ui/toast.ts';
import { Why } from '../ui/Why.tsx';
import { LEAST, MOST, QUICK_AMOUNTS, readAmount } from './amounts.ts';
import { AutoTopup } from './AutoTopup.tsx';
import styles from './Billing.module.css';
import { percent } from './percent.ts';
import { useTopupPrice } from './useTopupPrice.ts';

interface Props {
  /** Credit before, in dollars. */
  now: number;
  currency: string;
  platform: Platform;
  me: Me;
  onClose: () => void;
}

/** Chooses how much credit to buy, then leads to where it is paid. */
export function BuyCreditDialog(props: Props) {
  const { t } = useTranslation(['billing', 'common']);
  return (
    <Modal
      opened
      centered
      size={428}
      onClose={props.onClose}
      title={<b>{t('buy.title')}</b>}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <Pane>
        <BuyCredit {...props} />
      </Pane>
    </Modal>
  );
}

function BuyCredit({ now, currency, platform, me, onClose }: Props) {
  const { t } = useTranslation('billing');
  const { fetchPaymentGateways: gateways, getBillingProfile: profile } = useLazyLoadQuery<BuyCreditDialogQuery>(
    graphql`
      query BuyCreditDialogQuery($platform: Platform) {
        fetchPaymentGateways(platform: $platform) {
          id
          displayName
          hasPortal
        }
        getBillingProfile {
          id
          tax {
            inclusive
            reverseCharge
          }
        }
      }
    `,
    { platform },
    { fetchPolicy: 'store-and-network' },
  );
  const [typed, setTyped] = useState(String(LEAST));
  const [picked, setPicked] = useState<string>();
  /** One key for each amount: a second press or a repeated request begins no second payment. */
  const [keys] = useState(() => new Map<string, string>());
  const { pending, refusal, run } = useCommit();
  const { amount, problem } = readAmount(typed);
  const taxed = profile.tax != null && !profile.tax.inclusive && !profile.tax.reverseCharge;
  const price = useTopupPrice(taxed && problem === undefined ? amount : undefined);
  const due = taxed ? price?.amountDue : amount;
  const money = (value: number) => formatMoney(value, currency);
  // A single gateway is preselected (spec A §5).
  const gateway = picked ?? (gateways.length === 1 ? gateways[0]?.id : undefined);
  const whyNot =
    gateways.length === 0 ? t('buy.noGateway') : gateway === undefined ? t('buy.chooseGateway') : undefined;
  const keyFor = (what: string) => {
    const key = keys.get(what) ?? crypto.randomUUID();
    keys.set(what, key);
    return key;
  };
  const pay = () =>
    run(async () => {
      const redirectUrl = `${location.origin}/settings/billing-and-payments?platform=${encodeURIComponent(platform)}`;
      const { topup } = await commit<BuyCreditDialogMutation>(
        graphql`
          mutation BuyCreditDialogMutation(
            $amount: Float!
            $redirectUrl: String!
            $paymentGateway: ID
            $idempotencyKey: String
          ) {
            topup(
              amount: $amount
              redirectUrl: $redirectUrl
              paymentGateway: $paymentGateway
              idempotencyKey: $idempotencyKey
            ) {
              confirmationUrl
              topup {
                id
                status
              }
            }
          }
        `,
        { amount, redirectUrl, paymentGateway: gateway, idempotencyKey: keyFor(`${amount} ${gateway}`) },
      );
      if (topup.topup.status !== 'SUCCESSFUL' && topup.confirmationUrl) {
        location.assign(topup.confirmationUrl);
        return;
      }
      toast.success(t('return.success'));
      onClose();
    });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (problem === undefined && due !== undefined && whyNot === undefined && !pending) void pay();
  };
  const error =
    problem === 'least'
      ? t('buy.least')
      : problem === 'most'
        ? t('buy.most', { most: money(MOST) })
        : problem === 'none' && typed.trim() !== ''
          ? t('buy.noAmount')
          : undefined;
  return (
    <form onSubmit={submit} noValidate data-testid="buy-credit-form">
      <Stack gap="md">
        <dl className={styles['change']}>
          <div>
            <dt>{t('buy.now')}</dt>
            <dd>{money(now)}</dd>
          </div>
          <IconArrowRight size={18} aria-hidden />
          <div>
            <dt>{t('buy.after')}</dt>
            <dd data-gain>{money(now + (problem === undefined ? amount : 0))}</dd>
          </div>
        </dl>
        <div className={styles['quick']} role="group" aria-label={t('buy.quick')}>
          {QUICK_AMOUNTS.map((quick) => (
            <Button
              key={quick}
              type="button"
              variant={amount === quick ? 'light' : 'default'}
              aria-pressed={amount === quick}
              onClick={() => setTyped(String(quick))}
              data-testid={`quick-${quick}`}
            >
              {new Intl.NumberFormat(formatLocale(), { style: 'currency', currency, maximumFractionDigits: 0 }).format(
                quick,
              )}
            </Button>
          ))}
        </div>
        <TextInput
          label={t('buy.other')}
          description={t('buy.range', { least: money(LEAST), most: money(MOST) })}
          inputMode="decimal"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          error={error}
          data-autofocus
          data-testid="credit-amount"
        />
        {gateways.some(({ hasPortal }) => hasPortal) ? (
          <div className={styles['autoInDialog']}>
            <Pane>
              <AutoTopup now={now} me={me} />
            </Pane>
          </div>
        ) : null}
        {gateways.length > 1 ? (
          <Radio.Group label={t('buy.gateway')} value={gateway ?? ''} onChange={setPicked}>
            {gateways.map(({ id, displayName }) => (
              <Radio key={id} value={id} label={displayName} mt="xs" />
            ))}
          </Radio.Group>
        ) : null}
        {refusal === undefined ? null : (
          <div role="alert">
            <b>{t('return.failed')}</b>
            <Why refusal={refusal} />
          </div>
        )}
        {price?.tax && problem === undefined ? (
          <p className={styles['muted']} data-testid="credit-tax">
            {t('buy.taxed', {
              credit: money(amount),
              tax: money(price.tax.amount),
              name: price.tax.name,
              percent: percent(price.tax.percent / 100),
            })}
          </p>
        ) : null}
        <Disabled why={whyNot}>
          <Button
            type="submit"
            fullWidth
            loading={pending}
            disabled={problem !== undefined || due === undefined}
            data-testid="pay"
          >
            {problem === undefined && due !== undefined ? t('buy.pay', { amount: money(due) }) : t('buy.payNothing')}
          </Button>
        </Disabled>
        <p className={styles['muted']}>{t('buy.where')}</p>
      </Stack>
    </form>
  );
}
