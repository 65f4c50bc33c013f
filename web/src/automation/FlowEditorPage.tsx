import { Button, Skeleton } from '@mantine/core';
import { IconRoute } from '@tabler/icons-react';
import { Link, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useLazyLoadQuery } from 'react-relay';
import { useEffect, useState } from 'react';
import type { flowApiFiguresQuery } from '../__generated__/flowApiFiguresQuery.graphql.ts';
import type { flowApiQuery } from '../__generated__/flowApiQuery.graphql.ts';
import type { FlowEditorPageQuery } from '../__generated__/FlowEditorPageQuery.graphql.ts';
import { viewerZone } from '../base/i18n/viewerZone.ts';
import { askedAhead } from '../base/fetchPart.ts';
import { lazyPart } from '../base/lazyPart.ts';
import { environment } from '../base/relay/environment.ts';
import { refusalOf } from '../base/relay/refusal.ts';
import { useFetchKey } from '../base/relay/resync.ts';
import { useMe } from '../people/useMe.ts';
import { useMemberNames } from '../people/useMemberNames.ts';
import { Boundary } from '../ui/Boundary.tsx';
import { Delayed } from '../ui/Delayed.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorView } from '../ui/ErrorView.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import styles from './Editor.module.css';
import { CALL_FLOW_QUERY, FIGURES } from './flowApi.ts';
import type { Figures } from './useFigureWords.ts';

/** Fetched beside the flow itself, so that neither waits for the other. */
const FlowEditor = lazyPart(
  askedAhead(() => import('./FlowEditor.tsx').then(({ FlowEditor: loaded }) => ({ default: loaded }))),
);

/** The editor of the flow of the number in the address. */
export function FlowEditorPage() {
  const { numberId } = useParams({ from: '/shell/channels/calls/automation/$numberId' });
  const [attempt, again] = useFetchKey();
  return (
    <EditorBoundary key={`${numberId}.${attempt}`} onRetry={again} fallback={<Loading />}>
      <Loaded key={numberId} id={numberId} />
    </EditorBoundary>
  );
}

class EditorBoundary extends Boundary<{ onRetry: () => void }> {
  protected override failed(error: unknown) {
    return refusalOf(error).code === 'NOT_FOUND' ? (
      <NotThere />
    ) : (
      <ErrorView inside error={error} onRetry={this.props.onRetry} />
    );
  }
}

function Loaded({ id }: { id: string }) {
  const me = useMe();
  const {
    getSinglePhoneNumber: number,
    fetchTeams,
    getWorkspaceWithSettings,
  } = useLazyLoadQuery<FlowEditorPageQuery>(
    graphql`
      query FlowEditorPageQuery($id: ID!) {
        getSinglePhoneNumber(id: $id) {
          id
          name
          number
          callWorkFlow {
            team {
              teamId
            }
            timezone
            promptLanguage
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
    { id },
    { fetchPolicy: 'store-or-network' },
  );
  // The draft is read once: from then on the editor has it, and others' changes come as a conflict when it is saved.
  const { fetchCallFlow } = useLazyLoadQuery<flowApiQuery>(CALL_FLOW_QUERY, { id }, { fetchPolicy: 'network-only' });
  const people = useMemberNames('automation')
    .filter(({ status }) => status === 'ACTIVE')
    .map(({ mainUserId, displayName }) => ({ id: mainUserId, name: displayName }));
  const teams = fetchTeams.data.filter(({ isDeleted }) => !isDeleted);
  const inScope = me.teamIds.includes(number.callWorkFlow?.team?.teamId ?? '');
  return (
    <FlowEditor
      saved={fetchCallFlow}
      name={number.name}
      number={number.number}
      language={number.callWorkFlow?.promptLanguage || (getWorkspaceWithSettings.setting.language ?? '')}
      everybody={{ teams, people }}
      timezone={number.callWorkFlow?.timezone ?? getWorkspaceWithSettings.setting.timezone ?? viewerZone()}
      figures={useFigures(id)}
      whyNot={me.whyNot('AUTOMATIONS', 'UPDATE', inScope)}
    />
  );
}

/** Figures come after the flow; without them the cards say nothing of the last 30 days. */
function useFigures(id: string): Figures | undefined {
  const [figures, setFigures] = useState<Figures>();
  useEffect(() => {
    const asked = fetchQuery<flowApiFiguresQuery>(environment, FIGURES, { id }).subscribe({
      next: ({ fetchCallFlowFigures }) => setFigures(fetchCallFlowFigures),
      error: () => setFigures(undefined),
    });
    return () => asked.unsubscribe();
  }, [id]);
  return figures;
}

function NotThere() {
  const { t } = useTranslation('automation');
  return (
    <div className={styles['missing']}>
      <PageHeading>{t('missing.title')}</PageHeading>
      <EmptyState
        icon={<IconRoute size={22} stroke={1.5} />}
        action={
          <Button component={Link} to="/channels/calls/automation" variant="default">
            {t('back')}
          </Button>
        }
      >
        {t('missing.text')}
      </EmptyState>
    </div>
  );
}

function Loading() {
  return (
    <Delayed>
      <div className={styles['loading']} aria-hidden>
        <Skeleton height={56} radius={0} />
        <Skeleton height={64} width={264} radius={12} />
        <Skeleton height={64} width={264} radius={12} />
        <Skeleton height={64} width={264} radius={12} />
      </div>
    </Delayed>
  );
}
