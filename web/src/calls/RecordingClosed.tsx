import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { RecordingClosedQuery } from '../__generated__/RecordingClosedQuery.graphql.ts';
import { usePaneKey } from '../ui/Pane.tsx';
import styles from './RecordingPlayer.module.css';

const CHOICES = ['TEAM', 'ADMINS'] as const;

/**
 * Stands where a recording and its words would, for who may neither hear nor read them: why that is, and who can change it.
 * @param by the workspace's choice, as CallRecording.closedBy has it
 */
export default function RecordingClosed({ by }: { by: string | null | undefined }) {
  const { t } = useTranslation(['recording', 'common']);
  const fetchKey = usePaneKey();
  const { getWorkspaceUserProfile: me } = useLazyLoadQuery<RecordingClosedQuery>(
    graphql`
      query RecordingClosedQuery {
        getWorkspaceUserProfile {
          id
          ownerName
        }
      }
    `,
    {},
    { fetchPolicy: 'store-or-network', fetchKey },
  );
  const choice = CHOICES.find((one) => one === by) ?? 'HANDLERS_AND_MANAGERS';
  return (
    <div className={styles['note']} data-testid="recording-closed" data-by={by}>
      <p>{t(`closed.${choice}`)}</p>
      <p>{t('closed.whoCanChange', { owner: me.ownerName ?? t('common:role.OWNER') })}</p>
    </div>
  );
}
