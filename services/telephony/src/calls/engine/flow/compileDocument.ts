/** From a document of people's making to the graph that every call walks. */
import type { Hours } from '../../../hours/hours.ts';
import { hoursOf } from '../../../hours/hoursOf.ts';
import type { NumberHoliday } from './config.ts';
import { defaultQueue, type QueueSettings } from '../queue/queueSettings.ts';
import type { DocumentNode, FlowDocument } from './document.ts';
import { isMusic } from '../../../sounds/soundName.ts';
import type { FlowGraph, FlowNode, Forward, HolidayNote } from './graph.ts';

/** What a number plays a part in, wherever its flow came from. */
interface NumberFacts {
  /** Whether a caller whom the flow leads nowhere may leave a message. */
  voicemail: boolean;
  /** The number's own hours; undefined: at any time. */
  hours?: Hours | undefined;
  holidays?: readonly NumberHoliday[];
  finishQueueAtClose?: boolean;
  /** IANA zone in which the counters of queues begin their days. */
  timezone?: string | undefined;
}

/** Seconds that people and phones outside ring unless the node says otherwise (defaults 11.2, 11.5). */
const RING_SECONDS = 20;
export const FORWARD_SECONDS = 30;
/** Ends of graphs that no node of a document can be named like. */
const MESSAGE = '$voicemail';
const NOBODY = '$unavailable';

/** A draft compiles as well as a checked version: what leads nowhere leads to the flow's end. */
export function compileDocument({ start, nodes }: FlowDocument, number: NumberFacts): FlowGraph {
  const last = number.voicemail ? MESSAGE : NOBODY;
  const compiled = nodes.map((node): [string, FlowNode] => [node.id, compileNode(node, number, last)]);
  return {
    start,
    closed: start,
    last,
    custom: true,
    ...queueHoursOf(number),
    nodes: { ...Object.fromEntries(compiled), [MESSAGE]: { do: 'voicemail' }, [NOBODY]: { do: 'unavailable' } },
  };
}

function compileNode(node: DocumentNode, number: NumberFacts, last: string): FlowNode {
  const { kind, next = last, otherwise = last, seconds } = node;
  const forwardTo = (to: string): Forward => ({
    to,
    pressOne: node.pressOne ?? true,
    ...(node.showCaller === undefined ? {} : { showCaller: node.showCaller }),
  });
  switch (kind) {
    case 'HOURS':
      return {
        do: 'hours',
        hours: (node.hours ? hoursOf(node.hours) : number.hours) ?? null,
        ...(node.hours ? {} : { numbersOwn: true as const, ...holidaysOf(number) }),
        open: next,
        closed: otherwise,
      };
    case 'PLAY':
      return node.prompt ? { do: 'play', prompt: node.prompt, next } : { do: 'goto', to: next };
    case 'MENU':
      return node.prompt
        ? { do: 'menu', prompt: node.prompt, choices: choicesOf(node, last), exhausted: next }
        : { do: 'goto', to: next };
    case 'RING':
      return {
        do: 'ring',
        teamId: node.userId ? null : (node.teamId ?? null),
        userId: node.userId ?? null,
        everybody: node.everybody ?? false,
        seconds: seconds ?? RING_SECONDS,
        forward: node.phoneNumber ? forwardTo(node.phoneNumber) : null,
        unanswered: next,
      };
    case 'QUEUE':
      if (!node.teamId) return { do: 'goto', to: next };
      return { do: 'queue', teamId: node.teamId, settings: queueOf(node, number), unanswered: next };
    case 'CALLBACK':
      if (!node.teamId) return { do: 'goto', to: next };
      return { do: 'callback', teamId: node.teamId, settings: queueOf(node, number), next };
    case 'AI_AGENT':
      return { do: 'aiAgent', next };
    case 'FORWARD':
      if (!node.phoneNumber) return { do: 'goto', to: next };
      return {
        do: 'forward',
        forward: forwardTo(node.phoneNumber),
        seconds: seconds ?? FORWARD_SECONDS,
        unanswered: next,
      };
    case 'VOICEMAIL':
      return { do: 'voicemail' };
    case 'CONDITION':
      return node.condition
        ? { do: 'condition', condition: node.condition, yes: next, no: otherwise }
        : { do: 'goto', to: otherwise };
    case 'SET':
      return { do: 'set', name: node.variable?.name ?? '', value: node.variable?.value ?? '', next };
    case 'WEBHOOK':
      return node.url
        ? { do: 'webhook', url: node.url, answered: next, failed: otherwise }
        : { do: 'goto', to: otherwise };
    case 'MESSAGE':
      return node.text ? { do: 'message', text: node.text, next } : { do: 'goto', to: next };
    case 'TAG':
      return node.tag ? { do: 'tag', tag: node.tag, next } : { do: 'goto', to: next };
    case 'GOTO':
      return { do: 'goto', to: next };
    case 'END':
      return { do: 'hangUp' };
  }
}

/** The number's holidays replace its own hours alone. */
function holidaysOf({ holidays = [] }: NumberFacts): { holidays?: HolidayNote[] } {
  return holidays.length === 0 ? {} : { holidays: notesOf(holidays) };
}

const notesOf = (holidays: readonly NumberHoliday[]): HolidayNote[] =>
  holidays.map(({ date, name, greeting }) => ({ date, name, greeting: greeting ?? null }));

/** The hours with whose end queues are left. */
export function queueHoursOf(number: NumberFacts): Pick<FlowGraph, 'queueHours'> {
  const { finishQueueAtClose, hours, holidays = [] } = number;
  return finishQueueAtClose === false && hours ? { queueHours: { hours, holidays: notesOf(holidays) } } : {};
}

function choicesOf({ choices = [] }: DocumentNode, last: string): Record<string, { to: string; label: string }> {
  return Object.fromEntries(choices.map(({ key, label, next }) => [key, { label, to: next ?? last }]));
}

function queueOf({ queue, seconds, prompt }: DocumentNode, { timezone }: NumberFacts): QueueSettings {
  return {
    ...defaultQueue,
    ...(timezone ? { timezone } : {}),
    ...queue,
    ...(prompt && isMusic(prompt) ? { music: prompt.sound } : {}),
    attemptSeconds: seconds ?? RING_SECONDS,
  };
}
