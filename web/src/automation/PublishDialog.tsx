import { Button, Modal, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommit } from '../base/relay/useCommit.ts';
import { PlanGate } from '../ui/PlanGate.tsx';
import { Why } from '../ui/Why.tsx';
import { Changes } from './Changes.tsx';
import type { Outcome, Problem, Test } from './data.ts';
import styles from './Editor.module.css';
import { changesSince } from './flow/changes.ts';
import type { Flow } from './flow/nodes.ts';
import { Problems } from './Problems.tsx';
import { Differences, type OutcomeWords } from './trial/Differences.tsx';
import type { Words } from './useWords.ts';

interface Failing {
  readonly id: string;
  readonly name: string;
  readonly expected: Outcome;
  readonly got: Outcome;
}

/** Publishes the draft, with a note. What keeps it from being published is said here: problems, and tests that fail. */
export default function PublishDialog({
  next,
  flow,
  live,
  words,
  tests,
  problems,
  stepName,
  wayName,
  outcome,
  onPublish,
  onClose,
  onProblem,
}: {
  /** The number of the version that it becomes. */
  next: number;
  flow: Flow;
  /** Undefined: no version is. */
  live: { version: number; flow: Flow } | undefined;
  words: Words;
  tests: readonly Test[];
  problems: readonly Problem[];
  stepName: (id: string) => string | undefined;
  wayName: (problem: Problem) => string | undefined;
  outcome: OutcomeWords;
  onPublish: (note: string) => Promise<void>;
  onClose: () => void;
  onProblem: (problem: Problem) => void;
}) {
  const { t } = useTranslation(['automation', 'common']);
  const [note, setNote] = useState('');
  const { pending, refusal, run } = useCommit();
  const errors = problems.filter(({ severity }) => severity === 'ERROR');
  const failing =
    refusal?.code === 'FLOW_TESTS_FAILED' ? ((refusal.details['tests'] ?? []) as readonly Failing[]) : undefined;
  const publish = () =>
    run(async () => {
      await onPublish(note);
      onClose();
    });
  return (
    <Modal
      opened
      onClose={onClose}
      title={<b>{t('publish.title', { version: next })}</b>}
      closeButtonProps={{ 'aria-label': t('common:close') }}
      centered
      size={460}
    >
      {errors.length > 0 ? (
        <div className={styles['stack']}>
          <p>{t('publish.problems', { count: errors.length })}</p>
          <Problems problems={errors} stepName={stepName} wayName={wayName} onProblem={onProblem} />
        </div>
      ) : (
        <PlanGate feature="CALL_AUTOMATION" value="FULL">
          <div className={styles['stack']}>
            {live === undefined ? null : (
              <Changes changes={changesSince(flow, live.flow)} live={live.version} words={words} />
            )}
            <p>{t('publish.text', { count: tests.length })}</p>
            <Textarea
              label={t('publish.note')}
              placeholder={t('publish.example')}
              maxLength={200}
              autosize
              minRows={2}
              value={note}
              onChange={({ currentTarget }) => setNote(currentTarget.value)}
              data-autofocus
              data-testid="publish-note"
            />
            {failing === undefined ? null : (
              <div className={styles['stack']} role="alert" data-testid="publish-failing">
                <b>{t('publish.failing', { count: failing.length })}</b>
                {failing.map(({ id, name, expected, got }) => (
                  <div key={id} className={styles['stack']}>
                    <span dir="auto">{name}</span>
                    <Differences expected={outcomeIn(expected)} got={outcomeIn(got)} words={outcome} />
                  </div>
                ))}
                <p className={styles['hint']}>{t('publish.failingHint')}</p>
              </div>
            )}
            {refusal === undefined || failing !== undefined ? null : <Why refusal={refusal} />}
            <div className={styles['actions']}>
              <Button variant="default" onClick={onClose}>
                {t('common:cancel')}
              </Button>
              <Button loading={pending} onClick={() => void publish()} data-testid="publish-confirm">
                {t('publish.confirm', { version: next })}
              </Button>
            </div>
          </div>
        </PlanGate>
      )}
    </Modal>
  );
}

/** As it stands in the refusal, where what is not there may be left out. */
const outcomeIn = ({ end, answeredBy, path }: Partial<Outcome>): Outcome => ({
  end: end ?? '',
  answeredBy: answeredBy ?? null,
  path: path ?? [],
});
