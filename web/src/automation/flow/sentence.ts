/** What a card says of its step: a key among the texts, and what goes into it. */
import { isExtension } from '../../numbers/flow/extensions.ts';
import { wallTimes } from '../../ui/dates.ts';
import { cutTo } from '../../base/words.ts';
import { type Flow, type Hours, type Node, nodeOf } from './nodes.ts';

/** Names of what a step speaks of; undefined: there is nothing of that id. */
export interface Names {
  readonly team: (id: string) => string | undefined;
  readonly person: (id: string) => string | undefined;
  readonly sound: (id: string) => string | undefined;
  readonly phone: (number: string) => string;
  /** "1, 2 or 3" in the reader's language. */
  readonly oneOf: (items: readonly string[]) => string;
  /** Mon, Mo, lun … of 1 to 7, Monday first. */
  readonly weekday: (weekday: number) => string;
}

export interface Sentence {
  readonly key: string;
  readonly values: Readonly<Record<string, string>>;
}

/** Seconds that a phone rings when nobody said otherwise (defaults 11.2, 11.5). */
export const RING_SECONDS = 20;
export const FORWARD_SECONDS = 30;
/** Characters of words that a card shows. */
const SHOWN = 28;

const short = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= SHOWN ? line : `${cutTo(line, SHOWN).replace(/\s\S*$/, '')}…`;
};

const say = (key: string, values: Record<string, string> = {}): Sentence => ({ key, values });

/** Weekly hours that are the same on every open day, as "Mon–Fri, 9:00 AM–5:00 PM"; undefined: they cannot be said so shortly. */
export function shortHours({ days }: Hours, weekday: Names['weekday']): string | undefined {
  const open = days.filter(({ blocks }) => blocks.length > 0);
  const [first] = open;
  const last = open.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const times = first.blocks.map((block) => wallTimes(block)).join(', ');
  const same = open.every(({ blocks }) => blocks.map((block) => wallTimes(block)).join(', ') === times);
  const inARow = last.weekday - first.weekday === open.length - 1;
  if (!same || !inARow) return undefined;
  const [from, until] = [weekday(first.weekday), weekday(last.weekday)];
  return `${from === until ? from : `${from}–${until}`}, ${times}`;
}

function played({ prompt }: Node, names: Names): Sentence {
  if (prompt?.mediaId) return say('playSound', { name: names.sound(prompt.mediaId) ?? '' });
  if (prompt?.say) return say('say', { text: short(prompt.say) });
  return prompt?.sound ? say(`playOurs.${prompt.sound}`) : say('playNothing');
}

function rung(node: Node, names: Names): Sentence {
  const who =
    (node.teamId === null ? undefined : names.team(node.teamId)) ??
    (node.userId === null ? undefined : names.person(node.userId));
  if (who === undefined) return say('ringNobody');
  return say(node.everybody === true ? 'ringAll' : 'ring', { who, seconds: String(node.seconds ?? RING_SECONDS) });
}

function asked({ condition }: Node, names: Names): Sentence {
  if (condition === null) return say('ifNothing');
  const { subject, operator, values } = condition;
  if (subject === 'CALLER_ANONYMOUS' || subject === 'CONTACT_VIP') return say(`if.${subject}.${operator}`);
  return say(`if.${subject}.${operator}`, { name: condition.name ?? '', values: names.oneOf(values) });
}

/** Keys one by one; extensions may be many. */
function asksFor({ choices }: Node, names: Names): Sentence {
  const keys = choices.filter(({ key }) => !isExtension(key)).map(({ key }) => key);
  if (choices.length === 0) return say('menuEmpty');
  if (keys.length === choices.length) return say('menu', { keys: names.oneOf(keys) });
  return keys.length === 0 ? say('menuExtensions') : say('menuBoth', { keys: keys.join(', ') });
}

/** The sentence of a step without the name that somebody gave it. */
export function sentenceOf(flow: Flow, node: Node, names: Names): Sentence {
  switch (node.kind) {
    case 'HOURS': {
      const hours = node.hours === null ? undefined : shortHours(node.hours, names.weekday);
      if (node.hours === null) return say('hoursOfNumber');
      return hours === undefined ? say('hoursOwn') : say('hours', { hours });
    }
    case 'PLAY':
      return played(node, names);
    case 'MENU':
      return asksFor(node, names);
    case 'RING':
      return rung(node, names);
    case 'QUEUE': {
      const team = node.teamId === null ? undefined : names.team(node.teamId);
      return team === undefined ? say('queueNobody') : say('queue', { team });
    }
    case 'CALLBACK': {
      const team = node.teamId === null ? undefined : names.team(node.teamId);
      return team === undefined ? say('callbackNobody') : say('callback', { team });
    }
    case 'FORWARD':
      return node.phoneNumber ? say('forward', { number: names.phone(node.phoneNumber) }) : say('forwardNowhere');
    case 'CONDITION':
      return asked(node, names);
    case 'SET':
      return node.variable?.name
        ? say('set', { name: node.variable.name, value: node.variable.value })
        : say('setNothing');
    case 'WEBHOOK': {
      const host = node.url && URL.canParse(node.url) ? new URL(node.url).host : '';
      return host === '' ? say('WEBHOOK') : say('webhook', { host });
    }
    case 'MESSAGE':
      return node.text ? say('message', { text: short(node.text) }) : say('MESSAGE');
    case 'TAG':
      return node.tag ? say('tag', { tag: node.tag }) : say('TAG');
    case 'GOTO': {
      const target = nodeOf(flow, node.next);
      if (target === undefined) return say('gotoNowhere');
      return target.name === null ? say('goto') : say('gotoNamed', { step: target.name });
    }
    default:
      return say(node.kind);
  }
}
