import { Textarea } from '@mantine/core';
import type { FocusEventHandler, KeyboardEventHandler } from 'react';
import { useTranslation } from 'react-i18next';
import { CALL_OUTCOMES } from './outcomes.ts';
import styles from './CallNote.module.css';
import type { NoteDraft } from './useCallNote.ts';

/** Characters of a note. */
const MOST = 2_000;

/** How a call came out, one of a few or none, and what colleagues should know of it. */
export function NoteFields({
  draft,
  onDraft,
  onKeyDown,
  onFocus,
  onBlur,
}: {
  draft: NoteDraft;
  onDraft: (draft: NoteDraft) => void;
  onKeyDown?: KeyboardEventHandler<HTMLTextAreaElement>;
  onFocus?: () => void;
  onBlur?: FocusEventHandler<HTMLTextAreaElement>;
}) {
  const { t } = useTranslation('calls');
  return (
    <>
      <div className={styles['outcomes']} role="group" aria-label={t('note.outcome')}>
        {CALL_OUTCOMES.map((outcome) => (
          <button
            key={outcome}
            type="button"
            aria-pressed={draft.outcome === outcome}
            data-testid={`note-outcome-${outcome}`}
            onClick={() => onDraft({ ...draft, outcome: draft.outcome === outcome ? null : outcome })}
          >
            {t(`note.outcomes.${outcome}`)}
          </button>
        ))}
      </div>
      <Textarea
        aria-label={t('note.title')}
        placeholder={t('note.placeholder')}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={MOST}
        dir="auto"
        value={draft.text}
        data-testid="note-text"
        onChange={({ currentTarget }) => onDraft({ ...draft, text: currentTarget.value })}
        {...(onKeyDown ? { onKeyDown } : {})}
        {...(onFocus ? { onFocus } : {})}
        {...(onBlur ? { onBlur } : {})}
      />
    </>
  );
}
