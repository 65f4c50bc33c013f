import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useLazyLoadQuery, useSubscription } from 'react-relay';
import type { ContactNotes_contact$key } from '../__generated__/ContactNotes_contact.graphql.ts';
import type { ContactNotesQuery } from '../__generated__/ContactNotesQuery.graphql.ts';
import type { ContactNotesSubscription } from '../__generated__/ContactNotesSubscription.graphql.ts';
import { lookAt } from '../bell/readState.ts';
import { useIdempotencyKey } from '../base/relay/useIdempotencyKey.ts';
import { CommentBox } from '../comments/CommentBox.tsx';
import { CommentCard } from '../comments/CommentCard.tsx';
import { Pane, usePaneKey } from '../ui/Pane.tsx';
import styles from './ContactNotes.module.css';
import { addNote, OF_NOTES } from './noteActions.ts';
import { noteDraft } from './noteDraft.ts';

/** Notes that stand there before somebody asks for all of them. */
const FIRST = 3;

/** What the team wrote about a contact, newest first, and where one writes. */
export default function ContactNotes({
  contactId,
  target,
}: {
  contactId: string;
  /** The note that a link points to. */
  target?: string | undefined;
}) {
  return <OfContact key={contactId} contactId={contactId} target={target} />;
}

function OfContact({ contactId, target }: { contactId: string; target: string | undefined }) {
  const { t } = useTranslation('notes');
  // What was written and not added is there again.
  const [writing, setWriting] = useState(() => noteDraft.read(contactId) !== '');
  /** Asked for by hand: the box takes the focus, and gives it back to the button. */
  const [asked, setAsked] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asked && !writing) button.current?.focus();
  }, [asked, writing]);
  const write = (next: boolean) => {
    setAsked(true);
    setWriting(next);
  };
  return (
    <section className={styles['notes']} aria-label={t('title')} data-testid="contact-notes">
      <div className={styles['head']}>
        <h3>{t('title')}</h3>
        <Tooltip label={t('add')}>
          <ActionIcon
            ref={button}
            size={24}
            variant="subtle"
            color="gray"
            aria-label={t('add')}
            aria-expanded={writing}
            onClick={() => write(!writing)}
            data-testid="contact-note-add"
          >
            <IconPlus size={16} stroke={2} />
          </ActionIcon>
        </Tooltip>
      </div>
      {writing ? <NoteBox contactId={contactId} focused={asked} onLeave={() => write(false)} /> : null}
      <Pane fallback={<p className={styles['quiet']}>{t('loading')}</p>}>
        <Notes contactId={contactId} target={target} />
      </Pane>
    </section>
  );
}

function Notes({ contactId, target }: { contactId: string; target: string | undefined }) {
  const { t } = useTranslation('notes');
  const fetchKey = usePaneKey();
  const { getContactById: contact } = useLazyLoadQuery<ContactNotesQuery>(
    graphql`
      query ContactNotesQuery($id: ID!) {
        getContactById(id: $id) {
          id
          ...ContactNotes_contact
        }
      }
    `,
    { id: contactId },
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  const { notes } = useFragment<ContactNotes_contact$key>(
    graphql`
      fragment ContactNotes_contact on Contact {
        notes {
          id
          ...CommentCard_comment
        }
      }
    `,
    contact,
  );
  useNotesChanged(contact.id);
  useEffect(() => lookAt(contact.id), [contact.id]);
  const [all, setAll] = useState(false);
  const isThere = notes.some(({ id }) => id === target);
  const shown = all || isThere ? notes : notes.slice(0, FIRST);
  return (
    <>
      {target === undefined || isThere ? null : (
        <p className={styles['quiet']} role="status" data-testid="note-gone">
          {t('gone')}
        </p>
      )}
      {notes.length === 0 ? <p className={styles['quiet']}>{t('none')}</p> : null}
      {shown.map((note) => (
        <CommentCard key={note.id} comment={note} kind="note" actions={OF_NOTES} isTarget={note.id === target} />
      ))}
      {shown.length === notes.length ? null : (
        <Button size="xs" variant="subtle" onClick={() => setAll(true)} data-testid="notes-all">
          {t('all', { count: notes.length })}
        </Button>
      )}
    </>
  );
}

/** What is written stays when the box is left. */
function NoteBox({ contactId, focused, onLeave }: { contactId: string; focused: boolean; onLeave: () => void }) {
  const { t } = useTranslation(['notes', 'common']);
  const [key, renew] = useIdempotencyKey();
  return (
    <div className={styles['box']}>
      <CommentBox
        label={t('label')}
        placeholder={t('placeholder')}
        action={t('add')}
        cancel={t('common:cancel')}
        box={`note.${contactId}`}
        initial={noteDraft.read(contactId)}
        onChange={(document) => noteDraft.write(contactId, document)}
        focused={focused}
        onSend={async (document, mediaIds) => {
          await addNote({ contactId, document, mediaIds: [...mediaIds], idempotencyKey: key });
          noteDraft.write(contactId, '');
          renew();
          onLeave();
        }}
        onLeave={onLeave}
      />
    </div>
  );
}

/** Keeps the notes as they are, whoever writes, changes or removes one. */
function useNotesChanged(contactId: string): void {
  useSubscription<ContactNotesSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription ContactNotesSubscription($contactId: ID!) {
            contactNotesChanged(contactId: $contactId) {
              contact {
                id
                ...ContactNotes_contact
              }
            }
          }
        `,
        variables: { contactId },
      }),
      [contactId],
    ),
  );
}
