import { Button, Select } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useState, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay';
import type { AuditLog_query$key } from '../__generated__/AuditLog_query.graphql.ts';
import type { AuditLogPageQuery } from '../__generated__/AuditLogPageQuery.graphql.ts';
import type { AuditLogQuery } from '../__generated__/AuditLogQuery.graphql.ts';
import { useMemberNames } from '../people/useMemberNames.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { fullMoment, listDate } from '../ui/dates.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { usePaneKey } from '../ui/Pane.tsx';
import { useNow } from '../ui/useNow.ts';
import { ACTIONS, actionKey } from './auditActions.ts';
import { fieldWord, flowWord, IN_SENTENCE, valueWord } from './auditWords.ts';
import styles from './WorkspaceSettings.module.css';

const PAGE = 30;

/** Who did what in the workspace, with what was there before and after. */
export default function AuditLog() {
  const { t } = useTranslation([
    'auditLog',
    'workspaceSettings',
    'people',
    'refusals',
    'numbers',
    'automation',
    'phone',
    'common',
  ]);
  const fetchKey = usePaneKey();
  const [actorId, setActor] = useState<string | null>(null);
  const [action, setAction] = useState<string | null>(null);
  const [pending, startTransition] = useTransition();
  const now = useNow();
  const query = useLazyLoadQuery<AuditLogQuery>(
    graphql`
      query AuditLogQuery($actorId: ID, $action: String) {
        ...AuditLog_query @arguments(actorId: $actorId, action: $action)
      }
    `,
    { actorId, action },
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  const people = useMemberNames(fetchKey);
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<AuditLogPageQuery, AuditLog_query$key>(
    graphql`
      fragment AuditLog_query on Query
      @argumentDefinitions(
        actorId: { type: "ID" }
        action: { type: "String" }
        count: { type: "Int", defaultValue: 30 }
        cursor: { type: "String" }
      )
      @refetchable(queryName: "AuditLogPageQuery") {
        auditLog(actorId: $actorId, action: $action, first: $count, after: $cursor)
          @connection(key: "AuditLog_auditLog") {
          edges {
            node {
              id
              at
              actorName
              action
              targetName
              ip
              changes {
                field
                before
                after
              }
            }
          }
        }
      }
    `,
    query,
  );
  const rows = data.auditLog.edges.map(({ node }) => node);
  const nameOf = (userId: string) => people.find(({ mainUserId }) => mainUserId === userId)?.displayName;
  return (
    <div className={styles['form']} data-pending={pending || undefined}>
      <div className={styles['filters']} role="search">
        <Select
          size="sm"
          clearable
          searchable
          aria-label={t('list.who')}
          placeholder={t('list.everybody')}
          value={actorId}
          onChange={(id) => startTransition(() => setActor(id))}
          data={people.map(({ id, displayName }) => ({ value: id, label: displayName }))}
        />
        <Select
          size="sm"
          clearable
          searchable
          aria-label={t('list.what')}
          placeholder={t('list.everything')}
          value={action}
          onChange={(name) => startTransition(() => setAction(name))}
          data={ACTIONS.map((name) => ({ value: name as string, label: t(`actions.${actionKey(name)}`) }))}
          data-testid="audit-action"
        />
      </div>
      <div className={styles['card']}>
        {rows.length === 0 ? (
          <EmptyState
            compact
            icon={<IconHistory size={22} stroke={1.5} />}
            action={
              actorId === null && action === null ? undefined : (
                <Button
                  variant="default"
                  onClick={() =>
                    startTransition(() => {
                      setActor(null);
                      setAction(null);
                    })
                  }
                >
                  {t('list.clear')}
                </Button>
              )
            }
          >
            {t(actorId === null && action === null ? 'list.empty' : 'list.noResults')}
          </EmptyState>
        ) : (
          <ol className={styles['audit']}>
            {rows.map((entry) => {
              const at = new Date(String(entry.at));
              const flow = flowWord(entry.changes);
              const changes = entry.changes
                .filter(({ field }) => !IN_SENTENCE.has(field))
                .map(({ field, before, after }) => ({
                  field,
                  // What was made just now was nothing before.
                  before: before ? valueWord(field, before, nameOf) : '',
                  after: valueWord(field, after, nameOf),
                }))
                .filter(({ before, after }) => before !== after);
              return (
                <li key={entry.id} data-testid="audit-entry" data-action={entry.action}>
                  <Avatar name={entry.actorName} size={28} />
                  <div>
                    <p>
                      <b>{entry.actorName}</b> {flow ?? t(`actions.${actionKey(entry.action)}`)}
                      {entry.targetName ? <> · {entry.targetName}</> : null}
                    </p>
                    <p className={styles['muted']}>
                      <time dateTime={at.toISOString()} title={fullMoment(at)}>
                        {listDate(at, now, { yesterday: t('common:yesterday') })}
                      </time>
                      {entry.ip ? <> · {entry.ip}</> : null}
                    </p>
                    {changes.length === 0 ? null : (
                      <dl className={styles['changes']}>
                        {changes.map(({ field, before, after }) => (
                          <div key={field}>
                            <dt>{fieldWord(field)}</dt>
                            <dd>
                              {before === '' ? null : (
                                <>
                                  <del>{before}</del> <span aria-hidden>→</span>{' '}
                                </>
                              )}
                              <ins>{after}</ins>
                            </dd>
                          </div>
                        ))}
                      </dl>
                    )}
                  </div>
                </li>
              );
            })}
          </ol>
        )}
        {hasNext ? (
          <Button
            variant="subtle"
            fullWidth
            loading={isLoadingNext}
            onClick={() => loadNext(PAGE)}
            data-testid="audit-more"
          >
            {t('list.more')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
