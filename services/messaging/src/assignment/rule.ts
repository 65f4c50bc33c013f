/** A rule of assignment: what it asks for and what it does. */
import type { MessageInitShape } from '@bufbuild/protobuf';
import { featureMissing, type Principal } from '@ringline/kit/auth';
import { invalid, notFound, Refusal } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import { trimmed, writable } from '@ringline/kit/text';
import type { AssignmentRuleSchema, SaveAssignmentRuleRequest } from '@ringline/proto/messaging/v1/assignment_pb';
import type { Unit } from '../context.ts';
import type { AssignmentRule } from '../generated/prisma/client.ts';

export type { AssignmentRule };

export const MOST_RULES = 50;
const LONGEST_NAME = 60;
/** Entries of a list, and characters of a word. */
const MOST_ENTRIES = 50;
const LONGEST_WORD = 60;
/** Characters of a reply: three segments. */
const LONGEST_REPLY = 480;

export const CHANNELS = ['MMS', 'SMS', 'VIBER', 'VOICE', 'WHATSAPP'];
const KINDS = ['LEAST_LOAD', 'NONE', 'PERSON', 'REPLY', 'TEAM', 'TURN'] as const;
export type ActionKind = (typeof KINDS)[number];

export interface Conditions {
  readonly phoneNumberIds: readonly string[];
  readonly channels: readonly string[];
  readonly teamIds: readonly string[];
  readonly tagIds: readonly string[];
  readonly words: readonly string[];
  /** KNOWN, LEAD or NEW; empty: any. */
  readonly contact: string;
  readonly contactTags: readonly string[];
  /** Absent in rules of before. */
  readonly listIds?: readonly string[];
  /** INSIDE or OUTSIDE; empty: at any time. */
  readonly hours: string;
}

interface Action {
  readonly kind: ActionKind;
  readonly targetId: string;
  readonly tagIds: readonly string[];
  /** Of REPLY. */
  readonly text?: string;
}

export const conditionsOf = ({ conditions }: Pick<AssignmentRule, 'conditions'>): Conditions =>
  conditions as unknown as Conditions;
export const actionOf = ({ action }: Pick<AssignmentRule, 'action'>): Action => action as unknown as Action;
/** Whether it writes to people; all others say whom work is for. */
export const isReply = (rule: Pick<AssignmentRule, 'action'>): boolean => actionOf(rule).kind === 'REPLY';

type Input = Pick<SaveAssignmentRuleRequest, 'name' | 'conditions' | 'action'>;

/** @throws Refusal VALIDATION_FAILED, or NOT_FOUND for what is not there */
export async function readRule(
  uow: Unit,
  input: Input,
): Promise<{ name: string; conditions: Conditions; action: Action }> {
  const name = trimmed(writable(input.name).normalize('NFC')).replaceAll(/\s+/gu, ' ');
  if (name === '') throw invalid('name', 'A rule needs a name. Enter one.');
  if (Array.from(name).length > LONGEST_NAME)
    throw invalid('name', `A rule’s name has at most ${LONGEST_NAME} characters. Shorten it.`);
  const conditions = await readConditions(uow, input.conditions);
  const action = await readAction(uow, input.action);
  if (action.kind === 'REPLY' && conditions.channels.includes('VOICE'))
    throw invalid(
      'conditions.channels',
      'A rule replies to messages. The reply to missed calls is set up at each phone number. Remove “Missed call”.',
    );
  return { name, conditions, action };
}

async function readConditions(uow: Unit, given: Input['conditions']): Promise<Conditions> {
  const {
    phoneNumberIds = [],
    channels = [],
    teamIds = [],
    tagIds = [],
    words = [],
    contact = '',
    contactTags = [],
    listIds = [],
    hours = '',
  } = given ?? {};
  const lists = { phoneNumberIds, channels, teamIds, tagIds, words, contactTags, listIds };
  for (const [field, list] of Object.entries(lists))
    if (list.length > MOST_ENTRIES)
      throw invalid(`conditions.${field}`, `A condition has at most ${MOST_ENTRIES} entries. Remove some.`);
  if (channels.some((channel) => !CHANNELS.includes(channel)))
    throw invalid('conditions.channels', `Choose one of ${CHANNELS.join(', ')}.`);
  if (!['', 'KNOWN', 'LEAD', 'NEW'].includes(contact))
    throw invalid('conditions.contact', 'Choose one of KNOWN, LEAD, NEW.');
  if (!['', 'INSIDE', 'OUTSIDE'].includes(hours)) throw invalid('conditions.hours', 'Choose one of INSIDE, OUTSIDE.');
  await assertNumbers(uow, phoneNumberIds);
  await assertTags(uow, tagIds);
  // Which lists there are is contacts' to know: one that is none holds nobody.
  if (!listIds.every(isUuid)) throw notFound('The list');
  for (const teamId of teamIds) await assertTeam(uow, teamId);
  return {
    phoneNumberIds: [...new Set(phoneNumberIds)],
    channels: [...new Set(channels)],
    teamIds: [...new Set(teamIds)],
    tagIds: [...new Set(tagIds)],
    words: readWords(words, 'conditions.words'),
    contact,
    contactTags: readWords(contactTags, 'conditions.contactTags'),
    listIds: [...new Set(listIds)],
    hours,
  };
}

function readWords(typed: readonly string[], field: string): string[] {
  const words = typed.map((word) => trimmed(writable(word).normalize('NFC')).replaceAll(/\s+/gu, ' '));
  if (words.some((word) => Array.from(word).length > LONGEST_WORD))
    throw invalid(field, `A word has at most ${LONGEST_WORD} characters. Shorten it.`);
  return [...new Set(words.filter((word) => word !== ''))];
}

async function readAction(uow: Unit, given: Input['action']): Promise<Action> {
  const { kind = '', targetId = '', tagIds = [] } = given ?? {};
  const known = KINDS.find((one) => one === kind);
  if (known === undefined) throw invalid('action.kind', `Choose one of ${KINDS.join(', ')}.`);
  if (tagIds.length > MOST_ENTRIES)
    throw invalid('action.tagIds', `A condition has at most ${MOST_ENTRIES} entries. Remove some.`);
  await assertTags(uow, tagIds);
  if (known === 'NONE' && tagIds.length === 0)
    throw invalid('action.kind', 'A rule assigns conversations or tags them. Choose what it does.');
  if (known === 'REPLY') return { kind: known, targetId: '', tagIds: [], text: readReply(given?.text ?? '') };
  if (known === 'PERSON') await assertPerson(uow, targetId);
  else if (known !== 'NONE') await assertTeam(uow, targetId);
  return { kind: known, targetId: known === 'NONE' ? '' : targetId, tagIds: [...new Set(tagIds)] };
}

function readReply(typed: string): string {
  const text = trimmed(writable(typed).normalize('NFC'));
  if (text === '') throw invalid('action.text', 'Write the reply.');
  if (text.length > LONGEST_REPLY)
    throw invalid('action.text', `A reply has at most ${LONGEST_REPLY} characters. Shorten it.`);
  return text;
}

async function assertNumbers({ tx, workspaceId }: Unit, ids: readonly string[]): Promise<void> {
  const known = await tx.numberCopy.count({ where: { workspaceId, id: { in: ids.filter(isUuid) } } });
  if (known !== new Set(ids).size) throw notFound('The phone number');
}

async function assertTags({ tx, workspaceId }: Unit, ids: readonly string[]): Promise<void> {
  const known = await tx.conversationTag.count({ where: { workspaceId, id: { in: ids.filter(isUuid) } } });
  if (known !== new Set(ids).size) throw notFound('The tag');
}

async function assertPerson({ tx, workspaceId }: Unit, userId: string): Promise<void> {
  if (!isUuid(userId) || (await tx.memberCopy.count({ where: { workspaceId, userId, active: true } })) === 0)
    throw notFound('The person');
}

/** Teams are known by their members. */
async function assertTeam({ tx, workspaceId }: Unit, teamId: string): Promise<void> {
  if (!isUuid(teamId) || (await tx.memberCopy.count({ where: { workspaceId, teamIds: { has: teamId } } })) === 0)
    throw notFound('The team');
}

/**
 * Rules act on the whole workspace, so a grant for some teams is not enough.
 * @throws Refusal OUT_OF_SCOPE or FEATURE_NOT_IN_PLAN
 */
export function assertKeepsRules(principal: Principal, action: 'UPDATE' | 'DELETE' = 'UPDATE'): void {
  if (principal.scope('AUTOMATIONS', action) !== 'all')
    throw new Refusal({
      code: 'OUT_OF_SCOPE',
      message: 'Assignment rules act on the whole workspace: admins and the owner change them. Ask one of them.',
      why: { check: 'scope', whoCanFix: ['ADMIN'] },
    });
  if (!principal.features.includes('MESSAGE_AUTOMATIONS')) throw needsFull(principal);
}

/**
 * Replies come with MESSAGE_AUTOMATIONS AUTO_REPLY; all other rules need FULL, which comes with the same plans as menus do
 * (defaults 3.1): a principal names features and not their values.
 * @throws Refusal FEATURE_NOT_IN_PLAN
 */
export function assertInPlan(principal: Principal, kind: string): void {
  if (kind !== 'REPLY' && !principal.features.includes('IVR')) throw needsFull(principal);
}

function needsFull({ plan, plansWith = {} }: Principal): Refusal {
  const fullWith = plansWith['IVR'] ?? plansWith['MESSAGE_AUTOMATIONS'];
  return featureMissing({ plan, plansWith: fullWith ? { MESSAGE_AUTOMATIONS: fullWith } : {} }, 'MESSAGE_AUTOMATIONS');
}

export function describeRule(rule: AssignmentRule): MessageInitShape<typeof AssignmentRuleSchema> {
  const conditions = conditionsOf(rule);
  const action = actionOf(rule);
  return {
    id: rule.id,
    name: rule.name,
    enabled: rule.enabled,
    conditions: {
      ...conditions,
      phoneNumberIds: [...conditions.phoneNumberIds],
      channels: [...conditions.channels],
      teamIds: [...conditions.teamIds],
      tagIds: [...conditions.tagIds],
      words: [...conditions.words],
      contactTags: [...conditions.contactTags],
      listIds: [...(conditions.listIds ?? [])],
    },
    action: { ...action, tagIds: [...action.tagIds], text: action.text ?? '' },
    handOn: rule.handOn,
    version: rule.version,
  };
}
