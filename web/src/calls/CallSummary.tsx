import { ActionIcon, Button, Textarea, TextInput, Tooltip } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlanGate } from '../ui/PlanGate.tsx';
import { Why } from '../ui/Why.tsx';
import { Words } from '../ui/Words.tsx';
import styles from './Transcript.module.css';
import { type SummaryText, useSummary } from './useSummary.ts';

const MOST = { reason: 200, title: 60, words: 80, summary: 1_000 };

/**
 * What a call was about: its title and a few sentences, as plain text, whatever was said in the call. Says why there is none, and
 * offers what can be done about it. `quiet`: in a list of calls nothing stands where there is nothing to say.
 */
export default function CallSummary({ id, version, quiet }: { id: string; version: number; quiet?: boolean }) {
  const { t } = useTranslation('transcript');
  const { item, engine, asking, saving, ask, save } = useSummary(id, version);
  const [draft, setDraft] = useState<SummaryText>();
  const progress = item.call?.summaryProgress;
  const { title, summary, callReason, editedBy } = item.aiLog?.callSummary ?? {};
  if (quiet && !progress) return null;
  const refused = asking.refusal ?? saving.refusal;
  const canChange = item.call?.canChangeWords === true;
  const asks = (label: string) =>
    canChange ? (
      <PlanGate feature={item.call?.isVoiceMailRecording ? 'AUDIO_TO_TEXT' : 'TRANSCRIPTION'}>
        <Button size="xs" variant="default" loading={asking.pending} data-testid="summarize" onClick={() => void ask()}>
          {label}
        </Button>
      </PlanGate>
    ) : null;
  if (draft !== undefined) {
    return <Editor draft={draft} onDraft={setDraft} saving={saving} save={save} />;
  }
  const failure = progress?.state === 'FAILED' ? progress.failure : undefined;
  const shown = Boolean(title && summary);
  return (
    <div className={styles['summary']} data-testid="call-summary" data-state={progress?.state}>
      {shown ? (
        <div className={styles['about']}>
          <div>
            <p className={styles['title']} data-testid="summary-title">
              {title}
            </p>
            <Words as="p" data-testid="summary-text">
              {summary}
            </Words>
            {callReason ? <p className={styles['facts']}>{t('summary.reason', { reason: callReason })}</p> : null}
            {editedBy ? (
              <p className={styles['corrected']}>{t('summary.edited', { name: editedBy.fullName })}</p>
            ) : null}
            {engine.isFromSandbox && !editedBy ? <p className={styles['sandbox']}>{t('summary.sandbox')}</p> : null}
          </div>
          {progress?.state === 'QUEUED' || !canChange ? null : (
            <Tooltip label={t('summary.edit')}>
              <ActionIcon
                size={24}
                aria-label={t('summary.edit')}
                onClick={() => setDraft({ callReason: callReason ?? '', title: title ?? '', summary: summary ?? '' })}
              >
                <IconPencil size={14} />
              </ActionIcon>
            </Tooltip>
          )}
        </div>
      ) : null}
      {progress?.state === 'QUEUED' ? (
        <p className={styles['note']} role="status">
          {t('summary.working')}
        </p>
      ) : null}
      {failure ? (
        <div className={styles['note']}>
          <p role="alert">{t('summary.failed', { reason: t(`summary.failure.${known(failure)}`) })}</p>
          {asks(t('again'))}
        </div>
      ) : null}
      {progress || shown ? null : (
        <div className={styles['note']} data-testid="summary-none">
          {engine.isConfigured ? (
            <>
              <p>{t('summary.none')}</p>
              {asks(t('summary.ask'))}
            </>
          ) : (
            <>
              <p>{t('summary.notConfigured')}</p>
              <p className={styles['how']}>{t('summary.howToConfigure')}</p>
            </>
          )}
        </div>
      )}
      {refused === undefined ? null : <Why refusal={refused} />}
    </div>
  );
}

const FAILURES = ['UNREACHABLE', 'TIMED_OUT', 'BUSY', 'UNAUTHORIZED', 'REFUSED', 'BAD_ANSWER'] as const;
/** Whatever else it is, it is something that whoever runs Ringline must look at. */
const known = (failure: string) => FAILURES.find((one) => one === failure) ?? 'BROKEN';

function Editor({
  draft,
  onDraft,
  saving,
  save,
}: {
  draft: SummaryText;
  onDraft: (draft: SummaryText | undefined) => void;
  saving: ReturnType<typeof useSummary>['saving'];
  save: (text: SummaryText) => Promise<boolean>;
}) {
  const { t } = useTranslation('transcript');
  const words = draft.summary.split(/\s+/).filter(Boolean).length;
  const wrong = {
    title: draft.title.trim() === '' ? t('summary.titleMissing') : undefined,
    summary: words === 0 || words > MOST.words ? t('summary.wordsWrong', { words, most: MOST.words }) : undefined,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // The drawer is closed by the same key.
    event.stopPropagation();
    onDraft(undefined);
  };
  return (
    <form
      className={styles['form']}
      data-testid="summary-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (wrong.title === undefined && wrong.summary === undefined)
          void save(draft).then((done) => done && onDraft(undefined));
      }}
    >
      <TextInput
        data-autofocus
        label={t('summary.title')}
        maxLength={MOST.title}
        value={draft.title}
        error={wrong.title}
        onKeyDown={onKeyDown}
        onChange={({ currentTarget }) => onDraft({ ...draft, title: currentTarget.value })}
      />
      <Textarea
        autosize
        label={t('summary.text')}
        description={t('summary.words', { words, most: MOST.words })}
        maxLength={MOST.summary}
        value={draft.summary}
        error={wrong.summary}
        onKeyDown={onKeyDown}
        onChange={({ currentTarget }) => onDraft({ ...draft, summary: currentTarget.value })}
      />
      <TextInput
        label={t('summary.why')}
        maxLength={MOST.reason}
        value={draft.callReason}
        onKeyDown={onKeyDown}
        onChange={({ currentTarget }) => onDraft({ ...draft, callReason: currentTarget.value })}
      />
      <div>
        <Button size="xs" type="submit" loading={saving.pending}>
          {t('save')}
        </Button>
        <Button size="xs" variant="default" onClick={() => onDraft(undefined)}>
          {t('cancel')}
        </Button>
      </div>
      {saving.refusal === undefined ? null : <Why refusal={saving.refusal} />}
    </form>
  );
}
