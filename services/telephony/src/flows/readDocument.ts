/**
 * A flow as it is given, read to what is kept. A draft may be unfinished: what is missing or wrong in a node is a problem that
 * is shown (problems.ts); what is refused here would be no document at all.
 */
import { invalid } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import { addressOf, readPhoneNumber } from '@ringline/kit/phone';
import { trimmed } from '@ringline/kit/text';
import type { CallFlowCondition, CallFlowDocument, CallFlowNode } from '@ringline/proto/telephony/v1/call_flows_pb';
import type { CallPrompt } from '@ringline/proto/telephony/v1/telephony_pb';
import { type DocumentNode, type FlowDocument, NODE_KINDS } from '../calls/engine/flow/document.ts';
import { type Condition, type Prompt, SUBJECTS } from '../calls/engine/flow/graph.ts';
import { isExtension, LONGEST_EXTENSION, MOST_EXTENSIONS, MOST_KEYS } from '../calls/engine/flow/menuKeys.ts';
import type { Unit } from '../context.ts';
import { readQueue } from '../numbers/queueChoices.ts';
import { isMusic, ownSoundName } from '../sounds/soundName.ts';

const MOST_NODES = 100;
const MOST_VALUES = 50;
const LONGEST_TEXT = 500;
const LONGEST_NAME = 60;
const LONGEST_URL = 500;
const LONGEST_TAG = 40;
const ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,59}$/;
const OPERATORS: readonly string[] = ['IS', 'IS_NOT', 'STARTS_WITH', 'ONE_OF'];

/**
 * @param country that phone numbers are read with
 * @throws Refusal VALIDATION_FAILED at the node's field, such as `nodes.menu.choices`
 */
export async function readDocument(
  { start, nodes }: CallFlowDocument,
  country: string,
  uow: Unit,
): Promise<FlowDocument> {
  if (nodes.length > MOST_NODES)
    throw invalid('nodes', `A flow has ${MOST_NODES} steps at most; this one has ${nodes.length}.`);
  const ids = new Set<string>();
  for (const { id } of nodes) {
    if (!ID.test(id))
      throw invalid('nodes', 'The id of a node has 1 to 60 letters, digits, points, hyphens or underscores.');
    if (ids.has(id)) throw invalid('nodes', `Two nodes have the id ${id}. Give each its own.`);
    ids.add(id);
  }
  if (start !== '' && !ID.test(start)) throw invalid('start', 'Name the node where calls begin by its id.');
  const sounds = await soundNames(nodes, uow);
  return { start, nodes: nodes.map((node) => readNode(node, country, sounds)) };
}

/** The names of the workspace's own sounds that these nodes play, by their ids. */
async function soundNames(nodes: readonly CallFlowNode[], { tx, workspaceId }: Unit): Promise<Map<string, string>> {
  const ids = nodes.flatMap(({ prompt }) => (prompt?.soundId && isUuid(prompt.soundId) ? [prompt.soundId] : []));
  if (ids.length === 0) return new Map();
  const found = await tx.sound.findMany({ where: { workspaceId, id: { in: ids } } });
  return new Map(found.map((sound) => [sound.id, ownSoundName(sound)]));
}

function readNode(given: CallFlowNode, country: string, sounds: ReadonlyMap<string, string>): DocumentNode {
  const { id } = given;
  const field = `nodes.${id}`;
  const kind = NODE_KINDS.find((known) => known === given.kind);
  if (!kind) throw invalid(`${field}.kind`, `A node is one of ${NODE_KINDS.join(', ')}.`);
  const extensions = given.choices.filter(({ key }) => isExtension(key)).length;
  if (given.choices.length - extensions > MOST_KEYS || extensions > MOST_EXTENSIONS)
    throw invalid(`${field}.choices`, `A menu has ${MOST_KEYS} keys and ${MOST_EXTENSIONS} extensions at most.`);
  const text = (value: string, of: string, longest = LONGEST_NAME): string => {
    const typed = trimmed(value);
    if (typed.length > longest) throw invalid(`${field}.${of}`, `At most ${longest} characters.`);
    return typed;
  };
  const { variable } = given;
  const phone = text(given.phoneNumber, 'phoneNumber');
  const prompt = given.prompt && readPrompt(given.prompt, `${field}.prompt`, sounds);
  if (kind === 'QUEUE' && prompt && !isMusic(prompt))
    throw invalid(`${field}.prompt`, 'Choose one of the workspace’s sounds, or the number’s own music.');
  const node = {
    name: text(given.name, 'name'),
    prompt,
    teamId: uuid(given.teamId, `${field}.teamId`),
    userId: uuid(given.userId, `${field}.userId`),
    seconds: given.seconds === 0 ? undefined : given.seconds,
    everybody: given.everybody || undefined,
    queue: given.queue && readQueue(given.queue, undefined),
    phoneNumber: phone && written(phone, country),
    pressOne: given.pressOne,
    // As in every document of before, what is as usual is left out: it is no change.
    showCaller: given.showCallerNumber === false ? false : undefined,
    choices:
      given.choices.length === 0
        ? undefined
        : given.choices.map(({ key, label, next }) => ({
            key: text(key, 'choices', LONGEST_EXTENSION),
            label: text(label, `choices.${key}`),
            ...present({ next }),
          })),
    hours: given.hours && weekly(given.hours),
    condition: given.condition && readCondition(given.condition, `${field}.condition`),
    variable: variable && {
      name: text(variable.name, 'variable'),
      value: text(variable.value, 'variable', LONGEST_TEXT),
    },
    url: text(given.url, 'url', LONGEST_URL),
    text: text(given.text, 'text', LONGEST_TEXT),
    tag: text(given.tag, 'tag', LONGEST_TAG),
    next: given.next,
    otherwise: given.otherwise,
  };
  return { id, kind, ...present(node) };
}

/** What is there: neither undefined nor an empty text. */
function present<Fields extends object>(
  fields: Fields,
): { [Key in keyof Fields]?: Exclude<Fields[Key], undefined | ''> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== '')) as {
    [Key in keyof Fields]?: Exclude<Fields[Key], undefined | ''>;
  };
}

function uuid(id: string, field: string): string {
  if (id !== '' && !isUuid(id)) throw invalid(field, 'Choose one from the list.');
  return id;
}

/** Undefined: nothing was chosen yet. @throws Refusal VALIDATION_FAILED for a text that is too long, or a sound that is gone */
function readPrompt(
  { sound, say, soundId }: CallPrompt,
  field: string,
  sounds: ReadonlyMap<string, string>,
): Prompt | undefined {
  const words = trimmed(say);
  if (words.length > LONGEST_TEXT) throw invalid(field, `A text has ${LONGEST_TEXT} characters at most.`);
  if (words !== '') return { say: words };
  if (soundId !== '') {
    const own = sounds.get(soundId);
    if (own === undefined) throw invalid(field, 'This sound no longer exists. Choose another one.');
    return { sound: own };
  }
  if (sound.length > LONGEST_NAME) throw invalid(field, 'This sound does not exist. Choose one of the list.');
  return sound === '' ? undefined : { sound };
}

function readCondition({ subject, operator, name, values }: CallFlowCondition, field: string): Condition {
  const known = SUBJECTS.find((each) => each === subject);
  if (!known) throw invalid(field, `Ask for one of ${SUBJECTS.join(', ')}.`);
  if (!OPERATORS.includes(operator)) throw invalid(field, `Compare by one of ${OPERATORS.join(', ')}.`);
  if (values.length > MOST_VALUES || [name, ...values].some((text) => text.length > LONGEST_NAME))
    throw invalid(field, `Give a name and ${MOST_VALUES} values at most, each of at most ${LONGEST_NAME} characters.`);
  return {
    subject: known,
    operator: operator as Condition['operator'],
    name: trimmed(name),
    values: values.map(trimmed).filter(Boolean),
  };
}

/** Hours without what a message carries besides; whether they are hours at all is checked with the rest of the flow. */
function weekly({ enabled, timezone, days }: NonNullable<CallFlowNode['hours']>): NonNullable<DocumentNode['hours']> {
  return {
    enabled,
    timezone,
    days: days.map(({ weekday, blocks }) => ({ weekday, blocks: blocks.map(({ start, end }) => ({ start, end })) })),
  };
}

/** A number as it is kept; what is none stays for people to mend (problems.ts). */
function written(phone: string, country: string): string {
  const read = readPhoneNumber(phone, country);
  return read ? addressOf(read) : phone;
}
