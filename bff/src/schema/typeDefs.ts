/** The SDL, one file per domain beside its resolvers. */
import { readFileSync } from 'node:fs';

const domains = [
  '../schema/core.graphql',
  '../accounts/accounts.graphql',
  '../analytics/analytics.graphql',
  '../workspaces/workspaces.graphql',
  '../people/people.graphql',
  '../billing/billing.graphql',
  '../numbers/numbers.graphql',
  '../automation/automation.graphql',
  '../contacts/contacts.graphql',
  '../conversations/conversations.graphql',
  '../conversations/peer.graphql',
  '../transcripts/transcripts.graphql',
  '../calls/calls.graphql',
  '../calls/blockList.graphql',
  '../calls/callbacks.graphql',
  '../calls/conferences.graphql',
  '../calls/wrapUp.graphql',
  '../calls/live.graphql',
  '../calls/quality.graphql',
  '../configuration/configuration.graphql',
  '../security/security.graphql',
  '../invitations/invitations.graphql',
  '../audit/audit.graphql',
  '../reference/reference.graphql',
  '../media/media.graphql',
  '../devices/devices.graphql',
  '../sounds/sounds.graphql',
  '../notifications/notifications.graphql',
];

export const typeDefs: readonly string[] = domains.map((path) => readFileSync(new URL(path, import.meta.url), 'utf8'));
