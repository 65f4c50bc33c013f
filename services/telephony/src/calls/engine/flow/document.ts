/** A CUSTOM flow as people edit it (defaults 11.2): nodes that name each other. Plain JSON, as drafts and versions have it. */
import type { WeeklyHours } from '@ringline/kit/hours';
import type { QueueSettings } from '../queue/queueSettings.ts';
import type { Condition, Prompt } from './graph.ts';

export const NODE_KINDS = [
  'HOURS',
  'PLAY',
  'MENU',
  'RING',
  'QUEUE',
  'CALLBACK',
  'AI_AGENT',
  'FORWARD',
  'VOICEMAIL',
  'CONDITION',
  'SET',
  'WEBHOOK',
  'MESSAGE',
  'TAG',
  'GOTO',
  'END',
] as const;
export type NodeKind = (typeof NODE_KINDS)[number];

/** What a variable may be called. */
export const VARIABLE = /^[\p{L}_][\p{L}\p{N}_ -]*$/u;

export interface FlowChoice {
  /** 0–9, * or #, or an extension of 2–6 digits. */
  key: string;
  label: string;
  /** Id of a node; absent: none was chosen yet. */
  next?: string;
}

/** Which fields count depends on the kind. What is absent was not chosen yet, or is as usual. */
export interface DocumentNode {
  id: string;
  kind: NodeKind;
  name?: string;
  prompt?: Prompt;
  teamId?: string;
  userId?: string;
  seconds?: number;
  everybody?: boolean;
  /** What differs from the defaults. */
  queue?: Partial<QueueSettings>;
  /** Of FORWARD; of RING a phone that rings along. E.164 where it is a valid number. */
  phoneNumber?: string;
  pressOne?: boolean;
  showCaller?: boolean;
  choices?: FlowChoice[];
  /** Absent: the number's own. */
  hours?: WeeklyHours;
  condition?: Condition;
  variable?: { name: string; value: string };
  /** Of WEBHOOK: the https address that is asked. */
  url?: string;
  /** Of MESSAGE: what the caller is written. */
  text?: string;
  /** Of TAG. */
  tag?: string;
  next?: string;
  otherwise?: string;
}

export interface FlowDocument {
  start: string;
  nodes: DocumentNode[];
}

/** Whether it asks for the caller's contact, whose tags are read with the number then alone. */
export const asksContact = ({ nodes }: FlowDocument): boolean =>
  nodes.some(({ kind, condition }) => kind === 'CONDITION' && condition?.subject.startsWith('CONTACT_') === true);

/** The fields of a node that lead on, with what they name; undefined where nothing was chosen. */
export function waysOf(node: DocumentNode): { field: string; to: string | undefined }[] {
  const choices = (node.choices ?? []).map(({ key, next }) => ({ field: `choices.${key}`, to: next }));
  switch (node.kind) {
    case 'VOICEMAIL':
    case 'END':
      return [];
    case 'MENU':
      return [...choices, { field: 'next', to: node.next }];
    case 'HOURS':
    case 'CONDITION':
    case 'WEBHOOK':
      return [
        { field: 'next', to: node.next },
        { field: 'otherwise', to: node.otherwise },
      ];
    default:
      return [{ field: 'next', to: node.next }];
  }
}
