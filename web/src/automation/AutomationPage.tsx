import { Button, Select, Skeleton } from '@mantine/core';
import { IconChevronRight, IconHash, IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { AutomationPageFlowQuery } from '../__generated__/AutomationPageFlowQuery.graphql.ts';
import type { AutomationPageQuery } from '../__generated__/AutomationPageQuery.graphql.ts';
import { useFetchKey } from '../app/relay/resync.ts';
import { useCommit } from '../app/relay/useCommit.ts';
import { PageHeader } from '../app/shell/PageHeader.tsx';
import { useSamples } from '../onboarding/useSamples.ts';
import { type Me, useMe } from '../people/useMe.ts';
import { samplesOf } from '../sounds/ourSounds.ts';
import { rightTo } from '../ui/accessRequests.ts';
import { Boundary } from '../ui/Boundary.tsx';
import { Delayed } from '../ui/Delayed.tsx';
import { Disabled } from '../ui/Disabled.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorView } from '../ui/ErrorView.tsx';
import { formatPhone } from '../ui/numbers.ts';
import { PhoneNumber } from '../ui/PhoneNumber.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { toast } from '../ui/toast.ts';
import { Why } from '../ui/Why.tsx';
import styles from './Automation.module.css';
import { applyTemplate } from './flowApi.ts';

/** The templates of spec 000 §3, in its order. */
const TEMPLATES = [
  { type: 'QUEUE', mark: 'recommended' },
  { type: 'CLASSIC', mark: 'popular' },
  { type: 'IVR', mark: undefined },
] as const;

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

type Row = AutomationPageQuery['response']['fetchWorkspacePhoneNumbers']['data'][number];

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
                  {row.name === formatPhone(row.number) ? null : <b>{row.name}</b>}
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
      <Templates numbers={numbers} language={getWorkspaceWithSettings.setting.language ?? ''} me={me} />
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

/** What a flow can begin with: heard before it is applied to a number's draft. */
function Templates({
  numbers,
  language,
  me,
}: {
  numbers: readonly Row[];
  /** The workspace's. */
  language: string;
  me: Me;
}) {
  const { t } = useTranslation(['automation', 'onboarding']);
  const navigate = useNavigate();
  const { pending, refusal, run } = useCommit();
  const [chosen, setChosen] = useState(numbers[0]?.id ?? '');
  const number = numbers.find(({ id }) => id === chosen);
  const heardAs = { language: number?.callWorkFlow?.promptLanguage || language, number: number?.number ?? '' };
  const { playing, play, stop } = useSamples(samplesOf(TEMPLATES, heardAs));
  const whyNot = me.whyNot('AUTOMATIONS', 'UPDATE', me.teamIds.includes(number?.callWorkFlow?.team?.teamId ?? ''));
  const apply = (type: (typeof TEMPLATES)[number]['type']) =>
    run(async () => {
      stop();
      await applyTemplate(chosen, type);
      toast.success(t('template.applied', { name: number?.name ?? '' }));
      await navigate({ to: '/channels/calls/automation/$numberId', params: { numberId: chosen } });
    });
  return (
    <section aria-labelledby="automation-templates">
      <div className={styles['templatesHead']}>
        <div>
          <h2 id="automation-templates">{t('template.title')}</h2>
          <p>{t('template.hint')}</p>
        </div>
        <Select
          label={t('template.number')}
          data={numbers.map(({ id, name }) => ({ value: id, label: name }))}
          value={chosen}
          onChange={(id) => id && setChosen(id)}
          allowDeselect={false}
          data-testid="template-number"
        />
      </div>
      {refusal === undefined ? null : <Why refusal={refusal} />}
      <div className={styles['templates']}>
        {TEMPLATES.map(({ type, mark }, index) => (
          <section
            key={type}
            className={styles['template']}
            aria-labelledby={`template-${type}`}
            data-testid={`template-${type}`}
          >
            <div className={styles['mark']}>
              {mark === undefined ? null : (
                <StatusChip tone={mark === 'recommended' ? 'accent' : 'success'}>
                  {t(`onboarding:flow.${mark}`)}
                </StatusChip>
              )}
            </div>
            <h3 id={`template-${type}`}>{t(`onboarding:flow.${type}.name`)}</h3>
            <p>{t(`onboarding:flow.${type}.text`)}</p>
            <div className={styles['actions']}>
              <Button
                variant="default"
                size="sm"
                leftSection={
                  playing === index ? (
                    <IconPlayerStop size={16} aria-hidden />
                  ) : (
                    <IconPlayerPlay size={16} aria-hidden />
                  )
                }
                onClick={() => (playing === index ? stop() : play(index))}
                aria-describedby={`template-${type}`}
              >
                {t(playing === index ? 'onboarding:flow.stop' : 'onboarding:flow.play')}
              </Button>
              <Disabled why={whyNot} access={rightTo('AUTOMATIONS', 'UPDATE')}>
                <Button
                  variant="light"
                  size="sm"
                  loading={pending}
                  onClick={() => void apply(type)}
                  aria-describedby={`template-${type}`}
                  data-testid={`apply-${type}`}
                >
                  {t('onboarding:flow.apply')}
                </Button>
              </Disabled>
            </div>
          </section>
        ))}
      </div>
    </section>
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
