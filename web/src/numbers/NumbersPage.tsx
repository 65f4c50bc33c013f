import { IconHash } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { NumbersPageQuery } from '../__generated__/NumbersPageQuery.graphql.ts';
import { useFetchKey } from '../app/relay/resync.ts';
import { useMe } from '../people/useMe.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { formatPhone } from '../ui/numbers.ts';
import { PhoneNumber } from '../ui/PhoneNumber.tsx';
import { SettingsPage } from '../ui/SettingsPage.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { NumberForm } from './NumberForm.tsx';
import styles from './Numbers.module.css';

/** The workspace's numbers, and what happens to calls of the chosen one. */
export function NumbersPage() {
  const { t } = useTranslation('numbers');
  const navigate = useNavigate();
  const { number: chosen } = useSearch({ from: '/shell/settings/settings/channels' });
  const me = useMe();
  const [fetchKey] = useFetchKey();
  const { fetchWorkspacePhoneNumbers, fetchTeams, getWorkspaceWithSettings } = useLazyLoadQuery<NumbersPageQuery>(
    graphql`
      query NumbersPageQuery {
        fetchWorkspacePhoneNumbers(first: 100) {
          data {
            id
            name
            number
            isTestNumber
            callWorkFlow {
              team {
                teamId
              }
              businessHoursType
            }
            ...NumberForm_number
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
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  const numbers = fetchWorkspacePhoneNumbers.data;
  const teams = fetchTeams.data.filter(({ isDeleted }) => !isDeleted);
  const shown = numbers.find(({ id }) => id === chosen) ?? numbers[0];
  const teamOf = (id: string | undefined) => teams.find((team) => team.id === id)?.name ?? '';
  return (
    <SettingsPage title={t('title')} lead={t('lead')}>
      {shown === undefined ? (
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
                    {name === formatPhone(number) ? null : <b>{name}</b>}
                    <PhoneNumber number={number} />
                  </span>
                  <span className={styles['about']}>
                    {isTestNumber ? <StatusChip tone="accent">{t('test')}</StatusChip> : null}
                    <span>{teamOf(callWorkFlow?.team?.teamId)}</span>
                    <span>{t(`hours.${callWorkFlow?.businessHoursType ?? 'ALWAYS'}`)}</span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <NumberForm
            key={shown.id}
            number={shown}
            teams={teams}
            timezone={getWorkspaceWithSettings.setting.timezone ?? ''}
            me={me}
          />
        </>
      )}
    </SettingsPage>
  );
}
