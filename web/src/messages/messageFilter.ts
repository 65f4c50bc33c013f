import type {
  ConversationChannel,
  Direction,
  MessageDeliveryStatus,
} from '../__generated__/MessageTablePaginationQuery.graphql.ts';
import { isKnownZone } from '../base/zones.ts';
import { startOfDay } from '../ui/clocks.ts';

/** What the history can be narrowed to by how messages stand, with the statuses behind each word. */
export const STATUSES = {
  delivered: ['DELIVERED', 'READ'],
  read: ['READ'],
  unreported: ['SENT'],
  failed: ['FAILED', 'UNDELIVERED', 'INSUFFICIENT_BALANCE'],
  noCredit: ['INSUFFICIENT_BALANCE'],
  sending: ['PENDING'],
  left: ['SENT', 'DELIVERED', 'READ', 'UNDELIVERED'],
} as const satisfies Record<string, readonly MessageDeliveryStatus[]>;

/** First replies have whatever status: what makes them some is whom they answer. */
export type StatusFilter = keyof typeof STATUSES | 'firstReply';
export const STATUS_NAMES = [...(Object.keys(STATUSES) as (keyof typeof STATUSES)[]), 'firstReply'] as const;

export const CHANNELS = ['SMS', 'MMS', 'WHATSAPP', 'VIBER'] as const satisfies readonly ConversationChannel[];
export type MessageChannel = (typeof CHANNELS)[number];

export interface MessageFilter {
  direction: Direction | null;
  status: StatusFilter | null;
  channel: MessageChannel | null;
  phoneNumberId: string | null;
  agentUserId: string | null;
  teamId: string | null;
  contactId: string | null;
  /** Those alone that the overview counts. */
  counted: 'overview' | null;
  /** First and last day, YYYY-MM-DD. */
  from: string | null;
  until: string | null;
  /** In which zone days begin; null: in the account's. */
  zone: string | null;
  /** Part of a number or a name. */
  text: string | null;
}

export const NO_FILTER: MessageFilter = {
  direction: null,
  status: null,
  channel: null,
  phoneNumberId: null,
  agentUserId: null,
  teamId: null,
  contactId: null,
  counted: null,
  from: null,
  until: null,
  zone: null,
  text: null,
};

/** What of a filter stands in the address. Not what is searched for: names and numbers stand in no address. */
export const FILTER_NAMES = [
  'direction',
  'status',
  'channel',
  'phoneNumberId',
  'agentUserId',
  'teamId',
  'contactId',
  'counted',
  'from',
  'until',
  'zone',
] as const satisfies readonly Exclude<keyof MessageFilter, 'text'>[];

export type MessageAddress = Readonly<Partial<Record<(typeof FILTER_NAMES)[number], string>>>;

/** What an address narrows the history to: a figure leads to the messages behind it. What is not known there narrows nothing. */
export function filterOf(search: MessageAddress, text: string | null = null): MessageFilter {
  const { direction, from, until, zone } = search;
  const filter: MessageFilter = {
    direction: direction === 'INBOUND' || direction === 'OUTBOUND' ? direction : null,
    status: STATUS_NAMES.find((known) => known === search.status) ?? null,
    channel: CHANNELS.find((known) => known === search.channel) ?? null,
    phoneNumberId: search.phoneNumberId ?? null,
    agentUserId: search.agentUserId ?? null,
    teamId: search.teamId ?? null,
    contactId: search.contactId ?? null,
    counted: search.counted === 'overview' ? 'overview' : null,
    from: from !== undefined && startOfDay(from) !== null ? from : null,
    until: until !== undefined && startOfDay(until) !== null ? until : null,
    zone: zone !== undefined && isKnownZone(zone) ? zone : null,
    text,
  };
  return Object.values(filter).every((value) => value === null) ? NO_FILTER : filter;
}

/** A change of the filter as a change of the address: the zone belongs to its days, and goes with them. */
export function addressChange(filter: MessageFilter, part: Readonly<Record<string, string | null>>) {
  const { from, until } = { ...filter, ...part };
  return from === null && until === null ? { ...part, zone: null } : part;
}

/** What takes the filter out of the address. */
export const NO_ADDRESS: Readonly<Record<string, null>> = Object.fromEntries(FILTER_NAMES.map((name) => [name, null]));

/** The filter as the query's variables. */
export const variablesOf = ({ status, channel, counted, from, until, zone, ...same }: MessageFilter) => ({
  ...same,
  channels: channel === null ? null : [channel],
  deliveryStatuses: status === null || status === 'firstReply' ? null : [...STATUSES[status]],
  firstReplies: status === 'firstReply' ? true : null,
  counted: counted === null ? null : true,
  from: from === null ? null : startOfDay(from, 0, zone ?? undefined),
  until: until === null ? null : startOfDay(until, 1, zone ?? undefined),
});
