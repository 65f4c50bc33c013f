import { IconAlarm, IconPin } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../ui/Avatar.tsx';
import { comingMoment } from '../../ui/dates.ts';
import { useNow } from '../../ui/useNow.ts';
import { Words } from '../../ui/Words.tsx';
import { useInbox } from '../inboxContext.ts';
import styles from './Triage.module.css';

/** At the end of a row: until when it is snoozed, whose it is, and that it is pinned. */
export default function RowMarks({
  assignee,
  pinned,
  snoozed,
}: {
  assignee: { readonly targetId: string; readonly name: string | null | undefined } | null | undefined;
  pinned: boolean;
  /** Until when; empty: until the person writes. Undefined: it is not snoozed. */
  snoozed: string | undefined;
}) {
  const { t } = useTranslation('inbox');
  const now = useNow();
  const { mine, timezone } = useInbox();
  const name = assignee?.name ?? t('triage.gone');
  const who = assignee?.targetId === mine.userId ? t('triage.mark.you') : t('triage.mark.assigned', { name });
  return (
    <span className={styles['marks']}>
      {snoozed === undefined ? null : (
        <span className={styles['snoozed']} data-testid="row-snoozed">
          <IconAlarm size={13} stroke={2} aria-hidden />
          {snoozed === ''
            ? t('triage.mark.untilReply')
            : comingMoment(new Date(snoozed), now, timezone ? { timeZone: timezone } : {})}
        </span>
      )}
      {assignee ? (
        <span title={who} data-testid="row-assignee">
          <Avatar name={name} size={16} />
          <Words className="visually-hidden">{who}</Words>
        </span>
      ) : null}
      {pinned ? (
        <span title={t('triage.mark.pinned')} data-testid="row-pinned">
          <IconPin size={13} stroke={2} aria-hidden />
          <span className="visually-hidden">{t('triage.mark.pinned')}</span>
        </span>
      ) : null}
    </span>
  );
}
