import {
  IconArrowsSplit2,
  IconClock,
  IconCornerDownRight,
  IconGridDots,
  type Icon,
  IconMessage2,
  IconPhoneCall,
  IconPhoneOff,
  IconPhoneOutgoing,
  IconRecordMail,
  IconSparkles,
  IconStack2,
  IconTag,
  IconUsers,
  IconVariable,
  IconVolume,
  IconWebhook,
} from '@tabler/icons-react';
import styles from './Kind.module.css';
import type { Kind } from './flow/nodes.ts';

/** Icon and tint of each kind of step (design notes: sound sky, hours amber, menu blue, ring green, queue teal). */
const LOOKS: Record<Kind, readonly [icon: Icon, tint: string]> = {
  HOURS: [IconClock, 't2'],
  PLAY: [IconVolume, 't5'],
  MENU: [IconGridDots, 't0'],
  RING: [IconUsers, 't1'],
  QUEUE: [IconStack2, 't8'],
  CALLBACK: [IconPhoneCall, 't8'],
  AI_AGENT: [IconSparkles, 't4'],
  FORWARD: [IconPhoneOutgoing, 't1'],
  VOICEMAIL: [IconRecordMail, 't7'],
  CONDITION: [IconArrowsSplit2, 't9'],
  SET: [IconVariable, 't6'],
  MESSAGE: [IconMessage2, 't5'],
  TAG: [IconTag, 't6'],
  WEBHOOK: [IconWebhook, 't6'],
  GOTO: [IconCornerDownRight, 't7'],
  END: [IconPhoneOff, 't7'],
};

/** What can be added, in the order in which it is offered. */
export const OFFERED = [
  'RING',
  'QUEUE',
  'CALLBACK',
  'AI_AGENT',
  'MENU',
  'PLAY',
  'HOURS',
  'CONDITION',
  'FORWARD',
  'SET',
  'MESSAGE',
  'TAG',
  'WEBHOOK',
  'VOICEMAIL',
  'GOTO',
  'END',
] as const satisfies readonly Kind[];

/** The sign of a step; its sentence stands beside it. */
export function KindIcon({ kind, size = 32 }: { kind: Kind; size?: 20 | 24 | 32 }) {
  const [KindSign, tint] = LOOKS[kind];
  return (
    <span
      className={styles['icon']}
      style={{ width: size, height: size, background: `var(--${tint})`, color: `var(--${tint}-on)` }}
      aria-hidden
    >
      <KindSign size={size === 32 ? 18 : 14} stroke={1.75} />
    </span>
  );
}
