import { IconHash, IconPlus } from '@tabler/icons-react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Button, SegmentedControl } from '@mantine/core';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { NumbersPageChosenQuery } from '../__generated__/NumbersPageChosenQuery.graphql.ts';
import type { NumbersPageQuery } from '../__generated__/NumbersPageQuery.graphql.ts';
import { useRouteQuery } from '../base/relay/useRouteQuery.ts';
import { lazyPart } from '../base/lazyPart.ts';
import { useFetchKey } from '../base/relay/resync.ts';
import { type Me, useMe } from '../people/useMe.ts';
import { useMemberNames } from '../people/useMemberNames.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useAddress } from '../ui/list/useAddress.ts';
import { CardsLoading } from '../ui/SettingsLoading.tsx';
import { SettingsPage } from '../ui/SettingsPage.tsx';
import { Disabled } from '../ui/Disabled.tsx';
import { toast } from '../ui/toast.ts';
import { readReturn } from './buy/readReturn.ts';
import { titleOf } from './buy/titleOf.ts';
import type { Everybody } from './flow/WhoFields.tsx';
import { NumberTable } from './list/NumberTable.tsx';
import styles from './Numbers.module.css';

// Of the two views one is shown: neither waits for the other's.
const NumberForm = lazyPart(async () => ({ default: (await import('./NumberForm.tsx')).NumberForm }));
const EmergencyAddressCard = lazyPart(async () => ({
  default: (await import('./lowerFields.ts')).EmergencyAddressCard,
}));
const BuyNumberDialog = lazyPart(async () => ({
  default: (await import('./buy/BuyNumberDialog.tsx')).BuyNumberDialog,
}));
const ReleasedNumbers = lazyPart(async () => ({
  default: (await import('./buy/ReleasedNumbers.tsx')).ReleasedNumbers,
}));
const ReleaseNumber = lazyPart(async () => ({ default: (await import('./buy/OwnedNumber.tsx')).ReleaseNumber }));
const NumberCosts = lazyPart(async () => ({ default: (await import('./list/NumberCosts.tsx')).NumberCosts }));
const WebNumbers = lazyPart(async () => ({ default: (await import('./web/WebNumbers.tsx')).WebNumbers }));
const SenderIds = lazyPart(async () => ({ default: (await import('./senders/SenderIds.tsx')).SenderIds }));
const BlockedNumbers = lazyPart(async () => ({ default: (await import('../blockList/parts.ts')).BlockedNumbers }));

const OPEN = ['number'] as const;

/** The workspace's numbers, what happens to calls of the chosen one, and, as a view of its own, whose calls are not taken. */
export function NumbersPage() {
  const { t } = useTranslation(['numbers', 'buyNumber', 'senderIds', 'webNumbers', 'shell']);
  const navigate = useNavigate();
  const search = useSearch({ from: '/shell/settings/settings/channels' });
  const { number: chosen, view } = search;
  const setOpen = useAddress(OPEN)[1];
  const me = useMe();
  const [fetchKey, renew] = useFetchKey();
  const {
    fetchWorkspacePhoneNumbers,
    web,
    getSenderIds,
    fetchTeams,
    getWorkspaceWithSettings,
    getActiveWorkspaceSubscription,
  } = useRouteQuery<NumbersPageQuery>(
    graphql`
      query NumbersPageQuery @preloadable {
        fetchWorkspacePhoneNumbers(usable: true, first: 100) {
          data {
            id
            name
            number
            country
            status
            isTestNumber
            isFree
            type
            isComplianceVerified
            isPhoneConfigurationComplete
            featureFlags {
              voiceCallEnabled
              smsFeatureEnabled
            }
            emergencyCalls
            emergencyAddress {
              address1
              address2
              city
              state
              zip
            }
            vendorProduct {
              phonePrice
            }
            callWorkFlow {
              type
              team {
                teamId
              }
              businessHoursType
            }
          }
        }
        web: fetchWorkspacePhoneNumbers(web: true, first: 5) {
          data {
            id
          }
        }
        getSenderIds {
          id
        }
        fetchTeams(first: 100) {
          data {
            id
            name
            isDeleted
          }
        }
        getActiveWorkspaceSubscription {
          id
          totalFreePhonePhoneNumbers
          subscriptionPlan {
            id
            name
            displayName
          }
        }
        getWorkspaceWithSettings {
          id
          platform
          maxNumberOfActiveNumbers
          setting {
            timezone
            language
          }
        }
      }
    `,
    {},
    fetchKey,
  );
  const numbers = fetchWorkspacePhoneNumbers.data;
  const teams = fetchTeams.data.filter(({ isDeleted }) => !isDeleted);
  const people = useMemberNames(fetchKey)
    .filter(({ status }) => status === 'ACTIVE')
    .map(({ mainUserId, displayName }) => ({ id: mainUserId, name: displayName }));
  const workspaceId = getWorkspaceWithSettings.id;
  const platform = getWorkspaceWithSettings.platform ?? 'RINGLINE';
  const title = titleOf(platform, getActiveWorkspaceSubscription?.subscriptionPlan.name);
  // Taken once, at the first look at the address: the page clears it.
  const [returned, setReturned] = useState(() => readReturn(search, workspaceId));
  const [wanted, setWanted] = useState(search.buy?.replace(/^ /, '+'));
  const [buying, setBuying] = useState(wanted !== undefined || (returned !== undefined && returned !== 'incomplete'));
  const clearAddress = useEffectEvent(() => {
    if (search.action === undefined && search.buy === undefined) return;
    void navigate({ to: '/settings/channels', search: {}, replace: true });
    if (returned === 'incomplete') toast.error(t('buyNumber:CouldNotVerifyPayment'));
  });
  useEffect(() => clearAddress(), []);
  const closeBuying = () => {
    setBuying(false);
    setReturned(undefined);
    setWanted(undefined);
  };
  const whyNoBuying = me.whyNot('PHONE_NUMBERS', 'CREATE') ?? me.whyNot('BILLING', 'CREATE');
  const blocked = view === 'blocked';
  const ofWeb = view === 'web';
  const ofSenders = view === 'senders';
  const ofNumbers = !blocked && !ofWeb && !ofSenders;
  // One is always open: whoever comes here has something to look up.
  const shown = numbers.find(({ id }) => id === chosen) ?? numbers[0];
  const form = {
    everybody: { teams, people },
    timezone: getWorkspaceWithSettings.setting.timezone ?? '',
    language: getWorkspaceWithSettings.setting.language ?? '',
    me,
  };
  return (
    <SettingsPage
      title={t(blocked ? 'blocked' : 'title')}
      lead={blocked ? undefined : t(ofSenders ? 'senderIds:lead' : ofWeb ? 'webNumbers:lead' : 'lead')}
      action={
        <>
          {ofNumbers ? (
            <Disabled why={whyNoBuying}>
              <Button
                leftSection={<IconPlus size={16} aria-hidden />}
                onClick={() => setBuying(true)}
                data-testid="buy-number-button"
              >
                {t(`buyNumber:title.${title}`)}
              </Button>
            </Disabled>
          ) : null}
          {!ofNumbers || me.whyNot('NUMBER_PORTING', 'READ') !== undefined ? null : (
            <Link to="/settings/channels/porting" className="link" data-testid="port-number">
              {t('shell:pages.porting')}
            </Link>
          )}
          <Link
            to="/settings/channels"
            search={blocked ? {} : { view: 'blocked' }}
            className="link"
            data-testid="blocked-view"
          >
            {t(blocked ? 'title' : 'blocked')}
          </Link>
        </>
      }
    >
      {buying ? (
        <Suspense fallback={null}>
          <BuyNumberDialog
            platform={platform}
            title={title}
            teams={teams}
            {...(typeof returned === 'object' ? { returned } : {})}
            {...(wanted === undefined ? {} : { wanted })}
            onBought={renew}
            onSetUp={(id) => {
              closeBuying();
              void navigate({ to: '/settings/channels', search: { number: id } });
            }}
            onClose={closeBuying}
          />
        </Suspense>
      ) : null}
      {blocked ? null : (
        <div>
          <SegmentedControl
            aria-label={t('title')}
            withItemsBorders={false}
            value={ofSenders ? 'senders' : ofWeb ? 'web' : 'numbers'}
            onChange={(next) =>
              void navigate({ to: '/settings/channels', search: next === 'numbers' ? {} : { view: next } })
            }
            data={[
              { value: 'numbers', label: `${t('webNumbers:tab.numbers')} ${numbers.length}` },
              { value: 'web', label: `${t('webNumbers:tab.web')} ${web.data.length}` },
              { value: 'senders', label: `${t('senderIds:title')} ${getSenderIds.length}` },
            ]}
            data-testid="channel-tabs"
          />
        </div>
      )}
      {blocked ? (
        <Suspense fallback={<CardsLoading />}>
          <BlockedNumbers />
        </Suspense>
      ) : ofSenders ? (
        <Suspense fallback={<CardsLoading />}>
          <SenderIds teams={teams} onChanged={renew} me={me} />
        </Suspense>
      ) : ofWeb ? (
        <Suspense fallback={<CardsLoading />}>
          <WebNumbers
            teams={teams}
            chosen={chosen}
            onOpen={(id) => setOpen({ number: id })}
            onChanged={renew}
            settings={chosen === undefined ? null : <ChosenNumber key={chosen} id={chosen} {...form} />}
            me={me}
          />
        </Suspense>
      ) : numbers.length === 0 ? (
        <div className={styles['card']}>
          <EmptyState icon={<IconHash size={22} stroke={1.5} />}>{t('empty')}</EmptyState>
        </div>
      ) : (
        <>
          <NumberTable rows={numbers} teams={teams} chosen={shown?.id} onOpen={(id) => setOpen({ number: id })} />
          {shown === undefined ? null : (
            <Suspense fallback={<CardsLoading />}>
              <ChosenNumber key={shown.id} id={shown.id} {...form} />
              {shown.isTestNumber ? null : (
                <ReleaseNumber
                  id={shown.id}
                  number={shown.number}
                  whyNot={me.whyNot('PHONE_NUMBERS', 'DELETE') ?? me.whyNot('BILLING', 'UPDATE')}
                  onReleased={() => {
                    renew();
                    void navigate({ to: '/settings/channels', search: {} });
                  }}
                />
              )}
            </Suspense>
          )}
          <Suspense fallback={null}>
            <NumberCosts
              rows={numbers}
              plan={
                getActiveWorkspaceSubscription
                  ? {
                      name: getActiveWorkspaceSubscription.subscriptionPlan.displayName,
                      included: getActiveWorkspaceSubscription.totalFreePhonePhoneNumbers,
                      most: getWorkspaceWithSettings.maxNumberOfActiveNumbers,
                    }
                  : undefined
              }
            />
          </Suspense>
        </>
      )}
      {!ofNumbers ? null : (
        <Suspense fallback={null}>
          <ReleasedNumbers platform={platform} fetchKey={fetchKey} whyNot={whyNoBuying} onBack={renew} />
        </Suspense>
      )}
    </SettingsPage>
  );
}

/** A number's flow is read for the chosen one alone: a hundred flows at once would make the list's document too dear. */
function ChosenNumber({
  id,
  ...form
}: {
  id: string;
  everybody: Everybody;
  timezone: string;
  language: string;
  me: Me;
}) {
  const [fetchKey] = useFetchKey();
  const { getSinglePhoneNumber: number } = useLazyLoadQuery<NumbersPageChosenQuery>(
    graphql`
      query NumbersPageChosenQuery($id: ID!) {
        getSinglePhoneNumber(id: $id) {
          id
          ...NumberForm_number
          ...EmergencyAddressCard_number
          type
          callWorkFlow {
            team {
              teamId
            }
          }
        }
      }
    `,
    { id },
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  const inScope = form.me.teamIds.includes(number.callWorkFlow?.team?.teamId ?? '');
  return (
    <>
      <NumberForm number={number} {...form} />
      {number.type === 'WEB' ? null : (
        <Suspense>
          <EmergencyAddressCard number={number} whyNot={form.me.whyNot('PHONE_NUMBERS', 'UPDATE', inScope)} />
        </Suspense>
      )}
    </>
  );
}
