/** A rule as the form edits it. */
import type { MessageAutomationPageQuery } from '../__generated__/MessageAutomationPageQuery.graphql.ts';
import type { SaveAssignmentRuleInput } from '../__generated__/ruleActionsSaveMutation.graphql.ts';

export type Rule = MessageAutomationPageQuery['response']['fetchAssignmentRules'][number];

/** What rules name: numbers, teams, people and tags, by what they are called. */
export interface Named {
  readonly numbers: readonly { readonly value: string; readonly label: string }[];
  readonly teams: readonly { readonly value: string; readonly label: string }[];
  readonly people: readonly { readonly value: string; readonly label: string }[];
  readonly tags: readonly { readonly value: string; readonly label: string }[];
  readonly lists: readonly { readonly value: string; readonly label: string }[];
}

/** Stands for what is gone since. */
export const GONE = '–';

export const CHANNELS = ['SMS', 'MMS', 'WHATSAPP', 'VIBER', 'VOICE'] as const;
export const CONTACTS = ['NEW', 'KNOWN', 'LEAD'] as const;
export const HOURS = ['INSIDE', 'OUTSIDE'] as const;
/** Whom work is for. */
export const KINDS = ['TURN', 'LEAST_LOAD', 'TEAM', 'PERSON', 'NONE'] as const;
export type Kind = (typeof KINDS)[number] | 'REPLY';
/** Characters of a reply, as messaging takes them. */
export const LONGEST_REPLY = 480;

/** A rule that writes to people, and says not whom work is for. */
export const isReply = ({ action }: Pick<Rule, 'action'>): boolean => action.kind === 'REPLY';

export interface EditedRule {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly enabled: boolean;
  readonly phoneNumberIds: readonly string[];
  readonly channels: readonly string[];
  readonly teamIds: readonly string[];
  readonly tagIds: readonly string[];
  readonly words: readonly string[];
  readonly contact: string;
  readonly contactTags: readonly string[];
  readonly listIds: readonly string[];
  readonly hours: string;
  readonly kind: Kind;
  /** Of a reply. */
  readonly text: string;
  readonly targetId: string;
  readonly addTagIds: readonly string[];
  readonly handOn: boolean;
}

export const NEW: EditedRule = {
  id: '',
  version: 0,
  name: '',
  enabled: true,
  phoneNumberIds: [],
  channels: [],
  teamIds: [],
  tagIds: [],
  words: [],
  contact: '',
  contactTags: [],
  listIds: [],
  hours: '',
  kind: 'TURN',
  text: '',
  targetId: '',
  addTagIds: [],
  handOn: true,
};

export const editedOf = ({ id, version, name, enabled, handOn, conditions, action }: Rule): EditedRule => ({
  id,
  version,
  name,
  enabled,
  handOn,
  ...conditions,
  contact: conditions.contact ?? '',
  hours: conditions.hours ?? '',
  kind: isReply({ action }) ? 'REPLY' : (KINDS.find((kind) => kind === action.kind) ?? 'TURN'),
  text: action.text ?? '',
  targetId: action.targetId ?? '',
  addTagIds: action.tagIds,
});

/** The variables of its mutation. */
export function inputOf(rule: EditedRule): SaveAssignmentRuleInput {
  const { id, version, name, enabled, handOn, kind, targetId, addTagIds, contact, hours, text, ...lists } = rule;
  return {
    ...(id === '' ? {} : { id, version }),
    name,
    enabled,
    handOn,
    conditions: {
      phoneNumberIds: [...lists.phoneNumberIds],
      channels: lists.channels as (typeof CHANNELS)[number][],
      teamIds: [...lists.teamIds],
      tagIds: [...lists.tagIds],
      words: [...lists.words],
      contactTags: [...lists.contactTags],
      listIds: [...lists.listIds],
      ...(contact === '' ? {} : { contact: contact as (typeof CONTACTS)[number] }),
      ...(hours === '' ? {} : { hours: hours as (typeof HOURS)[number] }),
    },
    action:
      kind === 'REPLY'
        ? { kind, text }
        : { kind, tagIds: [...addTagIds], ...(kind === 'NONE' || targetId === '' ? {} : { targetId }) },
  };
}

/** All ids in their order after one of some of them went up or down among those. */
export function movedAmong(all: readonly string[], some: readonly string[], at: number, by: -1 | 1): string[] {
  const next = moved(some, at, by);
  let place = 0;
  return all.map((id) => (some.includes(id) ? (next[place++] ?? id) : id));
}

/** A list with one of its entries one place further up or down. */
export function moved<T>(list: readonly T[], at: number, by: -1 | 1): T[] {
  const to = at + by;
  if (to < 0 || to >= list.length) return [...list];
  const next = [...list];
  const [one] = next.splice(at, 1);
  next.splice(to, 0, one as T);
  return next;
}
