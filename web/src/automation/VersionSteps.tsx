import { Skeleton } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { VersionStepsQuery } from '../__generated__/VersionStepsQuery.graphql.ts';
import type { Everybody } from '../numbers/flow/WhoFields.tsx';
import { Delayed } from '../ui/Delayed.tsx';
import { Pane, usePaneKey } from '../ui/Pane.tsx';
import { Changes } from './Changes.tsx';
import styles from './Editor.module.css';
import { changesSince } from './flow/changes.ts';
import type { Flow } from './flow/nodes.ts';
import { outlineOf } from './flow/outline.ts';
import { flowOf } from './flowValues.ts';
import { KindIcon } from './kinds.tsx';
import { RowText } from './RowText.tsx';
import { useWords } from './useWords.ts';

interface Shown {
  /** The flow's. */
  id: string;
  version: number;
  /** What calls meet now; undefined: this version, or none. */
  live: { version: number; flow: Flow } | undefined;
  everybody: Everybody;
}

/** What an earlier version does, before somebody makes it live again: how it differs from what is live, and all of its steps. */
export function VersionSteps(shown: Shown) {
  return (
    <Pane
      fallback={
        <Delayed>
          <Skeleton height={96} />
        </Delayed>
      }
    >
      <Steps {...shown} />
    </Pane>
  );
}

function Steps({ id, version, live, everybody }: Shown) {
  const { t } = useTranslation('automation');
  const fetchKey = usePaneKey();
  const { fetchCallFlow } = useLazyLoadQuery<VersionStepsQuery>(
    graphql`
      query VersionStepsQuery($id: ID!, $version: Int!) {
        fetchCallFlow(id: $id) {
          id
          version(version: $version) {
            start
            nodes {
              ...flowApi_node @relay(mask: false)
            }
          }
        }
      }
    `,
    { id, version },
    // A version never changes.
    { fetchPolicy: 'store-or-network', fetchKey },
  );
  const flow = fetchCallFlow.version ? flowOf(fetchCallFlow.version) : { start: '', nodes: [] };
  const words = useWords(flow, everybody);
  return (
    <div className={styles['stack']} data-testid="version-steps">
      {live === undefined ? null : (
        <Changes changes={changesSince(flow, live.flow)} live={live.version} words={words} />
      )}
      <ol className={styles['steps']} aria-label={t('versions.steps', { version })}>
        {outlineOf(flow).map((row) => (
          <li key={row.key} style={{ paddingLeft: (row.level - 1) * 18 }}>
            {row.what === 'node' ? <KindIcon kind={row.node.kind} size={24} /> : null}
            {row.what === 'reference' ? <IconArrowBackUp size={16} aria-hidden /> : null}
            <span>
              <RowText row={row} words={words} />
              {row.what === 'node' && row.node.name !== null ? <small>{words.sentence(row.node)}</small> : null}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
