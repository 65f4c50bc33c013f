import { Button, TextInput } from '@mantine/core';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { SavedRepliesPageQuery } from '../__generated__/SavedRepliesPageQuery.graphql.ts';
import { useFetchKey } from '../base/relay/resync.ts';
import { useRouteQuery } from '../base/relay/useRouteQuery.ts';
import { Card } from '../ui/Card.tsx';
import { Disabled } from '../ui/Disabled.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { foldName } from '../ui/search.ts';
import { SettingsPage, SettingsRow } from '../ui/SettingsPage.tsx';
import { Words } from '../ui/Words.tsx';
import type { Reply } from './reply.ts';
import { DeleteReply, ReplyForm } from './ReplyForm.tsx';
import styles from './Replies.module.css';
import { useRepliesLive } from './useRepliesLive.ts';

/** From so many on they can be looked for. */
const SEARCHED_FROM = 8;

/** Answers that are written often: the reader's own, their teams’ and the workspace's. */
export function SavedRepliesPage() {
  const { t } = useTranslation(['replies', 'shell']);
  const [fetchKey] = useFetchKey();
  useRepliesLive();
  const { fetchSavedReplies: replies } = useRouteQuery<SavedRepliesPageQuery>(
    graphql`
      query SavedRepliesPageQuery @preloadable {
        fetchSavedReplies {
          id
          name
          body
          audience
          team {
            id
            name
          }
          canChange
          canRemove
        }
      }
    `,
    {},
    fetchKey,
  );
  const [query, setQuery] = useState('');
  const [editing, setEditing] = useState<'new' | Reply>();
  const [deleting, setDeleting] = useState<Reply>();
  const wanted = foldName(query);
  const found = replies
    .filter(({ name, body }) => foldName(`${name} ${body}`).includes(wanted))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  const own = found.filter(({ audience }) => audience === 'OWN');
  const shared = found.filter(({ audience }) => audience !== 'OWN');
  const add = (
    <Button
      leftSection={<IconPlus size={16} stroke={2} aria-hidden />}
      onClick={() => setEditing('new')}
      data-testid="reply-add"
    >
      {t('add')}
    </Button>
  );
  const rows = (list: readonly Reply[]) =>
    list.map((reply) => (
      <div key={reply.id} data-testid="saved-reply">
        <SettingsRow
          title={<Words>{reply.name}</Words>}
          action={
            <Disabled why={reply.canChange ? undefined : t(reply.audience === 'TEAM' ? 'why.team' : 'why.workspace')}>
              <Button
                size="xs"
                variant="default"
                aria-label={t('editNamed', { name: reply.name })}
                onClick={() => setEditing(reply)}
                data-testid="reply-edit"
              >
                {t('edit')}
              </Button>
            </Disabled>
          }
        >
          <Words className={styles['body']}>{reply.body}</Words>
          {reply.audience === 'TEAM' ? (
            <small className={styles['hint']}>{t('ofTeam', { name: reply.team?.name ?? t('teamGone') })}</small>
          ) : null}
        </SettingsRow>
      </div>
    ));
  return (
    <SettingsPage title={t('shell:pages.savedReplies')} lead={t('lead')} action={add}>
      {replies.length < SEARCHED_FROM ? null : (
        <TextInput
          leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
          placeholder={t('search')}
          aria-label={t('search')}
          value={query}
          maxLength={100}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
          data-testid="reply-search"
        />
      )}
      <Card title={t('shared')}>
        {shared.length === 0 ? (
          <EmptyState compact>{t(wanted === '' ? 'noShared' : 'picker.noMatch')}</EmptyState>
        ) : (
          rows(shared)
        )}
      </Card>
      <Card title={t('own')}>
        {own.length === 0 ? (
          <EmptyState compact>{t(wanted === '' ? 'noOwn' : 'picker.noMatch')}</EmptyState>
        ) : (
          rows(own)
        )}
      </Card>
      {editing === undefined ? null : (
        <ReplyForm
          reply={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
          onDelete={() => {
            if (editing !== 'new') setDeleting(editing);
            setEditing(undefined);
          }}
        />
      )}
      {deleting === undefined ? null : <DeleteReply reply={deleting} onClose={() => setDeleting(undefined)} />}
    </SettingsPage>
  );
}
