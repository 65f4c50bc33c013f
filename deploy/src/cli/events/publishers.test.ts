/** Over all services: what is copied can be told again, and what has effects is not told twice. */
import { createSecrets, generateKeyRing } from '@ringline/kit/secrets';
import { parseEnvironment } from '@ringline/kit/config';
import { sourceOf, STATE_TYPES } from '@ringline/kit/kafka';
import type { ComposedService } from '@ringline/kit/service';
import { createLog } from '@ringline/kit/telemetry';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { carrierVariables } from '../../carrier.ts';
import { composeAll } from '../../compose.ts';
import { environment } from '../../environment.ts';

/** Types with the full state that nobody can ask for again, and why that is right. */
const NOT_TOLD_AGAIN: Readonly<Record<string, string>> = {
  'contacts.list.changed.v1': 'contacts alone keeps lists; the edge, which shows them, keeps nothing',
  'messaging.conversation.changed.v1': 'messaging alone keeps the timeline; the edge, which shows it, keeps nothing',
  'messaging.thread.changed.v1': 'the same; workspace reads of it only that somebody has dealt with a thread',
};

/** Who listens to such a type and keeps no copy: it is not told again, since something would happen again. */
const NO_COPY: Readonly<Record<string, string>> = {
  'billing: new-workspace < workspace.workspace.changed.v1':
    'opens the account of a workspace, with the credit to try it',
  'messaging: calls-in-the-timeline < telephony.call.changed.v1':
    'items are what messaging owns, and people are told of them',
  'contacts: segment-members < contacts.contact.changed.v1':
    'moves people between segments, where every change is compared and each night everybody',
  'contacts: acquisition < messaging.consent.changed.v1':
    'counts whoever opts out among those who left; told again, the day would be wrong',
  'contacts: first-contact < telephony.call.changed.v1': 'makes whoever calls a lead',
  'contacts: contact-activity < telephony.call.changed.v1':
    'keeps the last calls of a number for predictions, which learn from their deployment on',
  'messaging: answered-follow-ups < messaging.conversation.changed.v1':
    'ends the reminders of whoever was answered; told again, there is none left to end',
  'workspace: missed-calls < messaging.thread.changed.v1': 'marks what was told of the thread as read',
  'workspace: new-messages < messaging.conversation.changed.v1': 'marks what was told of an answered text as read',
  'workspace: new-messages < messaging.thread.changed.v1': 'marks what was told of the thread as read',
  'workspace: pushed-calls < telephony.call.changed.v1': 'rings browsers, which a call of before must not',
};

let services: readonly ComposedService[];

beforeAll(async () => {
  const env = parseEnvironment('Ringline', environment, {});
  const secrets = createSecrets(generateKeyRing());
  const url = 'http://localhost:4000';
  const composed = await composeAll({
    source: carrierVariables(secrets, url, true, {}),
    secrets,
    env,
    log: createLog('publishers', 'silent'),
    dataDir: env.DATA_DIR,
    url,
    smtpPort: 0,
    // Nothing is asked of a database.
    databaseUrl: () => 'postgres://nobody@127.0.0.1:1/nowhere',
  });
  ({ services } = composed);
  afterAll(async () => {
    for (const { db } of services) await db.close();
    composed.adapters.mail.close();
  });
});

const handlers = () =>
  services.flatMap(({ name: service, consumers }) =>
    consumers.flatMap(({ name, handlers }) =>
      handlers.map(({ type, copy }) => ({ type, copy, what: `${service}: ${name} < ${type}` })),
    ),
  );
const publishers = () =>
  services.flatMap(({ name, publishers }) => publishers.map(({ type }) => ({ type, owner: name })));

test('every type that feeds a copy can be published again by its owner', () => {
  const copied = new Set(handlers().flatMap(({ type, copy }) => (copy ? [type] : [])));
  expect(copied.size).toBeGreaterThan(0);
  const published = new Set(publishers().map(({ type }) => type));
  expect([...copied].filter((type) => !published.has(type))).toEqual([]);
});

test('a service publishes again what is its own, each type once', () => {
  for (const { type, owner } of publishers()) expect([type, owner]).toEqual([type, sourceOf(type)]);
  const types = publishers().map(({ type }) => type);
  expect(types.toSorted()).toEqual([...new Set(types)].toSorted());
});

test('every type with the full state can be published again, or it is said why not', () => {
  const types = publishers().map(({ type }) => type);
  expect([...types, ...Object.keys(NOT_TOLD_AGAIN)].toSorted()).toEqual([...STATE_TYPES].toSorted());
});

test('whoever listens to a type with the full state keeps a copy, or it is said why not', () => {
  const effects = handlers().flatMap(({ type, copy, what }) => (STATE_TYPES.has(type) && !copy ? [what] : []));
  expect(effects.toSorted()).toEqual(Object.keys(NO_COPY).toSorted());
});

test('one service knows all workspaces', () => {
  expect(services.filter(({ workspaces }) => workspaces).map(({ name }) => name)).toEqual(['workspace']);
});
