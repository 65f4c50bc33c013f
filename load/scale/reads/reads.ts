/** All reads, and what is asked of each. A service's own stand in its file. */
import { calls as limitsOfCalls } from '../limits/calls.ts';
import { contacts as limitsOfContacts } from '../limits/contacts.ts';
import { figures as limitsOfFigures } from '../limits/figures.ts';
import { messages as limitsOfMessages } from '../limits/messages.ts';
import { messaging as limitsOfMessaging } from '../limits/messaging.ts';
import { calls } from './calls.ts';
import { contacts } from './contacts.ts';
import { figures } from './figures.ts';
import { messages } from './messages.ts';
import { messaging } from './messaging.ts';
import type { Limits, Read } from './read.ts';

export const READS: readonly Read[] = [...messaging, ...messages, ...calls, ...contacts, ...figures];

const LIMITS: Readonly<Record<string, Limits>> = {
  ...limitsOfMessaging,
  ...limitsOfMessages,
  ...limitsOfCalls,
  ...limitsOfContacts,
  ...limitsOfFigures,
};

/** @throws Error for a read of which nothing is asked */
export function limitsOf({ name }: Read): Limits {
  const found = LIMITS[name];
  if (!found) throw new Error(`load/scale/limits says nothing of ${name}`);
  return found;
}
