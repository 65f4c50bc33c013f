import { Button } from '@mantine/core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { InboxAssignment, InboxFilter } from '../../__generated__/ThreadListPaginationQuery.graphql.ts';
import type { Tag } from '../../tags/tag.ts';
import { TagChips } from '../../tags/TagChips.tsx';
import { Optional } from '../../ui/Optional.tsx';
import type { Narrowing } from './narrowing.ts';
import styles from './Triage.module.css';
import { ViewTool } from './ViewTool.tsx';

/** Says what the list is narrowed down to, with the way back. */
export default function Narrowed({
  tag,
  assigned,
  apart,
  filter,
  narrowing,
  onClear,
}: {
  tag: Tag | undefined;
  assigned: InboxAssignment | undefined;
  /** A list of its own: what is snoozed, or of what the reader wants to be reminded. */
  apart: InboxFilter | undefined;
  filter: InboxFilter;
  narrowing: Narrowing;
  onClear: () => void;
}) {
  const { t } = useTranslation(['inbox', 'tags']);
  return (
    <div className={styles['narrowed']} role="status" data-testid="inbox-narrowed">
      {apart === undefined ? null : <span>{t(`filter.${apart}`)}</span>}
      {assigned === undefined ? null : <span>{t(`triage.assigned.${assigned}`)}</span>}
      {tag === undefined ? null : <TagChips tags={[tag]} />}
      <Optional>
        <Suspense fallback={null}>
          <ViewTool filter={filter} narrowing={narrowing} />
        </Suspense>
      </Optional>
      <Button
        className={styles['clear'] ?? ''}
        size="compact-xs"
        variant="subtle"
        onClick={onClear}
        data-testid="inbox-narrowed-clear"
      >
        {t('tags:filter.clear')}
      </Button>
    </div>
  );
}
