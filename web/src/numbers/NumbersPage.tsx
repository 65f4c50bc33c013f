import { IconHash } from '@tabler/icons-react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
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
import { formatPhone } from '../ui/numbers.ts';
import { Optional } from '../ui/Optional.tsx';
import { PhoneNumber } from '../ui/PhoneNumber.tsx';
import { CardsLoading } from '../ui/SettingsLoading.tsx';
import { SettingsPage } from '../ui/SettingsPage.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { Words } from '../ui/Words.tsx';
import type { Everybody } from './flow/WhoFields.tsx';
import { FlowHours } from './FlowHours.tsx';
import styles from './Numbers.module.css';

// Of the two views one is shown: neither waits for the other's.
const NumberForm = lazyPart(async () => ({ default: (await import('./NumberForm.tsx')).NumberForm }));
const EmergencyAddressCard = lazyPart(async () => ({
  default: (await import('./lowerFields.ts')).EmergencyAddressCard,
}));
const BlockedNumbers = lazyPart(async () => ({ default: (await import('../blockList/parts.ts')).BlockedNumbers }));

/** The workspace's numbers, what happens to calls of the chosen one, and, as a view of its own, whose calls are not taken. */
export function NumbersPage() {
  const { t } = useTranslation('numbers');
  const navigate = useNavigate();
  const { number: chosen, view } = useSearch({ from: '/shell/settings/settings/channels' });
  const me = useMe();
  const [fetchKey] = useFetchKey();
  const { fetchWorkspacePhoneNumbers, fetchTeams, getWorkspaceWithSettings } = useRouteQuery<NumbersPageQuery>(
    graphql`
      query NumbersPageQuery @preloadable {
        fetchWorkspacePhoneNumbers(usable: true, first: 100) {
          data {
            id
            name
            number
            isTestNumber
            callWorkFlow {
              type
              team {
                teamId
              }
              businessHoursType
            }
          }
        }
        fetchTeams(first: 100) {
          data {
            id
            name
            isDeleted
          }
        }
        getWorkspaceWithSettings {
          id
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
  const blocked = view === 'blocked';
  const shown = numbers.find(({ id }) => id === chosen) ?? numbers[0];
  const teamOf = (id: string | undefined) => teams.find((team) => team.id === id)?.name ?? '';
  return (
    <SettingsPage
      title={t(blocked ? 'blocked' : 'title')}
      lead={blocked ? undefined : t('lead')}
      action={
        <Link
          to="/settings/channels"
          search={blocked ? {} : { view: 'blocked' }}
          className="link"
          data-testid="blocked-view"
        >
          {t(blocked ? 'title' : 'blocked')}
        </Link>
      }
    >
      {blocked ? (
        <Suspense fallback={<CardsLoading />}>
          <BlockedNumbers />
        </Suspense>
      ) : shown === undefined ? (
        <div className={styles['card']}>
          <EmptyState icon={<IconHash size={22} stroke={1.5} />}>{t('empty')}</EmptyState>
        </div>
      ) : (
        <>
          <ul className={styles['list']} aria-label={t('title')}>
            {numbers.map(({ id, name, number, isTestNumber, callWorkFlow }) => (
              <li key={id}>
                <button
                  type="button"
                  className={styles['number']}
                  aria-pressed={id === shown.id}
                  onClick={() => void navigate({ to: '/settings/channels', search: { number: id } })}
                  data-testid="number-row"
                >
                  <span>
                    {name === formatPhone(number) ? null : <Words as="b">{name}</Words>}
                    <PhoneNumber number={number} />
                  </span>
                  <span className={styles['about']}>
                    {isTestNumber ? <StatusChip tone="accent">{t('test')}</StatusChip> : null}
                    <span>{teamOf(callWorkFlow?.team?.teamId)}</span>
                    {callWorkFlow?.type === 'CUSTOM' ? (
                      <Optional fallback={null}>
                        <FlowHours id={id} hours={callWorkFlow.businessHoursType ?? 'ALWAYS'} />
                      </Optional>
                    ) : (
                      <span>{t(`hours.${callWorkFlow?.businessHoursType ?? 'ALWAYS'}`)}</span>
                    )}
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <Suspense fallback={<CardsLoading />}>
            <ChosenNumber
              key={shown.id}
              id={shown.id}
              everybody={{ teams, people }}
              timezone={getWorkspaceWithSettings.setting.timezone ?? ''}
              language={getWorkspaceWithSettings.setting.language ?? ''}
              me={me}
            />
          </Suspense>
        </>
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
      <Suspense>
        <EmergencyAddressCard number={number} whyNot={form.me.whyNot('PHONE_NUMBERS', 'UPDATE', inScope)} />
      </Suspense>
    </>
  );
}
