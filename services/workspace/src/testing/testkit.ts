/** Workspace on a real database with its real jobs; identity and billing are the events and tokens that they would send. */
import { createClient, createRouterTransport } from '@connectrpc/connect';
import type { DescMessage, MessageInitShape } from '@bufbuild/protobuf';
import { verifyPrincipal } from '@ringline/kit/auth';
import { createDispatcher, eventType } from '@ringline/kit/events';
import { createJobs } from '@ringline/kit/jobs';
import { createMemoryLimits } from '@ringline/kit/limits';
import type { Mail } from '@ringline/kit/mail';
import type { RpcClients } from '@ringline/kit/rpc';
import { createSecrets, generateKeyRing } from '@ringline/kit/secrets';
import { createLocalStorage } from '@ringline/kit/storage';
import { createLog } from '@ringline/kit/telemetry';
import { atEndOfFile, eventually, fakeClock, testDatabase, temporaryFolder } from '@ringline/kit/testing';
import { SubscriptionChangedSchema } from '@ringline/proto/billing/v1/events_pb';
import { ContactsService } from '@ringline/proto/contacts/v1/contacts_pb';
import type { UserSchema } from '@ringline/proto/identity/v1/accounts_pb';
import { SessionEndedSchema, UserChangedSchema } from '@ringline/proto/identity/v1/events_pb';
import { NumberChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { SignJWT, importJWK } from 'jose';
import { issuePrincipal } from '../access/issuePrincipal.ts';
import { onBillingNoticed } from '../consumers/onBillingNoticed.ts';
import { onBlockListChanged } from '../consumers/onBlockListChanged.ts';
import { onCallingCountriesChanged } from '../consumers/onCallingCountriesChanged.ts';
import { onCallRings } from '../consumers/onCallRings.ts';
import { onCallSupervised } from '../consumers/onCallSupervised.ts';
import { onErasureAdvanced } from '../consumers/onErasureAdvanced.ts';
import { onInternalMessage } from '../consumers/onInternalMessage.ts';
import { onPeopleMentioned } from '../consumers/onPeopleMentioned.ts';
import { onRecordingHandled } from '../consumers/onRecordingHandled.ts';
import { onWebhookSecretChanged } from '../consumers/onWebhookSecretChanged.ts';
import { onNewMessage } from '../consumers/onNewMessage.ts';
import { onNotificationChanged } from '../consumers/onNotificationChanged.ts';
import { onNumberChanged } from '../consumers/onNumberChanged.ts';
import { onSessionEnded } from '../consumers/onSessionEnded.ts';
import { onSubscriptionChanged } from '../consumers/onSubscriptionChanged.ts';
import { onUserChanged } from '../consumers/onUserChanged.ts';
import type { Deps } from '../context.ts';
import { beginErasureJob } from '../erasure/eraseEverything.ts';
import { createErasing } from '../erasure/eraseNotifications.ts';
import { announceMemberJob } from '../members/announceMemberJob.ts';
import { sendMail } from '../mails/sendMail.ts';
import { mailMentionsJob, mailNewsJob } from '../notifications/mailMentions.ts';
import { mailMissedCallsJob } from '../notifications/mailMissedCalls.ts';
import { onCallMissed } from '../consumers/onCallMissed.ts';
import { onConversationAssigned } from '../consumers/onConversationAssigned.ts';
import { onFollowUpDue } from '../consumers/onFollowUpDue.ts';
import { onEmergencyCall } from '../consumers/onEmergencyCall.ts';
import { onRecordingMissing } from '../consumers/onRecordingMissing.ts';
import { onPortingDecided } from '../consumers/onPortingDecided.ts';
import { onRegistrationDecided } from '../consumers/onRegistrationDecided.ts';
import { onTestNumberEnding } from '../consumers/onTestNumberEnding.ts';
import { clearNewsJob, pushNewsJob } from '../push/pushNews.ts';
import { pushRingJob, ringOverJob } from '../push/pushRing.ts';
import { expireTransferJob } from '../ownership/transfer.ts';
import { workspace } from '../service.ts';
import { countActivity } from '../consumers/countActivity.ts';
import { summaryJobs } from '../summary/summaries.ts';
import { createWorkspace, type CreateWorkspaceInput } from '../workspaces/createWorkspace.ts';

type UserInit = Omit<MessageInitShape<typeof UserSchema>, '$typeName' | '$unknown'>;
interface Named {
  readonly id: string;
  readonly firstName: string;
  readonly version: number;
}

export async function workspaceTestkit({
  SANDBOX_ENABLED = false,
  ...given
}: { SANDBOX_ENABLED?: boolean; PUBLIC_URL?: string } = {}) {
  const env = {
    SANDBOX_ENABLED,
    PUBLIC_URL: 'https://ringline.example',
    PUSH_PUBLIC_KEY: '',
    PUSH_PRIVATE_KEY: '',
    PUSH_CONTACT: '',
    ...given,
  };
  const mails: Mail[] = [];
  let relayAnswers: Error | undefined;
  const mail = {
    async send(sent: Mail) {
      if (relayAnswers) throw relayAnswers;
      mails.push(sent);
    },
    close: () => {},
  };
  /** Contacts behind its contract: names by number. */
  const names = new Map<string, string>();
  const contacts = createClient(
    ContactsService,
    createRouterTransport((router) => {
      router.service(ContactsService, { nameOf: ({ phoneNumber }) => ({ name: names.get(phoneNumber) ?? '' }) });
    }),
  );
  const rpc = { client: () => contacts } as unknown as RpcClients;
  const clock = fakeClock();
  const db = await testDatabase(workspace, { clock });
  const log = createLog('workspace', 'silent');
  const jobs = createJobs(db, log);
  const secrets = createSecrets(generateKeyRing());
  const limits = createMemoryLimits(clock);
  const storage = createLocalStorage(temporaryFolder('workspace'), db.ids);
  const deps: Deps = { env, db, clock, ids: db.ids, secrets, jobs, limits, storage, log };
  await jobs.prepare([
    announceMemberJob(deps),
    sendMail({ db, log, secrets, mail }),
    expireTransferJob(deps),
    mailMentionsJob(deps),
    mailNewsJob(deps),
    mailMissedCallsJob(deps),
    pushNewsJob({ ...deps, rpc }),
    clearNewsJob(deps),
    pushRingJob({ ...deps, rpc }),
    ringOverJob(deps),
    ...summaryJobs(deps),
    beginErasureJob(createErasing(deps).deps),
    createErasing(deps).own.job,
  ]);
  await jobs.work();
  atEndOfFile(() => jobs.stop());
  const consumers = [
    onSessionEnded(deps),
    onUserChanged(deps),
    onSubscriptionChanged(),
    onNumberChanged(deps),
    onCallSupervised(deps),
    onRecordingHandled(deps),
    onBlockListChanged(deps),
    onCallingCountriesChanged(deps),
    onWebhookSecretChanged(deps),
    onCallMissed(deps),
    onRecordingMissing(deps),
    onTestNumberEnding(deps),
    onPortingDecided(deps),
    onRegistrationDecided(deps),
    onBillingNoticed(deps),
    onEmergencyCall(deps),
    onInternalMessage(deps),
    onPeopleMentioned(deps),
    onNewMessage(deps),
    onConversationAssigned(deps),
    onFollowUpDue(deps),
    onNotificationChanged(deps),
    onCallRings(deps),
    countActivity(),
    onErasureAdvanced(createErasing(deps).deps),
  ];

  const dispatcher = createDispatcher([{ db, consumers }], log);
  await dispatcher.start();
  atEndOfFile(() => dispatcher.stop());

  const readersOf = (type: string) => consumers.filter(({ handlers }) => handlers.some((each) => each.type === type));

  /** An event of another service arrives, and all who read it have dealt with it. It travels through this database's outbox. */
  async function deliver<Desc extends DescMessage>(
    schema: Desc,
    init: MessageInitShape<Desc>,
    key: string,
    workspaceId: string | null = null,
  ) {
    await db.platform('test', async (uow) => uow.emit(schema, init, { key, workspaceId }));
    await eventually(async () => {
      const { rows } = await db.pool.query<{ handled: string }>(
        `SELECT (SELECT count(*) FROM kit.inbox WHERE event_id = o.id) AS handled
         FROM kit.outbox o WHERE type = $1 AND key = $2 ORDER BY position DESC LIMIT 1`,
        [eventType(schema), key],
      );
      return Number(rows[0]?.handled ?? 0) >= readersOf(eventType(schema)).length;
    });
  }

  return {
    deps,
    db,
    clock,
    secrets,
    /** What was mailed, in order. */
    mails,
    /** What the relay says from now on to every mail; undefined: it takes them. */
    relay: (answer: Error | undefined) => void (relayAnswers = answer),
    /** Contacts, by their numbers. */
    names,
    deliver,
    createWorkspace: createWorkspace(deps),

    /** An access token as identity signs it. */
    async accessToken(
      userId: string,
      changes: { sessionId?: string; expiresIn?: number; purpose?: 'access-token' | 'principal'; typ?: string } = {},
    ) {
      const { kid, jwk } = secrets.signingKey(changes.purpose ?? 'access-token') as { kid: string; jwk: object };
      const now = Math.floor(clock.now().getTime() / 1000);
      return new SignJWT({ sid: changes.sessionId ?? db.ids.uuid() })
        .setProtectedHeader({ alg: 'EdDSA', kid, typ: changes.typ ?? 'at+jwt' })
        .setSubject(userId)
        .setIssuedAt(now)
        .setExpirationTime(now + (changes.expiresIn ?? 900))
        .sign(await importJWK(jwk, 'EdDSA'));
    },

    /** The principal that a person gets, read as every service reads it. */
    async principalOf(userId: string, workspaceId = '', sessionId = db.ids.uuid()) {
      const accessToken = await this.accessToken(userId, { sessionId });
      const { principalToken } = await issuePrincipal(deps)({ accessToken, workspaceId });
      return verifyPrincipal(principalToken, secrets, clock.now());
    },

    /** Somebody whom identity has announced. */
    async person(firstName = 'Ana', more: UserInit = {}) {
      const userId = db.ids.uuid();
      await this.userChanged({ ...more, firstName: more.firstName ?? firstName, id: userId, version: 1 });
      return userId;
    },

    userChanged: (user: UserInit & Named) =>
      deliver(
        UserChangedSchema,
        { user: { lastName: 'Example', email: `${user.firstName}@example.com`, status: 'ACTIVE', ...user } },
        user.id,
      ),
    sessionEnded: (sessionId: string) =>
      deliver(SessionEndedSchema, { sessionId, userId: db.ids.uuid(), reason: 'SIGNED_OUT' }, sessionId),
    subscriptionChanged(
      workspaceId: string,
      version: number,
      plan: string,
      features: Record<string, string>,
      plansWith: Record<string, string> = {},
    ) {
      const subscriptionFeatures = Object.entries(features).map(([name, value]) => ({
        name,
        value,
        cheapestPlan: plansWith[name] ?? '',
      }));
      const subscription = { workspaceId, version, subscriptionPlan: { name: plan, subscriptionFeatures } };
      return deliver(SubscriptionChangedSchema, { subscription }, workspaceId, workspaceId);
    },

    form: (changes: Partial<CreateWorkspaceInput> = {}): CreateWorkspaceInput => ({
      name: 'Otter Repairs',
      country: 'es',
      timezone: 'Europe/Madrid',
      teamSize: '1-49',
      industry: '',
      website: '',
      idempotencyKey: '',
      ...changes,
    }),

    /** A workspace with its owner. */
    async owned(name = 'Otter Repairs', ownerName = 'Ana') {
      const userId = await this.person(ownerName);
      const { workspace: made } = await this.createWorkspace(this.form({ name }), { userId });
      return { userId, workspaceId: made.id, principal: { userId, workspaceId: made.id, role: 'OWNER' } };
    },

    /** Somebody joins, by the hand of the test: whatever the plan says. */
    async join(workspaceId: string, role: 'ADMIN' | 'MANAGER' | 'MEMBER', hasSeat = true, user: UserInit = {}) {
      const userId = await this.person('Bea', user);
      await db.tenant(workspaceId, async ({ tx }) => {
        await tx.userProfile.create({
          data: { id: db.ids.uuid(), workspaceId, userId, role, hasSeat, createdAt: clock.now() },
        });
        await tx.membershipIndex.create({ data: { userId, targetWorkspace: workspaceId } });
      });
      return userId;
    },

    /** A person as they act: with the rights of this moment, from a network address. */
    async actor(userId: string, workspaceId: string) {
      return { ...(await this.principalOf(userId, workspaceId)), ip: '203.0.113.7' };
    },

    /** A workspace with its owner on a plan with so many seats, and places without one. */
    async onPlan({ seats = 25, zeroCost = 5, name = 'Otter Repairs' } = {}) {
      const owned = await this.owned(name);
      await this.subscriptionChanged(owned.workspaceId, 1, 'BUSINESS', {
        NUMBER_OF_USERS: String(seats),
        ZERO_COST_USERS: String(zeroCost),
      });
      return { ...owned, owner: await this.actor(owned.userId, owned.workspaceId) };
    },

    /** The membership of a person. */
    profileOf: (workspaceId: string, userId: string) =>
      db.tenant(workspaceId, ({ tx }) => tx.userProfile.findFirstOrThrow({ where: { userId } })),

    numberChanged: (workspaceId: string, number: { id: string; number: string; version: number; teamId: string }) =>
      deliver(
        NumberChangedSchema,
        { number: { ...number, workspaceId, status: 'AVAILABLE', callWorkFlow: { teamId: number.teamId } } },
        number.id,
        workspaceId,
      ),

    /** Types of the events of a workspace about a key, in order. */
    async eventsOf(workspaceId: string, key?: string): Promise<string[]> {
      const { rows } = await db.pool.query<{ type: string }>(
        'SELECT type FROM kit.outbox WHERE workspace_id = $1 AND ($2::text IS NULL OR key = $2) ORDER BY position',
        [workspaceId, key ?? null],
      );
      return rows.map(({ type }) => type);
    },
  };
}
