import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { ReplyPickerContactQuery } from '../__generated__/ReplyPickerContactQuery.graphql.ts';
import type { ReplyPickerQuery } from '../__generated__/ReplyPickerQuery.graphql.ts';
import { refusalOf } from '../base/relay/refusal.ts';
import { formatPhone } from '../ui/numbers.ts';
import { foldName } from '../ui/search.ts';
import { toast } from '../ui/toast.ts';
import { useRefusalText } from '../ui/useRefusalText.ts';
import { Words } from '../ui/Words.tsx';
import { filledIn, type Known } from './filled.ts';
import { leftIn } from './placeholders.ts';
import { Preview } from './Preview.tsx';
import styles from './Replies.module.css';
import { noteUse } from './replyActions.ts';
import { useRepliesLive } from './useRepliesLive.ts';

/** So many are drawn; typing finds the others. */
const MOST_SHOWN = 50;

/** Takes a key of the field. @returns whether it was for the list */
export type ReplyKeys = (event: KeyboardEvent) => boolean;

/** As the field names it. */
const LIST_ID = 'saved-replies';
const optionId = (id: string) => `saved-reply-${id}`;

interface Props {
  /** What is looked for, as it is typed in the field. */
  readonly wanted: string;
  readonly contactId: string | undefined;
  /** Our number that the message leaves from. */
  readonly number: string;
  readonly keys: RefObject<ReplyKeys | null>;
  /** The option that the arrows are on, for who hears the field. */
  readonly onActive: (id: string | undefined) => void;
  readonly onChoose: (text: string) => void;
}

/** Over the field: saved replies that fit what is typed. Arrows choose, Enter or Tab writes one; Escape is the field's. */
export default function ReplyPicker(props: Props) {
  return props.contactId === undefined ? (
    <Picker {...props} contact={undefined} />
  ) : (
    <OfContact {...props} contactId={props.contactId} />
  );
}

function OfContact({ contactId, ...props }: Props & { contactId: string }) {
  const { getContactById: contact } = useLazyLoadQuery<ReplyPickerContactQuery>(
    graphql`
      query ReplyPickerContactQuery($id: ID!) {
        getContactById(id: $id) {
          firstName
          lastName
          company {
            name
          }
        }
      }
    `,
    { id: contactId },
    { fetchPolicy: 'store-or-network' },
  );
  return <Picker {...props} contactId={contactId} contact={contact} />;
}

type Contact = ReplyPickerContactQuery['response']['getContactById'];

function Picker({ wanted, contact, number, keys, onActive, onChoose }: Props & { contact: Contact | undefined }) {
  const { t, i18n } = useTranslation('replies');
  const textOf = useRefusalText();
  useRepliesLive();
  const {
    fetchSavedReplies: all,
    getWorkspaceUserProfile: me,
    getWorkspaceWithSettings: workspace,
  } = useLazyLoadQuery<ReplyPickerQuery>(
    graphql`
      query ReplyPickerQuery {
        fetchSavedReplies {
          id
          name
          body
          audience
          team {
            id
            name
          }
        }
        getWorkspaceUserProfile {
          id
          firstName
          displayName
        }
        getWorkspaceWithSettings {
          id
          name
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  );
  const known: Known = {
    ...(contact
      ? {
          firstName: contact.firstName ?? '',
          lastName: contact.lastName ?? '',
          name: `${contact.firstName ?? ''} ${contact.lastName ?? ''}`,
          company: contact.company?.name ?? '',
        }
      : {}),
    myFirstName: me.firstName,
    myName: me.displayName,
    workspace: workspace.name,
    number: formatPhone(number),
  };
  const words = foldName(wanted).split(' ').filter(Boolean);
  const named = (text: string) => words.every((word) => foldName(text).includes(word));
  // Those whose name fits stand before those that only say it.
  const found = [
    ...all.filter(({ name }) => named(name)),
    ...all.filter(({ name, body }) => !named(name) && named(`${name}\n${body}`)),
  ].slice(0, MOST_SHOWN);
  const [at, setAt] = useState(0);
  const [of, setOf] = useState(wanted);
  // Another word is looked for: the first that fits is meant.
  if (of !== wanted) {
    setOf(wanted);
    setAt(0);
  }
  const index = Math.min(at, found.length - 1);
  const active = found[index];
  const choose = ({ id, body }: { id: string; body: string }) => {
    onChoose(filledIn(body, known));
    noteUse(id).catch((error: unknown) => toast.error(textOf(refusalOf(error))));
  };
  useImperativeHandle(keys, () => (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return false;
    if (active === undefined || event.shiftKey) return false;
    else if (event.key === 'ArrowDown') setAt((index + 1) % found.length);
    else if (event.key === 'ArrowUp') setAt((index - 1 + found.length) % found.length);
    else if (event.key === 'Enter' || event.key === 'Tab') choose(active);
    else return false;
    return true;
  });
  const activeId = active?.id;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    onActive(activeId === undefined ? undefined : optionId(activeId));
    const option = list.current?.querySelector('[aria-selected=true]');
    option?.scrollIntoView({ block: 'nearest' });
    return () => onActive(undefined);
  }, [activeId, onActive]);
  if (all.length === 0)
    return (
      <p className={`${styles['hint']} ${styles['none']}`} data-testid="replies-none">
        {t('picker.none')}{' '}
        <Link to="/settings/saved-replies" className="link">
          {t('picker.make')}
        </Link>
      </p>
    );
  const missing = active === undefined ? [] : leftIn(filledIn(active.body, known));
  return (
    <div className={styles['picker']} data-testid="reply-picker">
      <div ref={list} id={LIST_ID} role="listbox" aria-label={t('title')} className={styles['list']} tabIndex={-1}>
        {found.map((reply) => (
          // The keys are the field's.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={reply.id}
            id={optionId(reply.id)}
            role="option"
            aria-selected={reply.id === activeId}
            tabIndex={-1}
            className={styles['option']}
            data-testid="reply-option"
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(reply)}
          >
            <Words>{reply.name}</Words>
            <Words as="small">{filledIn(reply.body, known)}</Words>
          </div>
        ))}
      </div>
      <div className={styles['side']}>
        {active === undefined ? (
          <p className={styles['hint']} role="status" data-testid="replies-no-match">
            {t('picker.noMatch')}
          </p>
        ) : (
          <>
            <Preview body={active.body} known={known} />
            <p className={styles['hint']}>
              {missing.length === 0
                ? t('picker.keys')
                : t('picker.missing', {
                    names: new Intl.ListFormat(i18n.language).format(missing.map((name) => t(`place.${name}`))),
                  })}
              {' · '}
              <Link to="/settings/saved-replies" className="link">
                {t('picker.manage')}
              </Link>
            </p>
          </>
        )}
      </div>
    </div>
  );
}
