import { Button } from '@mantine/core';
import { IconCircleCheck, IconInbox } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { InboxFilter } from '../../__generated__/ThreadListPaginationQuery.graphql.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useInbox } from '../inboxContext.ts';

const INBOX = <IconInbox size={22} stroke={1.5} />;
const DONE = <IconCircleCheck size={22} stroke={1.5} />;

/** Says why there is no conversation in the list, and what to do about it. */
export default function EmptyList({
  filter,
  counts,
  narrowed,
  onFilter,
  onClear,
}: {
  filter: InboxFilter;
  counts: Readonly<Record<'OPEN' | 'DONE', number>>;
  narrowed: boolean;
  onFilter: (filter: InboxFilter) => void;
  onClear: () => void;
}) {
  const { t } = useTranslation(['inbox', 'tags']);
  const { compose } = useInbox();
  if (narrowed)
    return (
      <EmptyState
        icon={INBOX}
        action={
          <Button variant="default" onClick={onClear}>
            {t('tags:filter.clear')}
          </Button>
        }
      >
        {t('tags:filter.empty')}
      </EmptyState>
    );
  if (filter === 'SNOOZED' || filter === 'FOLLOW_UP')
    return (
      <EmptyState
        icon={INBOX}
        action={
          <Button variant="default" onClick={onClear}>
            {t('triage.filter.open')}
          </Button>
        }
      >
        {t(filter === 'SNOOZED' ? 'triage.filter.noSnoozed' : 'followUp.none')}
      </EmptyState>
    );
  if (counts.OPEN + counts.DONE === 0)
    return (
      <EmptyState icon={INBOX} action={<Button onClick={compose}>{t('new.action')}</Button>}>
        {t('empty.none')}
      </EmptyState>
    );
  if (filter === 'DONE') return <EmptyState icon={DONE}>{t('empty.noDone')}</EmptyState>;
  return (
    <EmptyState
      icon={DONE}
      action={
        counts.DONE === 0 ? null : (
          <Button variant="default" onClick={() => onFilter('DONE')}>
            {t('empty.showDone')}
          </Button>
        )
      }
    >
      {t('empty.allDone')}
    </EmptyState>
  );
}
