import { IconPhoneOutgoing } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { Handover_item$key } from '../__generated__/Handover_item.graphql.ts';
import { formatPhone } from '../ui/numbers.ts';
import styles from './Handover.module.css';

/** Stages in which it has not come back. */
const OUTCOMES: Readonly<Record<string, 'done' | 'underWay' | 'joined'>> = {
  RINGING: 'underWay',
  CONSULTING: 'underWay',
  MERGED: 'joined',
  COMPLETED: 'done',
};

/** Who handed the call to whom, what came of it, and what was written along. Nothing where nobody did. */
export function Handover({ item: key }: { item: Handover_item$key }) {
  const { t } = useTranslation('calls');
  const { transfer } = useFragment(
    graphql`
      fragment Handover_item on Conversation {
        transfer {
          fromAgentName
          toUserOrTeamName
          message
          stage
        }
      }
    `,
    key,
  );
  if (!transfer) return null;
  const { fromAgentName: from, toUserOrTeamName, message, stage } = transfer;
  const outcome = OUTCOMES[stage] ?? 'returned';
  return (
    <p className={styles['handover']} data-testid="call-handover">
      <IconPhoneOutgoing size={14} stroke={1.75} aria-hidden />
      <span>
        {t(`handover.${outcome}`, { from, to: formatPhone(toUserOrTeamName) })}
        {message ? <q>{message}</q> : null}
      </span>
    </p>
  );
}
