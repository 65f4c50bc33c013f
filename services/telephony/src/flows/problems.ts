/** What keeps a flow from being published, and what its people should know (defaults 11.2: connected, each path ends). */
import { parseHours } from '@ringline/kit/hours';
import { refusalOf } from '@ringline/kit/errors';
import { isOutsideUrl } from '@ringline/kit/outside';
import { numberOf, readPhoneNumber } from '@ringline/kit/phone';
import { type DocumentNode, type FlowDocument, VARIABLE, waysOf } from '../calls/engine/flow/document.ts';
import { ENDS_EXTENSION, endsExtensions, isExtension, isKey } from '../calls/engine/flow/menuKeys.ts';

export interface Problem {
  /** Empty: the whole flow's. */
  nodeId: string;
  /** Empty: the whole node's. */
  field: string;
  severity: 'ERROR' | 'WARNING';
  code: string;
  /** What is wrong, and what to do. */
  message: string;
}

/** What a flow may lead to. */
export interface FlowSurroundings {
  /** Teams of the workspace, by id, with how many members they have. */
  teams: ReadonlyMap<string, { name: string; members: number }>;
  people: ReadonlyMap<string, { name: string; active: boolean }>;
  /** Names of the sounds that can be played. */
  sounds: ReadonlySet<string>;
  /** Of the plan. */
  features: readonly string[];
  /** Numbers of the workspace, E.164. */
  numbers: ReadonlySet<string>;
  /** Whether calls may be forwarded to phones outside at all: a test number reaches none (defaults 7.3). */
  mayForward: boolean;
  /** Those of the tags that the flow asks for which a contact has, without their case. */
  tags: ReadonlySet<string>;
  /** Whether web services on this machine may be asked (development). */
  loopback: boolean;
}

/** Seconds that anything may ring (defaults 11.2). */
const RINGS = { least: 5, most: 120 };

/** Every problem, node by node in the order of the document; the whole flow's first. */
export function problemsOf(document: FlowDocument, around: FlowSurroundings): Problem[] {
  const { start, nodes } = document;
  if (nodes.length === 0) return [error('', 'start', 'EMPTY', 'The flow has no nodes. Add where calls begin.')];
  const ids = new Set(nodes.map(({ id }) => id));
  const begins = ids.has(start);
  const reached = reachable(document);
  const ending = leadingToAnEnd(nodes);
  const circle = circleWithoutGoto(nodes);
  return [
    ...(begins ? [] : [error('', 'start', 'START_MISSING', 'Choose the node where calls begin.')]),
    ...nodes.flatMap((node) => [
      ...waysProblems(node, ids),
      ...fieldProblems(node, document, around),
      ...(begins && !reached.has(node.id)
        ? [error(node.id, '', 'NOT_CONNECTED', 'No call comes here. Lead one here, or remove it.')]
        : []),
      ...(circle.has(node.id)
        ? [error(node.id, '', 'LOOP', 'The flow goes in a circle here. Lead back with “Go to” only.')]
        : []),
      ...(ending.has(node.id) || circle.has(node.id)
        ? []
        : [
            error(
              node.id,
              '',
              'NEVER_ENDS',
              'From here the flow never ends. Lead one path to a message or to the end.',
            ),
          ]),
    ]),
  ];
}

const problem =
  (severity: Problem['severity']) =>
  (nodeId: string, field: string, code: string, message: string): Problem => ({
    nodeId,
    field,
    severity,
    code,
    message,
  });
const error = problem('ERROR');
const warning = problem('WARNING');

function waysProblems(node: DocumentNode, ids: ReadonlySet<string>): Problem[] {
  return waysOf(node).flatMap(({ field, to }) => {
    if (to === undefined) return [error(node.id, field, 'NEXT_MISSING', 'Choose what happens next.')];
    if (!ids.has(to)) return [error(node.id, field, 'NEXT_UNKNOWN', 'This leads to a node that does not exist.')];
    return [];
  });
}

function fieldProblems(node: DocumentNode, document: FlowDocument, around: FlowSurroundings): Problem[] {
  switch (node.kind) {
    case 'HOURS':
      return hoursProblems(node);
    case 'PLAY':
      return promptProblems(node, around);
    case 'MENU':
      return [...promptProblems(node, around), ...menuProblems(node), ...featureProblems(node, 'IVR', around)];
    case 'RING':
      return [
        ...whoRings(node, around),
        ...secondsProblems(node),
        ...(node.phoneNumber === undefined ? [] : phoneProblems(node, around)),
      ];
    case 'QUEUE':
      return [
        ...teamProblems(node, around),
        ...secondsProblems(node),
        ...(node.prompt ? promptProblems(node, around) : []),
        ...featureProblems(node, 'WAIT_QUEUES', around),
      ];
    case 'CALLBACK':
      return [...teamProblems(node, around), ...secondsProblems(node), ...featureProblems(node, 'WAIT_QUEUES', around)];
    case 'AI_AGENT':
      return [warning(node.id, '', 'NO_AGENT', 'No AI agent is ready: calls continue with the next step.')];
    case 'FORWARD':
      return [...phoneProblems(node, around), ...secondsProblems(node)];
    case 'CONDITION':
      return [...conditionProblems(node), ...tagProblems(node, document, around)];
    case 'SET':
      if (node.variable && VARIABLE.test(node.variable.name)) return [];
      return [error(node.id, 'variable', 'VARIABLE_NAME', 'Name the variable with letters and digits.')];
    case 'WEBHOOK':
      return webhookProblems(node, around);
    case 'MESSAGE':
      if (node.text) return [];
      return [error(node.id, 'text', 'TEXT_MISSING', 'Write what the caller gets.')];
    case 'TAG':
      if (node.tag) return [];
      return [error(node.id, 'tag', 'TAG_MISSING', 'Name the tag.')];
    default:
      return [];
  }
}

function hoursProblems({ id, hours }: DocumentNode): Problem[] {
  if (!hours) return [];
  try {
    parseHours(hours, 'hours', 'Give at least one block in the week, or calls never go this way.');
    return [];
  } catch (failure) {
    const refusal = refusalOf(failure);
    if (!refusal) throw failure;
    return [error(id, 'hours', 'HOURS_INVALID', refusal.message)];
  }
}

function promptProblems({ id, prompt }: DocumentNode, { sounds }: FlowSurroundings): Problem[] {
  if (!prompt) return [error(id, 'prompt', 'PROMPT_MISSING', 'Write what callers hear, or choose a sound.')];
  if ('say' in prompt || sounds.has(prompt.sound)) return [];
  return [error(id, 'prompt', 'SOUND_GONE', 'This sound no longer exists. Choose another one.')];
}

const NO_KEY = 'A key is one of 0 to 9, * and #; an extension has 2 to 6 digits.';
const ENDS = 'In a menu with extensions callers end one with #. Give this choice another key.';

function menuProblems({ id, choices = [] }: DocumentNode): Problem[] {
  if (choices.length === 0) return [error(id, 'choices', 'CHOICES_MISSING', 'A menu needs at least one key.')];
  const hashIsKey = endsExtensions(choices.map(({ key }) => key));
  return choices.flatMap(({ key, label }, place) => {
    const field = `choices.${key}`;
    const twice = choices.findIndex((other) => other.key === key) < place;
    return [
      ...(isKey(key) || isExtension(key) ? [] : [error(id, field, 'KEY_UNKNOWN', NO_KEY)]),
      ...(hashIsKey && key === ENDS_EXTENSION ? [error(id, field, 'KEY_ENDS_EXTENSION', ENDS)] : []),
      ...(twice ? [error(id, field, 'KEY_TWICE', `Key ${key} is given twice.`)] : []),
      ...(label === '' ? [error(id, field, 'LABEL_MISSING', `Label key ${key}.`)] : []),
    ];
  });
}

function whoRings(node: DocumentNode, around: FlowSurroundings): Problem[] {
  const { id, teamId, userId } = node;
  if (teamId !== undefined && userId !== undefined)
    return [error(id, 'teamId', 'WHO_TWICE', 'Choose either a team or a person.')];
  if (userId === undefined) return teamProblems(node, around);
  const person = around.people.get(userId);
  if (!person) return [error(id, 'userId', 'PERSON_GONE', 'This person is not in the workspace. Choose someone else.')];
  if (person.active) return [];
  return [error(id, 'userId', 'PERSON_INACTIVE', `${person.name} is no longer active. Choose someone else.`)];
}

function teamProblems({ id, teamId }: DocumentNode, { teams }: FlowSurroundings): Problem[] {
  if (teamId === undefined) return [error(id, 'teamId', 'WHO_MISSING', 'Choose who takes the call.')];
  const team = teams.get(teamId);
  if (!team) return [error(id, 'teamId', 'TEAM_GONE', 'This team does not exist any more. Choose another one.')];
  if (team.members > 0) return [];
  return [warning(id, 'teamId', 'TEAM_EMPTY', `${team.name} has no members, so no one rings here.`)];
}

function secondsProblems({ id, seconds }: DocumentNode): Problem[] {
  const { least, most } = RINGS;
  if (seconds === undefined || (seconds >= least && seconds <= most)) return [];
  return [error(id, 'seconds', 'SECONDS', `Let it ring for ${least} to ${most} seconds.`)];
}

function phoneProblems({ id, phoneNumber = '' }: DocumentNode, around: FlowSurroundings): Problem[] {
  if (phoneNumber === '')
    return [error(id, 'phoneNumber', 'PHONE_MISSING', 'Enter the number that calls are forwarded to.')];
  if (!readPhoneNumber(phoneNumber))
    return [
      error(
        id,
        'phoneNumber',
        'PHONE_INVALID',
        'This isn’t a valid phone number. Enter it with its country code, such as +1 415 555 0142.',
      ),
    ];
  if (around.numbers.has(numberOf(phoneNumber)))
    return [
      error(
        id,
        'phoneNumber',
        'PHONE_OWN',
        `${phoneNumber} is a number of this workspace: the call would come back. Choose a team instead.`,
      ),
    ];
  if (around.mayForward) return [];
  return [
    error(
      id,
      'phoneNumber',
      'PHONE_NOT_REACHED',
      'A test number cannot call phones outside. Get a number of your own, or take this out.',
    ),
  ];
}

function webhookProblems({ id, url = '' }: DocumentNode, { loopback }: FlowSurroundings): Problem[] {
  if (url === '') return [error(id, 'url', 'URL_MISSING', 'Enter the https address of the web service.')];
  if (isOutsideUrl(url, loopback)) return [];
  return [
    error(id, 'url', 'URL_INVALID', 'This is no https address on the Internet, such as https://example.com/calls.'),
  ];
}

function featureProblems({ id }: DocumentNode, feature: 'IVR' | 'WAIT_QUEUES', around: FlowSurroundings): Problem[] {
  if (around.features.includes(feature)) return [];
  const what = feature === 'IVR' ? 'menus' : 'queues';
  return [
    error(id, 'kind', 'FEATURE_NOT_IN_PLAN', `The plan does not include ${what}. The owner can change the plan.`),
  ];
}

function conditionProblems({ id, condition }: DocumentNode): Problem[] {
  const missing = (message: string) => [error(id, 'condition', 'CONDITION_INCOMPLETE', message)];
  if (!condition) return missing('Choose what is asked for.');
  const { subject, name, values, operator } = condition;
  if (subject === 'VARIABLE' && !VARIABLE.test(name)) return missing('Name the variable that is asked for.');
  if (subject === 'CALLER_ANONYMOUS' || subject === 'CONTACT_VIP') return [];
  if (values.length === 0) return missing('Give at least one value to compare with.');
  if (operator === 'ONE_OF' || operator === 'STARTS_WITH' || values.length === 1) return [];
  return missing('Give one value, or compare with “one of”.');
}

/** Tags that nobody has any more, or not yet, unless the flow gives them itself: so much of the condition never holds. */
function tagProblems({ id, condition }: DocumentNode, { nodes }: FlowDocument, { tags }: FlowSurroundings): Problem[] {
  if (condition?.subject !== 'CONTACT_TAG' || condition.operator === 'STARTS_WITH') return [];
  const given = new Set(nodes.map(({ tag }) => tag?.toLowerCase()));
  const unknown = condition.values.filter((tag) => !tags.has(tag.toLowerCase()) && !given.has(tag.toLowerCase()));
  if (unknown.length === 0) return [];
  const names = unknown.map((tag) => `“${tag}”`).join(', ');
  return [warning(id, 'condition', 'TAG_UNKNOWN', `No contact has the tag ${names}. Check the spelling.`)];
}

/** Ids of the nodes to which a call can come. */
function reachable({ start, nodes }: FlowDocument): ReadonlySet<string> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const reached = new Set<string>();
  const waiting = [start];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const node = byId.get(id);
    if (!node || reached.has(id)) continue;
    reached.add(id);
    waiting.push(...waysOf(node).flatMap(({ to }) => to ?? []));
  }
  return reached;
}

/** Ids of the nodes from which a call can come to an end. One that leads nowhere yet is told of that alone. */
function leadingToAnEnd(nodes: readonly DocumentNode[]): ReadonlySet<string> {
  const known = new Set(nodes.map(({ id }) => id));
  const ending = new Set<string>();
  for (let before = -1; before < ending.size;) {
    before = ending.size;
    for (const node of nodes) {
      const ways = waysOf(node);
      if (ways.length === 0 || ways.some(({ to }) => to === undefined || !known.has(to) || ending.has(to)))
        ending.add(node.id);
    }
  }
  return ending;
}

/** Ids of nodes from which a path leads back to them without a GOTO. */
function circleWithoutGoto(nodes: readonly DocumentNode[]): ReadonlySet<string> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const onto = (id: string): string[] => {
    const node = byId.get(id);
    return !node || node.kind === 'GOTO' ? [] : waysOf(node).flatMap(({ to }) => to ?? []);
  };
  const inCircle = (id: string): boolean => {
    const seen = new Set<string>();
    const waiting = onto(id);
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (next === id) return true;
      if (seen.has(next)) continue;
      seen.add(next);
      waiting.push(...onto(next));
    }
    return false;
  };
  return new Set(nodes.filter(({ id }) => inCircle(id)).map(({ id }) => id));
}
