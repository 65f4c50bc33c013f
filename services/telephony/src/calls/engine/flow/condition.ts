/** What a condition of a custom flow asks of the call, its caller and the caller's contact (defaults 11.2). */
import { readPhoneNumber } from '@ringline/kit/phone';
import type { CallState } from '../state.ts';
import type { Condition, FlowPosition } from './graph.ts';
import { hasNumber } from './message.ts';

type Subject = Condition['subject'];
type Operator = Condition['operator'];

interface Answer {
  holds: boolean;
  /** What was compared; several tags with commas between them. */
  value: string;
  /** Of a condition on the contact, whose tags are no single value. */
  reason?: 'HAS_TAGS' | 'NO_TAGS';
  /** The question and its answer, as the timeline says it. */
  words: string;
}

/** Asked without values: it is so, or IS_NOT. */
const YES_OR_NO: ReadonlySet<Subject> = new Set(['CALLER_ANONYMOUS', 'CONTACT_VIP']);
/** Whoever is a VIP has this tag, in whatever case: contacts know no other sign of it. */
const VIP = 'vip';

export function askCondition(call: CallState, at: FlowPosition, condition: Condition): Answer {
  const { subject } = condition;
  const found = foundBy(call, at, condition);
  const holds = isMet(condition, found);
  const value = found.join(', ');
  const question = `${questionOf(condition)}? ${holds ? 'Yes' : 'No'}`;
  if (subject !== 'CONTACT_TAG' && subject !== 'CONTACT_VIP')
    return { holds, value, words: `${question}: it is ${value || 'not known'}` };
  const reason = found.length > 0 ? 'HAS_TAGS' : 'NO_TAGS';
  return { holds, value, reason, words: `${question}: it has ${value || 'no tags'}` };
}

/** What there is to compare with: one value, of a contact any of its tags. */
function foundBy(call: CallState, at: FlowPosition, { subject, name }: Condition): string[] {
  const { peerNumber, contactTags = [], tags = [] } = call;
  switch (subject) {
    case 'CALLER_COUNTRY':
      return [readPhoneNumber(peerNumber)?.country ?? ''];
    case 'CALLER_NUMBER':
      return [peerNumber];
    case 'CALLER_ANONYMOUS':
      return [hasNumber(peerNumber) ? 'no' : 'yes'];
    case 'CONTACT_TAG':
    case 'CONTACT_VIP':
      // Those that the contact had when the call came, and those that this flow gave it meanwhile.
      return [...new Set([...contactTags, ...tags])];
    case 'KEYS':
      return [at.keys.map(({ key }) => key).join('')];
    case 'VARIABLE':
      return [at.variables?.[name] ?? ''];
  }
}

function isMet({ subject, operator, values }: Condition, found: readonly string[]): boolean {
  const known = found.map((each) => each.toLowerCase());
  const wanted = values.map((each) => each.toLowerCase());
  if (subject === 'CALLER_ANONYMOUS') return known.includes('yes') === (operator !== 'IS_NOT');
  if (subject === 'CONTACT_VIP') return known.includes(VIP) === (operator !== 'IS_NOT');
  if (operator === 'STARTS_WITH') return known.some((one) => wanted.some((each) => one.startsWith(each)));
  return known.some((one) => wanted.includes(one)) === (operator !== 'IS_NOT');
}

function questionOf({ subject, name, operator, values }: Condition): string {
  if (YES_OR_NO.has(subject)) return WHAT[subject];
  const expected = values.join(', ');
  if (subject === 'CONTACT_TAG') return `${WHAT[subject]} ${HAS[operator]} ${expected}`;
  return `${subject === 'VARIABLE' ? name : WHAT[subject]} ${IS[operator]} ${expected}`;
}

const WHAT: Readonly<Record<Subject, string>> = {
  CALLER_COUNTRY: "The caller's country",
  CALLER_NUMBER: "The caller's number",
  CALLER_ANONYMOUS: 'The caller hides the number',
  CONTACT_TAG: 'The contact',
  CONTACT_VIP: 'The contact is a VIP',
  KEYS: 'What was pressed',
  VARIABLE: '',
};
const IS: Readonly<Record<Operator, string>> = {
  IS: 'is',
  IS_NOT: 'is not',
  STARTS_WITH: 'starts with',
  ONE_OF: 'is one of',
};
const HAS: Readonly<Record<Operator, string>> = {
  IS: 'has the tag',
  IS_NOT: 'does not have the tag',
  STARTS_WITH: 'has a tag that starts with',
  ONE_OF: 'has one of the tags',
};
