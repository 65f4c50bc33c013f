import { Button } from '@mantine/core';
import { IconArrowsSplit2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { OwnFlowQuery } from '../../__generated__/OwnFlowQuery.graphql.ts';
import styles from '../Numbers.module.css';

/**
 * What a number that goes by its published flow says of it: which version is live, and where it is changed.
 * @param leaving something else is chosen, which takes the flow out of service when it is saved
 */
export function OwnFlow({ numberId, leaving }: { numberId: string; leaving: boolean }) {
  const { t } = useTranslation('numbers');
  const { fetchCallFlow: flow } = useLazyLoadQuery<OwnFlowQuery>(
    graphql`
      query OwnFlowQuery($id: ID!) {
        fetchCallFlow(id: $id) {
          id
          live {
            version
          }
        }
      }
    `,
    { id: numberId },
    { fetchPolicy: 'store-and-network' },
  );
  const version = flow.live?.version;
  if (leaving)
    return (
      <p role="status" className={styles['leaves']} data-testid="leaves-flow">
        {t('ownFlow.leaves', { version })}
      </p>
    );
  return (
    <div className={styles['ownFlow']} data-testid="own-flow">
      <p className={styles['note']}>{t('ownFlow.live', { version })}</p>
      <Button
        renderRoot={(props) => <Link {...props} to="/channels/calls/automation/$numberId" params={{ numberId }} />}
        variant="default"
        leftSection={<IconArrowsSplit2 size={16} stroke={1.75} aria-hidden />}
        data-testid="open-flow"
      >
        {t('ownFlow.open')}
      </Button>
    </div>
  );
}
