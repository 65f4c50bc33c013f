import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import {
  type Figure as FigureName,
  FIGURES,
  JOIN_RULES,
  queueOf,
  RESETS,
  strategiesFor,
} from '../../numbers/queue/queueValues.ts';
import { CallbackKey } from '../../numbers/queue/CallbackKey.tsx';
import { EstimatedWait } from '../../numbers/queue/EstimatedWait.tsx';
import { QueueMembers } from '../../numbers/queue/QueueMembers.tsx';
import { change } from '../flow/editing.ts';
import { type Node, type Queue, USUAL_QUEUE } from '../flow/nodes.ts';
import { RING_SECONDS } from '../flow/sentence.ts';
import { Figure } from './Figure.tsx';
import { MusicField } from './MusicField.tsx';
import type { StepProps } from './stepProps.ts';
import styles from './Steps.module.css';

/** The figures of a step by their names among the number's settings, which have the limits and the defaults. */
const FIELDS = {
  queueSize: { of: 'size', unit: 'waiting' },
  queueMaxWait: { of: 'maxWait', unit: 's' },
  queueRetryCount: { of: 'retryCount', unit: 'times' },
  queuePause: { of: 'pause', unit: 's' },
  queueWrapUp: { of: 'wrapUp', unit: 's' },
  queueAnnouncePosition: { of: 'announcePosition', unit: 's' },
  queuePriority: { of: 'priority', unit: 'of10' },
} as const satisfies Record<FigureName, unknown>;

/** How callers wait: for whom, who rings, how long, and what they hear meanwhile. */
export default function QueueStep({ flow, node, apply, everybody, wrong }: StepProps) {
  const { t } = useTranslation(['automation', 'numbers']);
  const usual = queueOf(null);
  const queue = node.queue ?? USUAL_QUEUE;
  const set = (part: Partial<Node>, about?: string) =>
    apply(change(flow, node.id, part), about === undefined ? undefined : `${node.id}.${about}`);
  const setQueue = (part: Partial<Queue>, about?: string) => set({ queue: { ...queue, ...part } }, about);
  const strategy = queue.ringStrategy ?? usual.queueRingStrategy;
  const figure = (name: FigureName) => (
    <Figure
      key={name}
      label={t(`queue.${name}`)}
      unit={t(`unit.${FIELDS[name].unit}`)}
      usual={Number(usual[name])}
      {...FIGURES[name]}
      value={queue[FIELDS[name].of]}
      onChange={(value) => setQueue({ [FIELDS[name].of]: value }, name)}
      testId={name}
    />
  );
  return (
    <>
      <Select
        label={t('queue.team')}
        placeholder={t('queue.choose')}
        data={everybody.teams.map(({ id, name }) => ({ value: id, label: name }))}
        value={node.teamId}
        onChange={(teamId) => set({ teamId })}
        allowDeselect={false}
        error={wrong('teamId')}
        data-testid="step-team"
      />
      <Select
        label={t('numbers:queue.strategy.label')}
        description={t(`numbers:queue.strategy.hint.${strategy as 'RINGALL'}`)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data={strategiesFor(strategy).map((value) => ({ value, label: t(`numbers:queue.strategy.${value}`) }))}
        value={strategy}
        onChange={(ringStrategy) => setQueue({ ringStrategy })}
        allowDeselect={false}
        data-testid="step-strategy"
      />
      {strategy === 'FEWESTCALLS' ? (
        <Select
          label={t('numbers:queue.reset.label')}
          data={RESETS.map((value) => ({ value, label: t(`numbers:queue.reset.${value}`) }))}
          value={queue.counterReset ?? usual.queueCounterReset}
          onChange={(counterReset) => setQueue({ counterReset })}
          allowDeselect={false}
        />
      ) : null}
      <div className={styles['three']}>
        <Figure
          label={t('queue.seconds')}
          unit={t('unit.s')}
          usual={RING_SECONDS}
          least={5}
          most={120}
          value={node.seconds}
          onChange={(seconds) => set({ seconds }, 'seconds')}
          testId="step-seconds"
        />
        {figure('queuePause')}
        {figure('queueRetryCount')}
      </div>
      <div className={styles['two']}>
        {figure('queueMaxWait')}
        {figure('queueSize')}
      </div>
      <div className={styles['two']}>
        {figure('queueWrapUp')}
        {figure('queuePriority')}
      </div>
      <MusicField
        mediaId={node.prompt?.mediaId ?? null}
        onChange={(mediaId) => set({ prompt: mediaId === null ? null : { say: null, sound: null, mediaId } })}
        error={wrong('prompt')}
      />
      {figure('queueAnnouncePosition')}
      <EstimatedWait
        on={queue.estimatedWait ?? false}
        placeSaid={(queue.announcePosition ?? Number(usual.queueAnnouncePosition)) > 0}
        onChange={(estimatedWait) => setQueue({ estimatedWait })}
      />
      <Select
        label={t('numbers:queue.join.label')}
        data={JOIN_RULES.map((value) => ({ value, label: t(`numbers:queue.join.${value}`) }))}
        value={queue.joinWhenEmpty ?? usual.queueJoinWhenEmpty}
        onChange={(joinWhenEmpty) => setQueue({ joinWhenEmpty })}
        allowDeselect={false}
      />
      <CallbackKey value={queue.callbackKey ?? ''} onChange={(callbackKey) => setQueue({ callbackKey })} />
      <QueueMembers
        teamId={node.teamId ?? ''}
        value={queue.members ?? []}
        onChange={(members) => setQueue({ members }, 'members')}
      />
    </>
  );
}
