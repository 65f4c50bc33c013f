import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { CallNote_item$key } from '../__generated__/CallNote_item.graphql.ts';
import { fullMoment } from '../ui/dates.ts';
import { StatusChip } from '../ui/StatusChip.tsx';
import { Why } from '../ui/Why.tsx';
import styles from './CallNote.module.css';
import { NoteFields } from './NoteFields.tsx';
import { type NoteDraft, useCallNote } from './useCallNote.ts';

/**
 * The note of a call and how it came out, by whom and when; whoever may writes it. `readOnly`: nobody changes it here, and
 * where there is none nothing stands.
 */
export default function CallNote({ item: key, readOnly = false }: { item: CallNote_item$key; readOnly?: boolean }) {
  const { t } = useTranslation(['calls', 'common']);
  const { call } = useFragment(
    graphql`
      fragment CallNote_item on Conversation {
        call {
          callId
          noteVersion
          note {
            text
            outcome
            authorName
            at
          }
        }
      }
    `,
    key,
  );
  const [draft, setDraft] = useState<NoteDraft>();
  if (!call) return null;
  const { note } = call;
  const shown: NoteDraft = { text: note?.text ?? '', outcome: note?.outcome ?? null };
  if (draft !== undefined)
    return <Editor callId={call.callId} shown={shown} version={call.noteVersion} draft={draft} onDraft={setDraft} />;
  if (!note) {
    if (readOnly) return null;
    return (
      <Button size="xs" variant="default" data-testid="note-add" onClick={() => setDraft(shown)}>
        {t('note.add')}
      </Button>
    );
  }
  return (
    <div className={styles['note']} data-testid="call-note">
      <div>
        {note.outcome ? (
          <span className={styles['outcome']}>
            <StatusChip>{t(`note.outcomes.${note.outcome}`)}</StatusChip>
          </span>
        ) : null}
        {note.text ? (
          <p className={styles['text']} dir="auto">
            {note.text}
          </p>
        ) : null}
        <p className={styles['by']}>
          {t('note.by', { name: note.authorName, moment: fullMoment(new Date(String(note.at))) })}
        </p>
      </div>
      {readOnly ? null : (
        <Tooltip label={t('note.edit')}>
          <ActionIcon size={24} aria-label={t('note.edit')} data-testid="note-edit" onClick={() => setDraft(shown)}>
            <IconPencil size={14} />
          </ActionIcon>
        </Tooltip>
      )}
    </div>
  );
}

function Editor({
  callId,
  shown,
  version,
  draft,
  onDraft,
}: {
  callId: string;
  shown: NoteDraft;
  version: number;
  draft: NoteDraft;
  onDraft: (draft: NoteDraft | undefined) => void;
}) {
  const { t } = useTranslation(['calls', 'common']);
  const { save, pending, refusal } = useCallNote(callId, shown, version);
  const done = async () => {
    if (await save(draft)) onDraft(undefined);
  };
  return (
    <form
      className={styles['form']}
      data-testid="note-form"
      onSubmit={(event) => {
        event.preventDefault();
        void done();
      }}
    >
      <NoteFields
        draft={draft}
        onDraft={onDraft}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // It closes what is written, not the drawer.
          event.preventDefault();
          event.stopPropagation();
          onDraft(undefined);
        }}
      />
      <div>
        <Button size="xs" type="submit" loading={pending} data-testid="note-save">
          {t('common:save')}
        </Button>
        <Button size="xs" variant="default" onClick={() => onDraft(undefined)}>
          {t('common:cancel')}
        </Button>
      </div>
      {refusal === undefined ? null : <Why refusal={refusal} />}
    </form>
  );
}
