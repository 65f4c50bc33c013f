import { ActionIcon, Button, Textarea, Tooltip, VisuallyHidden } from '@mantine/core';
import { IconPencil, IconPlayerPause } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clock } from '../ui/dates.ts';
import { Words } from '../ui/Words.tsx';
import styles from './Transcript.module.css';
import type { Turn } from './useTranscript.ts';

const LONGEST = 2_000;

/** What one side said: a click plays it, the pencil corrects it, where that is the reader's to do. */
export function TranscriptTurn({
  turn,
  name,
  sought,
  isNow,
  saving,
  onPlay,
  onCorrect,
}: {
  turn: Turn;
  name: string;
  sought: string;
  isNow: boolean;
  saving: boolean;
  onPlay: () => void;
  /** @returns whether it was taken; what was typed stays where it was not */
  onCorrect: ((message: string) => Promise<boolean>) | undefined;
}) {
  const { t, i18n } = useTranslation('transcript');
  const [draft, setDraft] = useState<string>();
  const at = clock(turn.beginMillis / 1_000);
  if (turn.isPause) {
    return (
      <li className={styles['pause']} data-testid="transcript-turn" data-pause>
        <IconPlayerPause size={13} aria-hidden />
        {t('paused', { at, until: clock(turn.endMillis / 1_000) })}
      </li>
    );
  }
  const { sentiment } = turn;
  return (
    <li
      className={styles['turn']}
      data-testid="transcript-turn"
      data-channel={turn.channel}
      data-now={isNow || undefined}
      aria-current={isNow || undefined}
    >
      {draft === undefined || onCorrect === undefined ? (
        <>
          <button type="button" className={styles['say']} onClick={onPlay}>
            <VisuallyHidden>{t('play')}</VisuallyHidden>
            <span className={styles['head']}>
              <Words as="b">{name}</Words>
              <time className="tabular">{at}</time>
              {sentiment && sentiment !== 'NEUTRAL' ? (
                <span className={styles['sentiment']} data-sentiment={sentiment}>
                  {t(`sentiment.${sentiment}`)}
                </span>
              ) : null}
              {turn.issue ? (
                <span className={styles['sentiment']} data-testid="transcript-issue">
                  {t('issue')}
                </span>
              ) : null}
            </span>
            <span className={styles['words']} data-testid="transcript-words">
              {turn.issue && !sought
                ? underlined(turn.message, turn.issue)
                : marked(turn.message, sought, i18n.language)}
            </span>
            {turn.correctedBy ? (
              <span className={styles['corrected']}>{t('corrected', { name: turn.correctedBy.fullName })}</span>
            ) : null}
          </button>
          {onCorrect === undefined ? null : (
            <Tooltip label={t('correct')}>
              <ActionIcon size={24} aria-label={t('correctTurn', { name, at })} onClick={() => setDraft(turn.message)}>
                <IconPencil size={14} />
              </ActionIcon>
            </Tooltip>
          )}
        </>
      ) : (
        <form
          className={styles['form']}
          onSubmit={(event) => {
            event.preventDefault();
            void onCorrect(draft).then((done) => done && setDraft(undefined));
          }}
        >
          <Textarea
            autosize
            data-autofocus
            maxLength={LONGEST}
            label={t('correctTurn', { name, at })}
            value={draft}
            onChange={({ currentTarget }) => setDraft(currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return;
              // The drawer is closed by the same key.
              event.stopPropagation();
              setDraft(undefined);
            }}
          />
          <div>
            <Button size="xs" type="submit" loading={saving}>
              {t('save')}
            </Button>
            <Button size="xs" variant="default" onClick={() => setDraft(undefined)}>
              {t('cancel')}
            </Button>
          </div>
        </form>
      )}
    </li>
  );
}

/** The words with those underlined that say what the call is about; what is sought is marked instead of them. */
function underlined(message: string, { fromCharacter, toCharacter }: NonNullable<Turn['issue']>): ReactNode {
  return [
    message.slice(0, fromCharacter),
    <u key="issue" className={styles['issue']}>
      {message.slice(fromCharacter, toCharacter)}
    </u>,
    message.slice(toCharacter),
  ];
}

/** The words with what is sought marked, whatever its letters' size. */
function marked(message: string, sought: string, language: string): ReactNode {
  if (!sought) return message;
  const lower = message.toLocaleLowerCase(language);
  const parts: ReactNode[] = [];
  let from = 0;
  for (let at = lower.indexOf(sought); at >= 0; at = lower.indexOf(sought, from)) {
    parts.push(message.slice(from, at), <mark key={at}>{message.slice(at, at + sought.length)}</mark>);
    from = at + sought.length;
  }
  return [...parts, message.slice(from)];
}
