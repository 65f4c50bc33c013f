import { ActionIcon, Button, Select, TextInput } from '@mantine/core';
import { IconCopy, IconTrash, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Everybody } from '../numbers/flow/WhoFields.tsx';
import type { HeardAs } from '../sounds/ourSounds.ts';
import { Disabled } from '../ui/Disabled.tsx';
import type { Problem, Secret } from './data.ts';
import { change, leadTo, targetsFor } from './flow/editing.ts';
import { type Flow, isLast, type Node, portOfField, portsOf, type Place } from './flow/nodes.ts';
import type { StepActions } from './FlowOutline.tsx';
import { KindIcon } from './kinds.tsx';
import styles from './Panel.module.css';
import { StepFields } from './steps/StepFields.tsx';
import { useProblemText } from './useProblemText.ts';
import type { Words } from './useWords.ts';
import { WasInLive } from './WasInLive.tsx';

/** The chosen step: its figures, its settings, where its ways lead, and what can be done to it. */
export function StepPanel({
  flow,
  node,
  words,
  everybody,
  heardAs,
  timezone,
  secret,
  live,
  problems,
  figures,
  apply,
  actions,
  whyNot,
  onClose,
}: {
  flow: Flow;
  node: Node;
  words: Words;
  everybody: Everybody;
  heardAs: HeardAs;
  timezone: string;
  secret: Secret | null;
  /** The same step in the version with which calls begin. */
  live: { readonly node: Node | undefined; readonly version: number | undefined };
  problems: readonly Problem[];
  /** Numbers of the last 30 days, each with what it counts. */
  figures: readonly { readonly value: string; readonly what: string }[];
  apply: (next: Flow, about?: string) => void;
  /** Undefined: it is only read. */
  actions: StepActions | undefined;
  whyNot: string | undefined;
  onClose: () => void;
}) {
  const { t } = useTranslation(['automation', 'common']);
  const textOf = useProblemText();
  const own = problems.filter(({ nodeId }) => nodeId === node.id);
  const wrong = (field: string) => {
    const found = own.find((problem) => problem.field === field);
    return found && textOf(found);
  };
  const isOfWay = ({ code }: Problem) => WAY_CODES.has(code);
  const wrongWay = (port: string) => {
    const found = own.find((problem) => isOfWay(problem) && portOfField(problem.field) === port);
    return found && textOf(found);
  };
  const shown = own.filter(
    (problem) => !isOfWay(problem) && (problem.field === null || !SHOWN_AT_FIELD.has(problem.field)),
  );
  return (
    <aside className={styles['panel']} aria-label={t('step.settings')} data-testid="step-panel">
      <header className={styles['head']}>
        <KindIcon kind={node.kind} />
        <div>
          <h2>{words.step(node)}</h2>
          <p>{words.whereabouts(node)}</p>
        </div>
        <ActionIcon aria-label={t('common:close')} onClick={onClose} data-testid="step-close">
          <IconX size={18} />
        </ActionIcon>
      </header>
      <div className={styles['body']}>
        {figures.length === 0 ? null : (
          <dl className={styles['figures']}>
            {figures.map(({ value, what }) => (
              <div key={what}>
                <dd>{value}</dd>
                <dt>{what}</dt>
              </div>
            ))}
          </dl>
        )}
        {shown.length === 0 ? null : (
          <div role="alert">
            <ul className={styles['problems']}>
              {shown.map((problem) => (
                <li key={`${problem.code}.${problem.field}`}>{textOf(problem)}</li>
              ))}
            </ul>
          </div>
        )}
        <WasInLive node={node} live={live.node} version={live.version} words={words} />
        <div className={styles['fields']} inert={whyNot !== undefined}>
          <TextInput
            label={t('step.name')}
            placeholder={words.sentence(node)}
            maxLength={80}
            value={node.name ?? ''}
            onChange={({ currentTarget }) =>
              apply(change(flow, node.id, { name: currentTarget.value || null }), `${node.id}.name`)
            }
            data-testid="step-name"
          />
          <StepFields
            key={node.id}
            flow={flow}
            node={node}
            apply={apply}
            everybody={everybody}
            heardAs={heardAs}
            timezone={timezone}
            secret={secret}
            wrong={wrong}
          />
          <Ways flow={flow} node={node} words={words} wrong={wrongWay} apply={apply} />
        </div>
      </div>
      {actions === undefined ? null : (
        <footer className={styles['foot']}>
          <Disabled why={isLast(node.kind) ? t('step.cannotCopy') : undefined}>
            <Button
              size="xs"
              variant="subtle"
              color="gray"
              leftSection={<IconCopy size={16} aria-hidden />}
              onClick={() => actions.duplicate(node.id)}
              data-testid="step-duplicate"
            >
              {t('step.duplicate')}
            </Button>
          </Disabled>
          <Button
            size="xs"
            variant="subtle"
            color="red"
            className={styles['delete'] ?? ''}
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={() => actions.remove(node.id)}
            data-testid="step-delete"
          >
            {t('step.delete')}
          </Button>
        </footer>
      )}
    </aside>
  );
}

/** Fields that show their problem themselves. */
const SHOWN_AT_FIELD = new Set([
  'teamId',
  'userId',
  'phoneNumber',
  'hours',
  'condition',
  'variable',
  'url',
  'text',
  'tag',
]);
/** Problems of a way out, which stand at its field. */
const WAY_CODES = new Set(['NEXT_MISSING', 'NEXT_UNKNOWN']);
const NOWHERE = '';

/** Where each way out of a step leads: to a step that stands already, or nowhere yet. */
function Ways({
  flow,
  node,
  words,
  wrong,
  apply,
}: {
  flow: Flow;
  node: Node;
  words: Words;
  /** What is wrong with a way out. */
  wrong: (port: string) => string | undefined;
  apply: (next: Flow, about?: string) => void;
}) {
  const { t } = useTranslation('automation');
  const named = (targets: readonly Node[]) => {
    const counts = new Map<string, number>();
    for (const target of targets) counts.set(words.step(target), (counts.get(words.step(target)) ?? 0) + 1);
    return targets.map((target) => ({
      value: target.id,
      // Two steps may say the same: where they stand tells them apart.
      label:
        (counts.get(words.step(target)) ?? 0) > 1
          ? `${words.step(target)} (${words.whereabouts(target)})`
          : words.step(target),
    }));
  };
  if (node.kind === 'GOTO')
    return (
      <Select
        label={t('way.goto')}
        placeholder={t('way.choose')}
        data={named(flow.nodes.filter(({ id, kind }) => id !== node.id && kind !== 'GOTO'))}
        value={node.next}
        onChange={(next) => apply(change(flow, node.id, { next }))}
        allowDeselect={false}
        searchable
        error={wrong('next')}
        data-testid="way-goto"
      />
    );
  const targets = named(targetsFor(flow, node.id));
  return portsOf(node).map(({ port, target }) => {
    const place: Place = { of: node.id, port };
    return (
      <Select
        key={port}
        label={words.way(place) ?? t(ALONE.has(node.kind) ? `way.${node.kind as 'RING'}.next` : 'way.then')}
        data={[...(target === null ? [{ value: NOWHERE, label: t('way.nowhere') }] : []), ...targets]}
        value={target ?? NOWHERE}
        onChange={(chosen) => chosen !== null && chosen !== NOWHERE && apply(leadTo(flow, place, chosen))}
        allowDeselect={false}
        searchable
        error={wrong(port)}
        data-testid={`way-${port}`}
      />
    );
  });
}

/** Steps that somebody may answer: their one way is for when nobody did. */
const ALONE: ReadonlySet<string> = new Set(['RING', 'QUEUE', 'FORWARD', 'AI_AGENT', 'CALLBACK']);
