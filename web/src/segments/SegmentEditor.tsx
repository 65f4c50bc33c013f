import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconTrash } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { SegmentEditorCreateMutation } from '../__generated__/SegmentEditorCreateMutation.graphql.ts';
import type { SegmentEditorDeleteMutation } from '../__generated__/SegmentEditorDeleteMutation.graphql.ts';
import type { SegmentEditorUpdateMutation } from '../__generated__/SegmentEditorUpdateMutation.graphql.ts';
import { viewerZone } from '../base/i18n/viewerZone.ts';
import { lazyPart } from '../base/lazyPart.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { useMe } from '../people/useMe.ts';
import { rightTo } from '../ui/accessRequests.ts';
import { Disabled } from '../ui/Disabled.tsx';
import { LoadingView } from '../ui/LoadingView.tsx';
import { Pane } from '../ui/Pane.tsx';
import { PlanGate } from '../ui/PlanGate.tsx';
import { toast } from '../ui/toast.ts';
import { TypeToConfirm } from '../ui/TypeToConfirm.tsx';
import { useRefusalText } from '../ui/useRefusalText.ts';
import { useUnsavedGuard } from '../ui/useUnsavedGuard.tsx';
import { Why } from '../ui/Why.tsx';
import { LiveCount } from './LiveCount.tsx';
import { PREDICTED, PREDICTIVE } from './predictive.ts';
import { RuleGroup } from './RuleGroup.tsx';
import { complete, conditionsOf, fromTold, isComplete, newGroup, toInput, type Group, type Told } from './rule.ts';
import styles from './Segments.module.css';
import { useChoices } from './useChoices.ts';
import { usePredictive } from './usePredictive.ts';

const SegmentPeople = lazyPart(async () => ({ default: (await import('./SegmentPeople.tsx')).SegmentPeople }));
/** Counting waits so long after the last change, in milliseconds. */
const SETTLE_MS = 300;
const MOST_LETTERS = 80;

export interface SavedSegment {
  readonly subscriberList: { readonly id: string; readonly name: string; readonly version: number };
  readonly rule: Told;
}

const asked = (rule: Group | undefined): string => (rule ? JSON.stringify(toInput(rule)) : '');

/** Builds a segment: its conditions as sentences, with a count that follows; of a saved one also who is in it. */
export function SegmentEditor({
  segment,
  view,
  onView,
  onSaved,
  onDeleted,
  onCancel,
}: {
  /** Undefined: a new one. */
  segment: SavedSegment | undefined;
  view: 'rule' | 'people';
  onView: (view: 'rule' | 'people') => void;
  onSaved: (id: string) => void;
  onDeleted: () => void;
  onCancel: () => void;
}) {
  const { t } = useTranslation(['segments', 'common']);
  const me = useMe();
  const textOf = useRefusalText();
  const choices = useChoices();
  const predictive = usePredictive();
  const types = useMemo(() => new Map(choices.properties.map(({ id, type }) => [id, type])), [choices.properties]);
  const saved = segment?.subscriberList;
  const before = useMemo(() => (segment ? fromTold(segment.rule) : newGroup()), [segment]);
  const [rule, setRule] = useState<Group>(before);
  const [name, setName] = useState(saved?.name ?? '');
  const [missing, setMissing] = useState<string>();
  const [deleting, setDeleting] = useState(false);
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { pending, refusal, run, clear } = useCommit();
  const whyNot = me.whyNot('SEGMENTS', saved ? 'UPDATE' : 'CREATE');
  const whyNoDelete = me.whyNot('SEGMENTS', 'DELETE');

  const written = useMemo(() => JSON.stringify(toInput(rule)), [rule]);
  const dirty =
    saved === undefined
      ? name !== '' || conditionsOf(rule).some((condition) => condition.values.length > 0)
      : name !== saved.name || written !== JSON.stringify(toInput(before));
  const guard = useUnsavedGuard(dirty && !pending);

  const filled = useMemo(() => complete(rule, types), [rule, types]);
  const [settled] = useDebouncedValue(filled, SETTLE_MS);
  const change = (next: Group) => {
    setRule(next);
    setMissing(undefined);
    clear();
  };
  const discard = () => {
    clear();
    setMissing(undefined);
    if (saved === undefined) return onCancel();
    setRule(before);
    setName(saved.name);
  };
  const save = () => {
    const open = conditionsOf(rule).filter((condition) => !isComplete(condition, types)).length;
    const why = name.trim() === '' ? t('save.name') : open > 0 ? t('save.open', { count: open }) : undefined;
    setMissing(why);
    if (why !== undefined || pending) return;
    const sent = { name, rule: toInput(rule), timezone: viewerZone() };
    void run(async () => {
      if (saved === undefined) {
        const { createSegment } = await commit<SegmentEditorCreateMutation>(
          graphql`
            mutation SegmentEditorCreateMutation(
              $name: String!
              $rule: SegmentGroupInput!
              $timezone: String!
              $idempotencyKey: String
            ) {
              createSegment(name: $name, rule: $rule, timezone: $timezone, idempotencyKey: $idempotencyKey) {
                subscriberList {
                  id
                }
              }
            }
          `,
          { ...sent, idempotencyKey },
        );
        return onSaved(createSegment.subscriberList.id);
      }
      await commit<SegmentEditorUpdateMutation>(
        graphql`
          mutation SegmentEditorUpdateMutation(
            $id: ID!
            $version: Int!
            $name: String
            $rule: SegmentGroupInput
            $timezone: String
          ) {
            updateSegment(id: $id, version: $version, name: $name, rule: $rule, timezone: $timezone) {
              subscriberList {
                id
                name
                version
              }
            }
          }
        `,
        { ...sent, id: saved.id, version: saved.version },
      );
      onSaved(saved.id);
    }).then((done) => (done ? toast.success(t('save.done')) : undefined));
  };
  const ofName = refusal?.field === 'name' ? textOf(refusal) : undefined;
  return (
    <section className={styles['editor']} data-view={view} aria-label={saved?.name ?? t('new')}>
      <div className={styles['middle']}>
        <div className={styles['editorHead']}>
          <TextInput
            aria-label={t('name')}
            placeholder={t('name')}
            className={styles['name']}
            maxLength={MOST_LETTERS}
            value={name}
            readOnly={whyNot !== undefined}
            error={ofName}
            onChange={(event) => {
              setName(event.currentTarget.value);
              setMissing(undefined);
              clear();
            }}
            data-autofocus={saved === undefined || undefined}
            data-testid="segment-name"
          />
          {saved === undefined ? null : (
            <>
              <SegmentedControl
                size="sm"
                withItemsBorders={false}
                aria-label={t('view.label')}
                value={view}
                onChange={(next) => onView(next)}
                data={[
                  { value: 'rule' as const, label: t('view.rule') },
                  { value: 'people' as const, label: t('view.people') },
                ]}
              />
              <Disabled why={whyNoDelete} access={rightTo('SEGMENTS', 'DELETE')}>
                <Button
                  variant="default"
                  leftSection={<IconTrash size={18} stroke={1.75} />}
                  onClick={() => setDeleting(true)}
                  data-testid="segment-delete"
                >
                  {t('delete.action')}
                </Button>
              </Disabled>
            </>
          )}
        </div>
        {view === 'people' && saved !== undefined ? (
          <Pane key={saved.id} fallback={<LoadingView />}>
            <SegmentPeople id={saved.id} />
          </Pane>
        ) : (
          <div className={styles['rule']}>
            <RuleGroup
              group={rule}
              rule={rule}
              level={1}
              choices={choices}
              types={types}
              readOnly={whyNot !== undefined}
              onChange={change}
            />
            <p className={styles['apart']}>{t('apart')}</p>
          </div>
        )}
        {dirty ? (
          <div className={styles['saveBar']} data-testid="segment-save-bar">
            <p role="status">{missing ?? t('save.unsaved')}</p>
            {refusal !== undefined && ofName === undefined ? <Why refusal={refusal} /> : null}
            <Button variant="default" onClick={discard} disabled={pending} data-testid="segment-discard">
              {t('save.discard')}
            </Button>
            <Disabled why={whyNot} access={rightTo('SEGMENTS', saved ? 'UPDATE' : 'CREATE')}>
              <Button onClick={save} loading={pending} data-testid="segment-save">
                {t('save.action')}
              </Button>
            </Disabled>
          </div>
        ) : null}
      </div>
      {view === 'people' ? null : (
        <aside className={styles['aside']} aria-label={t('live.title')}>
          {settled === undefined ? (
            <p className={styles['none']}>{t('live.fill')}</p>
          ) : !predictive && conditionsOf(settled).some(({ field }) => PREDICTED.includes(field)) ? (
            <PlanGate feature={PREDICTIVE} note={t('predictions.gate')}>
              {null}
            </PlanGate>
          ) : (
            <Pane fallback={<LoadingView />}>
              <LiveCount rule={settled} choices={choices} types={types} pending={asked(settled) !== asked(filled)} />
            </Pane>
          )}
        </aside>
      )}
      {guard}
      {saved === undefined ? null : (
        <TypeToConfirm
          opened={deleting}
          onClose={() => setDeleting(false)}
          title={t('delete.title')}
          text={saved.name}
          confirm={t('delete.action')}
          onConfirm={async () => {
            await commit<SegmentEditorDeleteMutation>(
              graphql`
                mutation SegmentEditorDeleteMutation($id: ID!) {
                  deleteSegment(id: $id) {
                    timezone
                  }
                }
              `,
              { id: saved.id },
            );
            toast.success(t('delete.done'));
            onDeleted();
          }}
        >
          {t('delete.about')}
        </TypeToConfirm>
      )}
    </section>
  );
}
