import { useTranslation } from 'react-i18next';
import type { Node, Queue } from './flow/nodes.ts';
import { type Was, whatItWas } from './flow/was.ts';
import styles from './Panel.module.css';
import type { Words } from './useWords.ts';

/** The live version's values where the draft of a step differs. */
export function WasInLive({
  node,
  live,
  version,
  words,
}: {
  node: Node;
  /** The step of that version. */
  live: Node | undefined;
  version: number | undefined;
  words: Words;
}) {
  const { t } = useTranslation(['automation', 'numbers']);
  const differences = whatItWas(node, live);
  if (live === undefined || differences.length === 0) return null;
  const valueOf = ({ key, value }: Was): string => {
    if (key === 'members') return t('was.otherOrder');
    if (key === 'music')
      return value === null ? t('queue.musicOfNumber') : (words.sound(String(value)) ?? t('was.otherOrder'));
    if (value === null || value === '') return t(key === 'callbackKey' ? 'was.off' : 'was.usual');
    if (typeof value === 'boolean') return t(value ? 'was.on' : 'was.off');
    if (key === 'seconds') return `${String(value)} ${t('unit.s')}`;
    const choice = CHOICES[key as keyof typeof CHOICES];
    return choice === undefined
      ? String(value)
      : t(`numbers:queue.${choice}.${String(value)}` as 'numbers:queue.join.ANY');
  };
  const sentence = (was: Was) =>
    was.key === 'step'
      ? t('was.step', { value: words.sentence(live) })
      : t('was.value', { what: t(LABELS[was.key]), value: valueOf(was) });
  return (
    <div className={styles['was']} data-testid="step-was">
      <p>{t('was.title', { version })}</p>
      <ul>
        {differences.map((was) => (
          <li key={was.key}>{sentence(was)}</li>
        ))}
      </ul>
    </div>
  );
}

/** Settings of a queue whose values have words. */
const CHOICES = { ringStrategy: 'strategy', joinWhenEmpty: 'join', counterReset: 'reset' } as const satisfies Partial<
  Record<keyof Queue, string>
>;
const LABELS = {
  name: 'step.name',
  seconds: 'ring.seconds',
  pressOne: 'was.pressOne',
  showCallerNumber: 'was.showCallerNumber',
  choices: 'menu.keys',
  music: 'queue.music',
  url: 'webhook.url',
  text: 'message.text',
  tag: 'tag.label',
  ringStrategy: 'numbers:queue.strategy.label',
  joinWhenEmpty: 'numbers:queue.join.label',
  counterReset: 'numbers:queue.reset.label',
  size: 'queue.queueSize',
  retryCount: 'queue.queueRetryCount',
  maxWait: 'queue.queueMaxWait',
  pause: 'queue.queuePause',
  wrapUp: 'queue.queueWrapUp',
  announcePosition: 'queue.queueAnnouncePosition',
  estimatedWait: 'numbers:queue.estimate.label',
  priority: 'queue.queuePriority',
  callbackKey: 'numbers:queue.callback.label',
  members: 'numbers:queue.members.label',
} as const satisfies Record<Exclude<Was['key'], 'step'>, string>;
