/** What each person may do, written down apart from the code that decides it (defaults 2.1, 2.2). */
import type { Rule } from './methods.ts';

export const COLUMNS = ['OWNER', 'ADMIN', 'MANAGER', 'MEMBER', 'no membership', 'foreign OWNER', 'anonymous'] as const;
export type Column = (typeof COLUMNS)[number];

/** Where a tenant's boundary runs: asked with every `npm test`, who succeeds after those who are refused. */
export const BOUNDARY = ['anonymous', 'no membership', 'foreign OWNER', 'OWNER'] as const satisfies readonly Column[];
/** Who may do what inside it: asked with every `npm run test:long`. */
export const ROLES = ['ADMIN', 'MANAGER', 'MEMBER'] as const satisfies readonly Column[];

/** Letters of the actions that a role has on a resource, whatever the scope. Only resources that a method asks for. */
const GRANTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  OWNER: {
    ANALYTICS: 'CRUD',
    AUTOMATIONS: 'CRUD',
    BILLING: 'CRUD',
    CALLS: 'CRUD',
    COMPLAINCE: 'CRUD',
    CONTACTS: 'CRUD',
    CONTACT_IMPORT: 'CRUD',
    INVITATIONS: 'CRUD',
    KEYWORDS: 'CRUD',
    MESSAGES: 'CRUD',
    NUMBER_PORTING: 'CRUD',
    OWNERSHIP_TRANSFER: 'CRUD',
    PHONE_NUMBERS: 'CRUD',
    SEGMENTS: 'CRUD',
    SENDER_IDS: 'CRUD',
    SUBSCRIBERS: 'CRUD',
    SUBSCRIBER_LIST: 'CRUD',
    TEAMS: 'CRUD',
    WORKSPACE: 'CRUD',
  },
  ADMIN: {
    ANALYTICS: 'CRUD',
    AUTOMATIONS: 'CRUD',
    BILLING: 'CR',
    CALLS: 'CRUD',
    COMPLAINCE: 'CRU',
    CONTACTS: 'CRUD',
    CONTACT_IMPORT: 'CRUD',
    INVITATIONS: 'CRUD',
    KEYWORDS: 'CRUD',
    MESSAGES: 'CRUD',
    NUMBER_PORTING: 'CRUD',
    PHONE_NUMBERS: 'CRUD',
    SEGMENTS: 'CRUD',
    SENDER_IDS: 'CRUD',
    SUBSCRIBERS: 'CRUD',
    SUBSCRIBER_LIST: 'CRUD',
    TEAMS: 'CRUD',
    WORKSPACE: 'RU',
  },
  MANAGER: {
    ANALYTICS: 'CRUD',
    AUTOMATIONS: 'CRU',
    BILLING: 'R',
    CALLS: 'CRU',
    COMPLAINCE: 'R',
    CONTACTS: 'CRUD',
    CONTACT_IMPORT: 'CR',
    INVITATIONS: 'CRD',
    KEYWORDS: 'CRU',
    MESSAGES: 'CRU',
    NUMBER_PORTING: 'R',
    PHONE_NUMBERS: 'RU',
    SEGMENTS: 'CRUD',
    SENDER_IDS: 'R',
    SUBSCRIBERS: 'CRUD',
    SUBSCRIBER_LIST: 'CRUD',
    TEAMS: 'RU',
    WORKSPACE: 'R',
  },
  MEMBER: {
    ANALYTICS: 'R',
    AUTOMATIONS: 'R',
    CALLS: 'CRU',
    CONTACTS: 'CRU',
    KEYWORDS: 'R',
    MESSAGES: 'CRU',
    PHONE_NUMBERS: 'R',
    SEGMENTS: 'R',
    SENDER_IDS: 'R',
    SUBSCRIBERS: 'CR',
    SUBSCRIBER_LIST: 'R',
    TEAMS: 'R',
    WORKSPACE: 'R',
  },
};

export interface Denial {
  readonly code: string;
  readonly check: string;
}

/** @returns undefined when the person may call the method */
export function denialOf(rule: Rule, column: Column): Denial | undefined {
  if (rule.kind === 'public') return undefined;
  if (rule.kind === 'service') {
    return column === 'anonymous'
      ? { code: 'UNAUTHENTICATED', check: 'service' }
      : { code: 'FORBIDDEN_ROLE', check: 'service' };
  }
  if (column === 'anonymous') return { code: 'UNAUTHENTICATED', check: 'signed-in' };
  if (rule.kind === 'self') return undefined;
  if (column === 'no membership') return { code: 'NOT_FOUND', check: 'member' };
  if (rule.kind !== 'permission') return undefined;
  const role = column === 'foreign OWNER' ? 'OWNER' : column;
  const granted = GRANTS[role]?.[rule.resource]?.includes(rule.action[0] ?? '') ?? false;
  return granted ? undefined : { code: 'FORBIDDEN_ROLE', check: 'role' };
}
