/** What a number's settings compile to, as a document that people may go on with; likewise for the templates. */
import { compileFlow } from '../calls/engine/flow/compile.ts';
import type { Fallback, FlowConfig, FlowDetails, FlowType, Menu } from '../calls/engine/flow/config.ts';
import { type DocumentNode, type FlowDocument, waysOf } from '../calls/engine/flow/document.ts';
import type { FlowGraph, FlowNode, Forward } from '../calls/engine/flow/graph.ts';
import type { PhoneNumber } from '../generated/prisma/client.ts';
import { hoursOf } from '../hours/hoursOf.ts';
import type { WeeklyHours } from '@ringline/kit/hours';
import type { PromptLanguage } from '../sounds/promptLanguage.ts';

export const TEMPLATES = ['CLASSIC', 'IVR', 'QUEUE'] as const;
export type Template = (typeof TEMPLATES)[number];

/** The number's flow as the engine compiles it. */
export function configOf(number: PhoneNumber): FlowConfig {
  const hours = number.hours as WeeklyHours | null;
  const flow = number.flow as FlowDetails | null;
  return {
    ...flow,
    type: number.flowType as FlowType,
    teamId: number.teamId,
    timeoutSeconds: number.timeoutSeconds,
    voicemail: number.voicemail,
    closedFallback: number.closedFallback as Fallback['action'],
    timezone: hours?.timezone,
    hours: hoursOf(hours, flow?.holidays),
  };
}

/**
 * The document of a number that has no flow of its own yet: what its settings do.
 * @param language of what a menu to begin with says
 */
export function documentOfSettings(number: PhoneNumber, template?: Template, language?: PromptLanguage): FlowDocument {
  const config = configOf(number);
  const type = template ?? (config.type === 'CUSTOM' ? 'CLASSIC' : config.type);
  const menu = config.menu ?? defaultMenu(config, language ?? config.language ?? 'en');
  const graph = compileFlow({ ...config, type, ...(type === 'IVR' ? { menu } : {}) });
  const asksForHours = config.hours !== undefined && config.closedFallback !== 'LET_CALL_THROUGH';
  return documentOf(graph, asksForHours);
}

const MENU_WORDS: Readonly<Record<PromptLanguage, { say: string; team: string; message: string }>> = {
  en: { say: 'Press 1 to talk to us. Press 2 to leave a message.', team: 'Talk to us', message: 'Leave a message' },
  es: {
    say: 'Pulse 1 para hablar con nosotros. Pulse 2 para dejar un mensaje.',
    team: 'Hablar con nosotros',
    message: 'Dejar un mensaje',
  },
  fr: {
    say: 'Pour nous parler, appuyez sur 1. Pour laisser un message, appuyez sur 2.',
    team: 'Nous parler',
    message: 'Laisser un message',
  },
  de: {
    say: 'Um mit uns zu sprechen, drücken Sie 1. Um eine Nachricht zu hinterlassen, drücken Sie 2.',
    team: 'Mit uns sprechen',
    message: 'Nachricht hinterlassen',
  },
};

/** A menu to begin with: the number's team, and a message. */
function defaultMenu({ teamId }: FlowConfig, language: PromptLanguage): Menu {
  const { say, team, message } = MENU_WORDS[language];
  return {
    prompt: { say },
    choices: [
      { key: '1', label: team, target: { kind: 'TEAM', teamId } },
      { key: '2', label: message, target: { kind: 'VOICEMAIL' } },
    ],
  };
}

/** What of a compiled graph calls can come to. @param asksForHours whether it begins by asking for the number's hours */
function documentOf(graph: FlowGraph, asksForHours: boolean): FlowDocument {
  const nodes: DocumentNode[] = [];
  const hours: DocumentNode = { id: 'hours', kind: 'HOURS', next: graph.start, otherwise: graph.closed };
  const begun = new Set<string>();
  const visit = (id: string, above: readonly string[]): void => {
    const node = graph.nodes[id];
    if (!node || begun.has(id)) return;
    begun.add(id);
    const here = [...above, id];
    for (const made of documentNodes(id, node)) {
      nodes.push(made);
      for (const { field, to } of waysOf(made)) {
        if (to === undefined) continue;
        if (here.includes(to)) nodes.push(backTo(to, made, field));
        else visit(to, here);
      }
    }
  };
  if (asksForHours) nodes.push(hours);
  visit(graph.start, []);
  if (asksForHours) visit(graph.closed, []);
  return { start: asksForHours ? hours.id : written(graph.start), nodes: nodes.map(withWrittenIds) };
}

/** Ids of choices hold their keys, of which two are no letters. */
const written = (id: string): string => id.replaceAll('*', 'star').replaceAll('#', 'hash');

function withWrittenIds(node: DocumentNode): DocumentNode {
  return {
    ...node,
    id: written(node.id),
    ...(node.next === undefined ? {} : { next: written(node.next) }),
    ...(node.otherwise === undefined ? {} : { otherwise: written(node.otherwise) }),
    ...(node.choices
      ? {
          choices: node.choices.map((choice) => ({
            ...choice,
            ...(choice.next ? { next: written(choice.next) } : {}),
          })),
        }
      : {}),
  };
}

/** A way back is a GOTO of its own: only through those may a flow go in circles. */
function backTo(target: string, from: DocumentNode, field: string): DocumentNode {
  const key = field.startsWith('choices.') ? field.slice('choices.'.length) : undefined;
  const id = `${from.id}.back${key === undefined ? '' : `.${key}`}`;
  if (key === undefined) from.next = id;
  else for (const choice of from.choices ?? []) if (choice.key === key) choice.next = id;
  return { id, kind: 'GOTO', next: target };
}

function documentNodes(id: string, node: FlowNode): DocumentNode[] {
  switch (node.do) {
    case 'play':
      return [{ id, kind: 'PLAY', prompt: node.prompt, next: node.next }];
    case 'menu':
      return [
        {
          id,
          kind: 'MENU',
          prompt: node.prompt,
          choices: Object.entries(node.choices).map(([key, { label, to }]) => ({ key, label, next: to })),
          next: node.exhausted,
        },
      ];
    case 'ring':
      return [
        {
          id,
          kind: 'RING',
          ...(node.teamId === null ? {} : { teamId: node.teamId }),
          ...(node.userId === null ? {} : { userId: node.userId }),
          ...(node.everybody ? { everybody: true } : {}),
          ...(node.forward ? phoneOf(node.forward) : {}),
          seconds: node.seconds,
          next: node.unanswered,
        },
      ];
    case 'queue': {
      const { attemptSeconds: seconds, timezone: _zone, ...queue } = node.settings;
      return [{ id, kind: 'QUEUE', teamId: node.teamId, queue, seconds, next: node.unanswered }];
    }
    case 'forward':
      return [
        {
          id,
          kind: 'FORWARD',
          ...phoneOf(node.forward),
          seconds: node.seconds,
          next: node.unanswered,
        },
      ];
    case 'aiAgent':
      return [{ id, kind: 'AI_AGENT', next: node.next }];
    case 'voicemail':
      return [{ id, kind: 'VOICEMAIL' }];
    case 'unavailable':
      return [
        { id, kind: 'PLAY', prompt: { sound: 'unavailable' }, next: 'end.unavailable' },
        { id: 'end.unavailable', kind: 'END' },
      ];
    default:
      return [{ id, kind: 'END' }];
  }
}

const phoneOf = ({ to, ...how }: Forward): Pick<DocumentNode, 'phoneNumber' | 'pressOne' | 'showCaller'> => ({
  phoneNumber: to,
  ...how,
});
