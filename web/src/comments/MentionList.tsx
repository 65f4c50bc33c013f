import { Paper, Portal } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { Editor } from '@tiptap/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { MentionListPeopleQuery } from '../__generated__/MentionListPeopleQuery.graphql.ts';
import type { MentionListTeamsQuery } from '../__generated__/MentionListTeamsQuery.graphql.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Words } from '../ui/Words.tsx';
import styles from './Comments.module.css';
import type { Asked, Mentions, Named } from './mentions.ts';

/** Spec 000 §9. */
const MOST = 5;
const WAIT_MS = 200;

/** Teammates or teams that fit what is written after @ or #: arrows choose, Enter or Tab takes. A look-up that fails shows nothing. */
export function MentionList({ mentions, editor, id }: { mentions: Mentions; editor: Editor; id: string }) {
  const { t } = useTranslation('comments');
  const asked = useSyncExternalStore(mentions.subscribe, mentions.asked);
  const found = useNamed(asked);
  const [at, setAt] = useState({ of: found, index: 0 });
  const index = at.of === found ? at.index : 0;
  const isOpen = asked !== undefined && found.length > 0;

  useEffect(() => {
    const move = (by: number) => setAt({ of: found, index: (index + by + found.length) % found.length });
    return mentions.takeKeys((event) => {
      const chosen = found[index];
      if (!isOpen || chosen === undefined) return false;
      if (event.key === 'ArrowDown') move(1);
      else if (event.key === 'ArrowUp') move(-1);
      else if (event.key === 'Enter' || event.key === 'Tab') asked.choose(chosen);
      else return false;
      return true;
    });
  }, [mentions, found, index, isOpen, asked]);

  // The focus stays in the field: it says what is chosen in the list.
  useEffect(() => {
    if (!isOpen || editor.isDestroyed) return;
    const field = editor.view.dom;
    field.setAttribute('aria-controls', id);
    field.setAttribute('aria-activedescendant', `${id}-${index}`);
    return () => {
      field.removeAttribute('aria-controls');
      field.removeAttribute('aria-activedescendant');
    };
  }, [isOpen, editor, id, index]);

  if (!isOpen) return null;
  const { place, sign, choose } = asked;
  return (
    <Portal>
      <Paper
        id={id}
        role="listbox"
        aria-label={t(sign === '@' ? 'people' : 'teams')}
        className={styles['suggestions']}
        shadow="md"
        data-testid="mention-list"
        style={{ left: place?.left ?? 0, bottom: window.innerHeight - (place?.top ?? 0) + 4 }}
      >
        {found.map((one, position) => (
          // Keys are the field's: it keeps the focus.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={one.id}
            id={`${id}-${position}`}
            role="option"
            aria-selected={position === index}
            className={styles['suggestion']}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(one)}
          >
            <Avatar name={one.label} size={24} shape={sign === '#' ? 'square' : 'round'} />
            <Words>{one.label}</Words>
            {one.hint === undefined ? null : <Words className={styles['hint']}>{one.hint}</Words>}
          </div>
        ))}
      </Paper>
    </Portal>
  );
}

const NOBODY: readonly Named[] = [];

function useNamed(asked: Asked | undefined): readonly Named[] {
  const environment = useRelayEnvironment();
  const key = asked && `${asked.sign}${asked.query}`;
  const [settled] = useDebouncedValue(key, WAIT_MS);
  const [found, setFound] = useState<{ key: string; named: readonly Named[] }>();
  useEffect(() => {
    if (settled === undefined) return;
    const text = settled.slice(1);
    const tell = (named: readonly Named[]) => setFound({ key: settled, named: named.slice(0, MOST) });
    const asking =
      settled[0] === '@'
        ? fetchQuery<MentionListPeopleQuery>(
            environment,
            graphql`
              query MentionListPeopleQuery($text: String!) {
                fetchUsersMentionsOnly(text: $text) {
                  id
                  mainUserId
                  fullName
                  displayName
                }
              }
            `,
            { text },
          ).subscribe({
            next: ({ fetchUsersMentionsOnly: people }) =>
              tell(
                people.map(({ mainUserId, fullName, displayName }) => ({
                  id: mainUserId,
                  label: displayName || fullName,
                })),
              ),
            error: () => tell(NOBODY),
          })
        : fetchQuery<MentionListTeamsQuery>(
            environment,
            graphql`
              query MentionListTeamsQuery {
                fetchTeams(limit: 100) {
                  data {
                    id
                    name
                  }
                }
              }
            `,
            {},
            { fetchPolicy: 'store-or-network' },
          ).subscribe({
            next: ({ fetchTeams: { data } }) =>
              tell(
                data
                  .filter(({ name }) => name.toLocaleLowerCase().includes(text.toLocaleLowerCase()))
                  .map(({ id, name }) => ({ id, label: name })),
              ),
            error: () => tell(NOBODY),
          });
    return () => asking.unsubscribe();
  }, [environment, settled]);
  // What is on its way may not be chosen by what was found before it.
  return key !== undefined && found?.key === key ? found.named : NOBODY;
}
