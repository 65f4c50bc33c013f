import { Button } from '@mantine/core';
import { IconCircleCheck, IconInbox } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { EmptyListQuery } from '../../__generated__/EmptyListQuery.graphql.ts';
import type { InboxFilter } from '../../__generated__/ThreadListPaginationQuery.graphql.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useInbox } from '../inboxContext.ts';

const INBOX = <IconInbox size={22} stroke={1.5} />;
const DONE = <IconCircleCheck size={22} stroke={1.5} />;

/** Says why there is no conversation in the list, and what to do about it. */
export default function EmptyList({
  filter,
  open,
  narrowed,
  onFilter,
  onClear,
}: {
  filter: InboxFilter;
  /** Open threads, whatever is listed. */
  open: number;
  narrowed: boolean;
  onFilter: (filter: InboxFilter) => void;
  onClear: () => void;
}) {
  const { t } = useTranslation(['inbox', 'tags']);
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
  return <EmptyInbox filter={filter} open={open} onFilter={onFilter} />;
}

/** Whether something is done already is looked up here alone: nobody reads how much it is. */
function EmptyInbox({
  filter,
  open,
  onFilter,
}: {
  filter: InboxFilter;
  open: number;
  onFilter: (filter: InboxFilter) => void;
}) {
  const { t } = useTranslation('inbox');
  const { compose } = useInbox();
  const { fetchInbox } = useLazyLoadQuery<EmptyListQuery>(
    graphql`
      query EmptyListQuery {
        fetchInbox(filter: DONE, limit: 1) {
          data {
            id
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  );
  const isSomeDone = fetchInbox.data.length > 0;
  if (open === 0 && !isSomeDone)
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
        isSomeDone ? (
          <Button variant="default" onClick={() => onFilter('DONE')}>
            {t('empty.showDone')}
          </Button>
        ) : null
      }
    >
      {t('empty.allDone')}
    </EmptyState>
  );
}
