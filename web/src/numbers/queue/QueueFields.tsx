import { Select, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { SettingsForm } from '../../ui/useSettingsForm.ts';
import styles from '../Numbers.module.css';
import type { NumberValues } from '../numberValues.ts';
import { CallbackKey } from './CallbackKey.tsx';
import { EstimatedWait } from './EstimatedWait.tsx';
import { QueueMembers } from './QueueMembers.tsx';
import {
  FIGURE_NAMES,
  FIGURES,
  JOIN_RULES,
  type QueueValues,
  RESETS,
  strategiesFor,
  wrongFigure,
} from './queueValues.ts';

/** How callers wait: who rings, how many may wait and how long, and what they hear meanwhile. */
export function QueueFields({ settings }: { settings: SettingsForm<NumberValues> }) {
  const { t } = useTranslation('numbers');
  const { queue } = settings.values;
  const change = (part: Partial<QueueValues>) => settings.set('queue', { ...queue, ...part });
  const wrong = settings.field('queue').error ? wrongFigure(queue) : undefined;
  const refused = (name: string) => (settings.refusal?.field === name ? settings.refusal.message : undefined);
  const { queueRingStrategy: strategy } = queue;
  return (
    <div className={styles['stack']} data-testid="queue-fields">
      <Select
        label={t('queue.strategy.label')}
        description={t(`queue.strategy.hint.${strategy as 'RINGALL'}`)}
        inputWrapperOrder={HINT_BELOW}
        data={strategiesFor(strategy).map((value) => ({ value, label: t(`queue.strategy.${value}`) }))}
        value={strategy}
        onChange={(value) => value && change({ queueRingStrategy: value })}
        allowDeselect={false}
        error={refused('queueRingStrategy')}
        data-testid="queue-strategy"
      />
      {strategy === 'FEWESTCALLS' ? (
        <Select
          label={t('queue.reset.label')}
          data={RESETS.map((value) => ({ value, label: t(`queue.reset.${value}`) }))}
          value={queue.queueCounterReset}
          onChange={(value) => value && change({ queueCounterReset: value })}
          allowDeselect={false}
          data-testid="queue-reset"
        />
      ) : null}
      <div className={styles['pair']}>
        {FIGURE_NAMES.map((name) => (
          <TextInput
            key={name}
            type="number"
            label={t(`queue.${name}.label`)}
            description={t(`queue.${name}.hint`)}
            inputWrapperOrder={HINT_BELOW}
            min={FIGURES[name].none ? 0 : FIGURES[name].least}
            max={FIGURES[name].most}
            value={queue[name]}
            onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
            error={
              wrong === name
                ? t(FIGURES[name].none ? 'queue.wrongOrNone' : 'queue.wrong', FIGURES[name])
                : refused(name)
            }
            data-testid={name}
          />
        ))}
        <Select
          label={t('queue.join.label')}
          data={JOIN_RULES.map((value) => ({ value, label: t(`queue.join.${value}`) }))}
          value={queue.queueJoinWhenEmpty}
          onChange={(value) => value && change({ queueJoinWhenEmpty: value })}
          allowDeselect={false}
          data-testid="queue-join"
        />
        <CallbackKey value={queue.queueCallbackKey} onChange={(queueCallbackKey) => change({ queueCallbackKey })} />
      </div>
      <EstimatedWait
        on={queue.queueEstimatedWait}
        placeSaid={queue.queueAnnouncePosition.trim() !== '0'}
        onChange={(queueEstimatedWait) => change({ queueEstimatedWait })}
      />
      <QueueMembers
        teamId={settings.values.teamId}
        value={queue.queueMembers}
        onChange={(queueMembers) => change({ queueMembers })}
        error={refused('queueMembers')}
      />
    </div>
  );
}

/** The hint stands below its field, so that fields beside each other stand in line. */
const HINT_BELOW: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];
