import { Skeleton } from '@mantine/core';
import { IconChevronRight, IconHash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { AutomationPageFlowQuery } from '../__generated__/AutomationPageFlowQuery.graphql.ts';
import type { AutomationPageQuery } from '../__generated__/AutomationPageQuery.graphql.ts';
import { useFetchKey } from '../base/relay/resync.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { useMe } from '../people/useMe.ts';
import { Boundary } from '../ui/Boundary.tsx';
import { Delayed } from '../ui/Delayed.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorView } from '../ui/ErrorView.tsx';
import { formatPhone } from '../ui/numbers.ts';
import { PhoneNumber } from '../ui/PhoneNumber.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { Words } from '../ui/Words.tsx';
import styles from './Automation.module.css';
import { Templates } from './Templates.tsx';

/** Every number with its flow, and the templates that a flow can begin with. */
export function AutomationPage() {
  const { t } = useTranslation('automation');
  const [attempt, again] = useFetchKey();
  return (
    <div className={styles['page']}>
      <PageHeader title={t('title')} meta={t('lead')} />
      <PageBoundary key={attempt} onRetry={again} fallback={<Loading />}>
        <Numbers />
      </PageBoundary>
    </div>
  );
}

class PageBoundary extends Boundary<{ onRetry: () => void }> {
  protected override failed(error: unknown) {
    return <ErrorView inside error={error} onRetry={this.props.onRetry} />;
  }
}

function Numbers() {
  const { t } = useTranslation('automation');
  const me = useMe();
  const { fetchWorkspacePhoneNumbers, getWorkspaceWithSettings } = useLazyLoadQuery<AutomationPageQuery>(
    graphql`
      query AutomationPageQuery {
        fetchWorkspacePhoneNumbers(usable: true, first: 100) {
          data {
            id
            name
            number
            isTestNumber
            callWorkFlow {
              type
              promptLanguage
              team {
                teamId
              }
            }
          }
        }
        getWorkspaceWithSettings {
          id
          setting {
            language
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  );
  const numbers = fetchWorkspacePhoneNumbers.data;
  if (numbers.length === 0)
    return (
      <EmptyState icon={<IconHash size={22} stroke={1.5} />} title={t('list.none')}>
        {t('list.noneHint')}
      </EmptyState>
    );
  return (
    <div className={styles['content']}>
      <section aria-labelledby="automation-numbers">
        <h2 id="automation-numbers">{t('list.title')}</h2>
        <ul className={styles['list']}>
          {numbers.map((row) => (
            <li key={row.id}>
              <Link
                to="/channels/calls/automation/$numberId"
                params={{ numberId: row.id }}
                className={styles['row']}
                data-testid="flow-row"
              >
                <span className={styles['name']}>
                  {row.name === formatPhone(row.number) ? null : <Words as="b">{row.name}</Words>}
                  <PhoneNumber number={row.number} />
                </span>
                <span className={styles['facts']}>
                  {row.isTestNumber ? <StatusChip tone="accent">{t('list.test')}</StatusChip> : null}
                  <span>{t(`type.${row.callWorkFlow?.type ?? 'CLASSIC'}`)}</span>
                  <Boundary fallback={<Skeleton width={96} height={22} radius={6} />}>
                    <FlowState id={row.id} />
                  </Boundary>
                </span>
                <IconChevronRight size={16} aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <Templates
        numbers={numbers.map(({ id, name, number, callWorkFlow }) => ({
          id,
          name,
          number,
          teamId: callWorkFlow?.team?.teamId ?? '',
          language: callWorkFlow?.promptLanguage || (getWorkspaceWithSettings.setting.language ?? ''),
        }))}
        me={me}
      />
    </div>
  );
}

/** Which version is live, and whether a draft differs from it. Read row by row: all flows at once would be too dear. */
function FlowState({ id }: { id: string }) {
  const { t } = useTranslation('automation');
  const { fetchCallFlow: flow } = useLazyLoadQuery<AutomationPageFlowQuery>(
    graphql`
      query AutomationPageFlowQuery($id: ID!) {
        fetchCallFlow(id: $id) {
          id
          live {
            version
          }
          draft {
            changes
          }
        }
      }
    `,
    { id },
    { fetchPolicy: 'store-and-network' },
  );
  return (
    <>
      {flow.live ? (
        <StatusChip tone="success">{t('live', { version: flow.live.version })}</StatusChip>
      ) : (
        <StatusChip>{t('bySettings')}</StatusChip>
      )}
      {flow.draft.changes > 0 ? (
        <StatusChip tone="warning">{t('draft', { count: flow.draft.changes })}</StatusChip>
      ) : null}
    </>
  );
}

function Loading() {
  return (
    <Delayed>
      <div className={styles['content']} aria-hidden>
        <Skeleton height={180} radius={12} />
        <Skeleton height={180} radius={12} />
      </div>
    </Delayed>
  );
}
