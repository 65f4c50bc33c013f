import { Alert, Modal } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { BuyNumberDialogQuery } from '../../__generated__/BuyNumberDialogQuery.graphql.ts';
import { type Refusal, refusalOf } from '../../base/relay/refusal.ts';
import { Pane } from '../../ui/Pane.tsx';
import { useRefusalText } from '../../ui/useRefusalText.ts';
import { buy, type Ended, finish, type Kept, reserve } from './addon.ts';
import { AvailableList, FIRST_SEARCH } from './AvailableList.tsx';
import { BoughtView } from './BoughtView.tsx';
import { ConfirmView, type Wishes } from './ConfirmView.tsx';
import { PaymentView } from './PaymentView.tsx';
import type { Returned } from './readReturn.ts';
import type { titleOf } from './titleOf.ts';
import { UpgradeView } from './UpgradeView.tsx';

/** Milliseconds that what went wrong stays (spec A §9). */
const ALERT_MS = 5_000;

interface Props {
  platform: string;
  title: ReturnType<typeof titleOf>;
  teams: readonly { id: string; name: string }[];
  /** Absent: a new purchase. */
  returned?: Returned;
  /** A new plan was for this number: it is offered at once. */
  wanted?: string;
  onBought: () => void;
  onSetUp: (phoneNumberId: string) => void;
  onClose: () => void;
}

/** Whoever sells numbers hears of a new plan a moment later; milliseconds between two looks, and looks. */
const HEARS_MS = 1_000;
const LOOKS = 6;

async function offered(number: string, hasNewPlan: boolean): Promise<Kept> {
  let kept = await reserve(number);
  for (let looks = 1; hasNewPlan && kept.choice === 'UPGRADE' && looks < LOOKS; looks += 1) {
    await new Promise((resolve) => setTimeout(resolve, HEARS_MS));
    kept = await reserve(number);
  }
  return kept;
}

type View = 'list' | 'confirm' | 'upgrade' | 'payment' | 'number';

/** Buys a phone number, in five views of one dialog; Back returns to the list and keeps the search. */
export function BuyNumberDialog(props: Props) {
  const { t } = useTranslation(['buyNumber', 'common']);
  return (
    <Modal
      opened
      centered
      size={468}
      onClose={props.onClose}
      title={<b>{t(`title.${props.title}`)}</b>}
      closeButtonProps={{ 'aria-label': t('common:close') }}
      data-testid="buy-number"
    >
      <Pane>
        <Purchase {...props} />
      </Pane>
    </Modal>
  );
}

function Purchase({ platform, teams, returned, wanted, onBought, onSetUp }: Props) {
  const { t } = useTranslation('buyNumber');
  const textOf = useRefusalText();
  const { getActiveWorkspaceSubscription: subscription, fetchPaymentGateways: gateways } =
    useLazyLoadQuery<BuyNumberDialogQuery>(
      graphql`
        query BuyNumberDialogQuery {
          getActiveWorkspaceSubscription {
            id
            subscriptionPlan {
              id
              name
              displayName
            }
          }
          fetchPaymentGateways {
            id
            displayName
          }
        }
      `,
      {},
    );
  const [view, setView] = useState<View>(returned ? 'number' : 'list');
  const [search, setSearch] = useState(FIRST_SEARCH);
  const [keeping, setKeeping] = useState(wanted);
  const [kept, setKept] = useState<Kept>();
  const [wishes, setWishes] = useState<Wishes>({ name: '', team: '' });
  const [paying, setPaying] = useState(false);
  const [ended, setEnded] = useState<Ended | 'later'>();
  const [refusal, setRefusal] = useState<Refusal>();
  const plan = subscription?.subscriptionPlan;

  useEffect(() => {
    if (refusal === undefined) return undefined;
    const timer = setTimeout(() => setRefusal(undefined), ALERT_MS);
    return () => clearTimeout(timer);
  }, [refusal]);

  const completed = (end: Ended | 'later') => {
    setEnded(end);
    setView('number');
    if (end !== 'later' && end.status === 'DONE') onBought();
  };
  const offer = (found: Kept) => {
    setKept(found);
    setWishes({ name: '', team: '' });
    setEnded(undefined);
    setView('confirm');
    setKeeping(undefined);
  };
  const refuse = (error: unknown) => {
    setRefusal(refusalOf(error));
    setView('list');
    setKeeping(undefined);
  };
  const select = (number: string) => {
    setKeeping(number);
    setRefusal(undefined);
    void offered(number, number === wanted).then(offer, refuse);
  };
  const offerWanted = useEffectEvent(offer);
  const refuseWanted = useEffectEvent(refuse);
  useEffect(() => {
    if (wanted !== undefined) void offered(wanted, true).then(offerWanted, refuseWanted);
  }, [wanted]);
  const pay = async (paymentGateway?: string) => {
    if (!kept) return;
    setPaying(true);
    try {
      const redirectUrl = `${location.origin}/settings/channels?platform=${encodeURIComponent(platform)}`;
      const { confirmationUrl, id } = await buy({
        number: kept.number,
        redirectUrl,
        paymentGateway,
        name: wishes.name,
        team: wishes.team || null,
      });
      if (confirmationUrl) {
        location.assign(confirmationUrl);
        return;
      }
      completed(await finish(id, '', kept.number));
    } catch (error) {
      setRefusal(refusalOf(error));
    } finally {
      setPaying(false);
    }
  };
  const list = () => {
    setEnded(undefined);
    setView('list');
  };
  const wordsOf = (problem: Refusal): string => {
    if (problem.code === 'PAYMENT_NOT_VERIFIED') return t('CouldNotVerifyPayment');
    return problem.code === 'NUMBER_LIMIT_REACHED' && platform === 'WIX' && plan?.name === 'ENTERPRISE'
      ? t('ExceededLimitToBuyPhone')
      : textOf(problem);
  };
  // One that comes back from paying is shown on its way.
  const number = kept?.number ?? returned?.number ?? '';
  return (
    <>
      {refusal === undefined ? null : (
        <Alert color="red" role="alert" mb="sm" data-testid="buy-problem">
          {wordsOf(refusal)}
        </Alert>
      )}
      {view === 'list' ? (
        <AvailableList search={search} onSearch={setSearch} platform={platform} pending={keeping} onSelect={select} />
      ) : null}
      {view === 'confirm' && kept ? (
        <ConfirmView
          kept={kept}
          teams={teams}
          wishes={wishes}
          onWishes={setWishes}
          pending={paying}
          onBack={list}
          onNext={() => (kept.choice === 'FREE' ? void pay() : setView('upgrade'))}
        />
      ) : null}
      {view === 'upgrade' && kept ? (
        <UpgradeView
          kept={kept}
          plan={plan?.displayName ?? ''}
          isEnterprise={plan?.name === 'ENTERPRISE'}
          pending={paying}
          onBack={() => setView('confirm')}
          onExtra={() => (kept.dueNow === 0 ? void pay() : setView('payment'))}
        />
      ) : null}
      {view === 'payment' && kept ? (
        <PaymentView
          kept={kept}
          gateways={gateways}
          pending={paying}
          onBack={() => setView('upgrade')}
          onPay={(gateway) => void pay(gateway)}
        />
      ) : null}
      {view === 'number' ? (
        <BoughtView
          number={number}
          returned={returned}
          plan={number === wanted ? plan?.displayName : undefined}
          ended={ended}
          onEnded={completed}
          onSetUp={onSetUp}
          onAnother={(other) => (other === undefined ? list() : select(other))}
        />
      ) : null}
    </>
  );
}
