import { Button, Loader, SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../base/lazyPart.ts';
import { useCommit } from '../base/relay/useCommit.ts';
import type { Everybody } from '../numbers/flow/WhoFields.tsx';
import { rightTo } from '../ui/accessRequests.ts';
import { NotAllowed } from '../ui/RequestAccess.tsx';
import { toast } from '../ui/toast.ts';
import { useUnsavedGuard } from '../ui/useUnsavedGuard.tsx';
import { Why } from '../ui/Why.tsx';
import type { Outcome, Problem, Test } from './data.ts';
import styles from './Editor.module.css';
import { EditorHeader } from './EditorHeader.tsx';
import { add, addKey, duplicate, moveDown, moveUp, remove } from './flow/editing.ts';
import { type Kind, type Node, nodeOf, type Place, portOfField } from './flow/nodes.ts';
import { discard, publish, readFlow, removeTest, rollBack, saveDraft, saveTest } from './flowApi.ts';
import { draftOf, flowOf, problemsOf, secretOf, testsOf, type SavedFlow, versionsOf } from './flowValues.ts';
import { FlowCanvas } from './FlowCanvas.tsx';
import { FlowOutline, type StepActions } from './FlowOutline.tsx';
import { useTrial } from './trial/useTrial.ts';
import { type Figures, useFigureWords } from './useFigureWords.ts';
import { useFlowEditor } from './useFlowEditor.ts';
import { useWords } from './useWords.ts';
import { sideBySide } from '../base/words.ts';

/** Fetched when somebody needs them: the page is the outline and the cards. */
const StepPanel = lazyPart(async () => ({ default: (await import('./StepPanel.tsx')).StepPanel }));
const TryPanel = lazyPart(async () => ({ default: (await import('./trial/TryPanel.tsx')).TryPanel }));
const TestsPanel = lazyPart(async () => ({ default: (await import('./trial/TestsPanel.tsx')).TestsPanel }));
const PublishDialog = lazyPart(() => import('./PublishDialog.tsx'));
const Versions = lazyPart(() => import('./Versions.tsx'));

type Tab = 'outline' | 'try' | 'tests';

/** The editor of one number's flow: outline and trials at the left, the cards, and the chosen step at the right. */
export function FlowEditor({
  saved,
  name,
  number,
  language,
  everybody,
  timezone,
  figures,
  whyNot,
}: {
  saved: SavedFlow;
  name: string;
  /** E.164. */
  number: string;
  /** In which its callers hear our own words. */
  language: string;
  everybody: Everybody;
  timezone: string;
  figures: Figures | undefined;
  /** Why the member may only read; undefined: they may change it. */
  whyNot: string | undefined;
}) {
  const { t } = useTranslation(['automation', 'common']);
  const { id } = saved;
  const [tab, setTab] = useState<Tab>('outline');
  const [selected, setSelected] = useState<string>();
  const [open, setOpen] = useState<'publish' | 'versions'>();
  // Between 900 and 0 pixels there is room for one column: the outline stands for the canvas.
  const wide = useMediaQuery('(min-width: 901px)', true, { getInitialValueInEffect: false });
  const [save] = useState(
    () => (flow: Parameters<typeof saveDraft>[1], revision: number) => saveDraft(id, flow, revision),
  );
  const editing = useFlowEditor(draftOf(saved.draft), save);
  const { flow, apply, state } = editing;
  const heardAs = { language, number };
  const words = useWords(flow, everybody);
  const running = saved.live ? { version: saved.live.version, flow: flowOf(saved.live) } : undefined;
  const live = running?.version;
  const trial = useTrial({ id, flow, live, timezone, people: everybody.people });
  const figureWords = useFigureWords(figures);
  const problems = problemsOf(saved).filter(({ nodeId }) => nodeId === null || nodeOf(flow, nodeId) !== undefined);
  const versions = versionsOf(saved);
  const tests = testsOf(saved);
  const node = nodeOf(flow, selected);
  const guard = useUnsavedGuard(state === 'failed' || state === 'conflict');
  const removing = useCommit();

  const change = (next: typeof flow, chosen?: string) => {
    apply(next);
    if (chosen !== undefined) setSelected(chosen);
  };
  const actions: StepActions | undefined =
    whyNot === undefined
      ? {
          add: (place: Place, kind: Kind) => {
            const fresh = crypto.randomUUID();
            change(add(flow, place, kind, fresh), fresh);
          },
          remove: (gone) => change(remove(flow, gone)),
          duplicate: (of) => {
            const copy = crypto.randomUUID();
            change(duplicate(flow, of, copy), copy);
          },
          up: (of) => change(moveUp(flow, of)),
          down: (of) => change(moveDown(flow, of)),
        }
      : undefined;

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const typing = (event.target as Element).closest('input, textarea, [contenteditable]') !== null;
    if (whyNot !== undefined || typing || open !== undefined) return;
    const key = event.key.toLowerCase();
    const chord = event.ctrlKey || event.metaKey;
    if (chord && key === 'z' && !event.shiftKey) editing.undo();
    else if (chord && (key === 'y' || (key === 'z' && event.shiftKey))) editing.redo();
    else if (key === 'delete' && (event.target as Element).closest('[data-node]') !== null && selected !== undefined)
      actions?.remove(selected);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);

  const stepName = (of: string) => {
    const found = nodeOf(flow, of);
    return found && words.step(found);
  };
  /** Shows the draft of the server where it is another one by now, and answers with how the flow stands. */
  const showSaved = async () => {
    const read = await readFlow(id);
    const draft = read?.fetchCallFlow.draft;
    if (draft !== undefined && draft.revision !== editing.savedRevision()) editing.replace(draftOf(draft));
    return { changes: draft?.changes ?? 0, live: read?.fetchCallFlow.live?.version };
  };
  const wayName = ({ nodeId, field }: Problem) => {
    const port = portOfField(field);
    return nodeId === null || port === undefined ? undefined : words.way({ of: nodeId, port });
  };
  const toProblem = ({ nodeId }: Problem) => {
    setOpen(undefined);
    if (nodeId !== null) setSelected(nodeId);
  };
  const answererOf = (answeredBy: string | null) =>
    answeredBy === null ? '' : (everybody.people.find((person) => person.id === answeredBy)?.name ?? answeredBy);
  const outcome = {
    end: ({ end, answeredBy }: Outcome) =>
      end === 'ANSWERED' && answeredBy === null
        ? t('end.answeredByAnybody')
        : t(`end.${end as 'ANSWERED'}`, { who: answererOf(answeredBy) }),
    path: ({ path }: Outcome) =>
      sideBySide(
        path.map((of) => stepName(of) ?? t('tests.gone')),
        ' › ',
      ),
  };
  const openTest = (test: Test) => {
    void trial.load(test);
    setTab('try');
  };
  const hasProblem = (of: string) => problems.some(({ nodeId, severity }) => nodeId === of && severity === 'ERROR');
  const figure = (of: Node) => figureWords.line(of);
  const left = (
    <div className={styles['left']}>
      <SegmentedControl
        fullWidth
        size="sm"
        className={styles['tabs'] ?? ''}
        aria-label={t('tabs.label')}
        value={tab}
        onChange={(value) => setTab(value)}
        data={[
          { value: 'outline', label: t('tabs.outline') },
          { value: 'try', label: t('tabs.try') },
          {
            value: 'tests',
            label: tests.length === 0 ? t('tabs.tests') : t('tabs.testsCount', { count: tests.length }),
          },
        ]}
        data-testid="editor-tabs"
      />
      {tab === 'outline' ? (
        <FlowOutline
          flow={flow}
          words={words}
          selected={selected}
          onSelect={(of) => wide && setSelected(of)}
          onOpen={setSelected}
          actions={actions}
          hasProblem={hasProblem}
        />
      ) : null}
      <Suspense>
        {tab === 'try' ? (
          <TryPanel
            flow={flow}
            everybody={everybody}
            heardAs={heardAs}
            values={trial.values}
            onChange={trial.change}
            trial={trial.state}
            onRun={() => void trial.run()}
            onChoose={setSelected}
            onSave={async (called) => {
              const kept = trial.kept();
              if (kept === undefined) return;
              await saveTest(id, called, kept.trial, kept.outcome);
            }}
            whyNot={whyNot}
            live={live}
            answererOf={answererOf}
          />
        ) : null}
        {tab === 'tests' ? (
          <div className={styles['scroll']}>
            {removing.refusal === undefined ? null : <Why refusal={removing.refusal} />}
            <TestsPanel
              tests={tests}
              onOpen={openTest}
              onRemove={
                whyNot === undefined
                  ? (test) =>
                      void removing.run(async () => {
                        await removeTest(id, test);
                      })
                  : undefined
              }
              outcome={outcome}
            />
          </div>
        ) : null}
      </Suspense>
    </div>
  );
  return (
    <div
      className={styles['editor']}
      data-step={node !== undefined || undefined}
      data-tab={tab}
      data-testid="flow-editor"
    >
      <EditorHeader
        name={name}
        number={number}
        live={live}
        changes={saved.draft.changes}
        savedAt={saved.draft.updatedAt ? String(saved.draft.updatedAt) : undefined}
        editing={editing}
        problems={problems}
        stepName={stepName}
        wayName={wayName}
        whyNot={whyNot}
        trying={tab === 'try'}
        onProblem={toProblem}
        onTry={() => {
          setTab('try');
          if (!wide) setSelected(undefined);
        }}
        onVersions={() => setOpen('versions')}
        onPublish={() => void editing.flush().then((revision) => revision !== undefined && setOpen('publish'))}
      />
      <Notices editing={editing} whyNot={whyNot} />
      <div className={styles['body']}>
        {left}
        {wide ? (
          <FlowCanvas
            flow={flow}
            number={number}
            words={words}
            selected={selected}
            onSelect={setSelected}
            onAdd={actions?.add}
            onAddKey={(menu) => change(addKey(flow, menu), menu)}
            walk={tab === 'try' ? trial.state.walk : undefined}
            figure={figure}
            hasProblem={hasProblem}
          />
        ) : null}
        {node === undefined ? null : (
          <Suspense fallback={<aside className={styles['coming']} />}>
            <StepPanel
              flow={flow}
              node={node}
              words={words}
              everybody={everybody}
              heardAs={heardAs}
              timezone={timezone}
              secret={secretOf(saved)}
              live={{ node: running && nodeOf(running.flow, node.id), version: live }}
              problems={problems}
              figures={figureWords.facts(node)}
              apply={apply}
              actions={actions}
              whyNot={whyNot}
              onClose={() => setSelected(undefined)}
            />
          </Suspense>
        )}
      </div>
      <Suspense fallback={<Loader size="sm" />}>
        {open === 'publish' ? (
          <PublishDialog
            next={(versions[0]?.version ?? 0) + 1}
            flow={flow}
            live={running}
            words={words}
            tests={tests}
            problems={problems}
            stepName={stepName}
            wayName={wayName}
            outcome={outcome}
            onPublish={async (note) => {
              const revision = await editing.flush();
              if (revision === undefined) return;
              // Also a refusal has run the tests: what came of them is read anew.
              await publish(id, revision, note).catch(async (error: unknown) => {
                await readFlow(id);
                throw error;
              });
              const read = await readFlow(id);
              if (read !== undefined) editing.rebase(read.fetchCallFlow.draft.revision);
            }}
            onClose={() => setOpen(undefined)}
            onProblem={toProblem}
          />
        ) : null}
        {open === 'versions' ? (
          <Versions
            id={id}
            versions={versions}
            live={running}
            everybody={everybody}
            changes={saved.draft.changes}
            whyNot={whyNot}
            onRollBack={async (version) => {
              await editing.flush();
              await rollBack(id, version);
              const now = await showSaved();
              if (now.changes > 0) toast.info(t('versions.kept', { version: now.live, count: now.changes }));
            }}
            onDiscard={async () => {
              await editing.flush();
              await discard(id, editing.savedRevision());
              await showSaved();
            }}
            onClose={() => setOpen(undefined)}
          />
        ) : null}
      </Suspense>
      {guard}
    </div>
  );
}

/** Why it is only read, that a save failed, and that somebody else saved first. */
function Notices({ editing, whyNot }: { editing: ReturnType<typeof useFlowEditor>; whyNot: string | undefined }) {
  const { t } = useTranslation('automation');
  const { state, refusal, takeTheirs, overwrite, flush } = editing;
  if (whyNot !== undefined)
    return (
      <div className={styles['notice']}>
        <NotAllowed why={whyNot} access={rightTo('AUTOMATIONS', 'UPDATE')} />
      </div>
    );
  if (state === 'conflict')
    return (
      <div className={styles['notice']} role="alert" data-testid="draft-conflict">
        <p>
          <b>{t('conflict.title')}</b> {t('conflict.text')}
        </p>
        <Button size="xs" variant="default" onClick={takeTheirs} data-testid="conflict-theirs">
          {t('conflict.theirs')}
        </Button>
        <Button size="xs" variant="default" onClick={overwrite} data-testid="conflict-mine">
          {t('conflict.mine')}
        </Button>
      </div>
    );
  if (state !== 'failed' || refusal === undefined) return null;
  return (
    <div className={styles['notice']}>
      <Why refusal={refusal} />
      <Button size="xs" variant="default" onClick={() => void flush()}>
        {t('saveAgain')}
      </Button>
    </div>
  );
}
