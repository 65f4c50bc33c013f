/** Workspace on a real database with its real jobs; identity and billing are the events and tokens that they would send. */
import { create, toBinary, type DescMessage, type MessageInitShape } from '@bufbuild/protobuf';
import { verifyPrincipal } from '@ringline/kit/auth';
import { eventType } from '@ringline/kit/events';
import { createJobs } from '@ringline/kit/jobs';
import { createSecrets, generateKeyRing } from '@ringline/kit/secrets';
import { createLog } from '@ringline/kit/telemetry';
import { atEndOfFile, fakeClock, testDatabase } from '@ringline/kit/testing';
import { SubscriptionChangedSchema } from '@ringline/proto/billing/v1/events_pb';
import { SessionEndedSchema, UserChangedSchema } from '@ringline/proto/identity/v1/events_pb';
import { SignJWT, importJWK } from 'jose';
import { issuePrincipal } from '../access/issuePrincipal.ts';
import { onSessionEnded } from '../copies/onSessionEnded.ts';
import { onSubscriptionChanged } from '../copies/onSubscriptionChanged.ts';
import { onUserChanged } from '../copies/onUserChanged.ts';
import type { Dependencies, Unit } from '../dependencies.ts';
import { announceMemberJob } from '../members/announceMemberJob.ts';
import { workspace } from '../service.ts';
import { createWorkspace, type CreateWorkspaceInput } from '../workspaces/createWorkspace.ts';

export async function workspaceTestkit(env = { SANDBOX_ENABLED: false }) {
  const clock = fakeClock();
  const db = await testDatabase(workspace, { clock });
  const jobs = createJobs(db, createLog('workspace', 'silent'));
  await jobs.prepare([announceMemberJob({ db })]);
  await jobs.work();
  atEndOfFile(() => jobs.stop());
  const secrets = createSecrets(generateKeyRing());
  const deps: Dependencies = { env, db, clock, ids: db.ids, secrets, jobs };
  const consumers = [onSessionEnded(deps), onUserChanged(deps), onSubscriptionChanged()];

  /** An event of another service arrives. */
  async function deliver<Desc extends DescMessage>(
    schema: Desc,
    init: MessageInitShape<Desc>,
    workspaceId: string | null = null,
  ) {
    const type = eventType(schema);
    const stored = {
      id: db.ids.uuid(),
      type,
      source: type.split('.')[0] ?? '',
      key: 'key',
      time: clock.now(),
      workspaceId,
      correlationId: '',
      causationId: null,
      traceparent: null,
      audience: null,
      partition: 0,
      position: 1n,
      payload: toBinary(schema, create(schema, init)),
    };
    const handlers = consumers.flatMap((consumer) => consumer.handlers).filter((handler) => handler.type === type);
    for (const handler of handlers) {
      const handle = (uow: object) => handler.handle(stored, uow as Unit);
      await (workspaceId === null ? db.platform('test', handle) : db.tenant(workspaceId, handle));
    }
  }

  return {
    deps,
    db,
    clock,
    secrets,
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
    async person(firstName = 'Ana') {
      const userId = db.ids.uuid();
      await this.userChanged({ id: userId, firstName, version: 1 });
      return userId;
    },

    userChanged: (user: { id: string; firstName: string; version: number; status?: string }) =>
      deliver(UserChangedSchema, {
        user: { lastName: 'Example', email: `${user.firstName}@example.com`, status: 'ACTIVE', ...user },
      }),
    sessionEnded: (sessionId: string) =>
      deliver(SessionEndedSchema, { sessionId, userId: db.ids.uuid(), reason: 'SIGNED_OUT' }),
    subscriptionChanged: (workspaceId: string, version: number, plan: string, features: Record<string, string>) =>
      deliver(
        SubscriptionChangedSchema,
        {
          subscription: {
            workspaceId,
            version,
            subscriptionPlan: {
              name: plan,
              subscriptionFeatures: Object.entries(features).map(([name, value]) => ({ name, value })),
            },
          },
        },
        workspaceId,
      ),

    form: (changes: Partial<CreateWorkspaceInput> = {}): CreateWorkspaceInput => ({
      name: 'Otter Repairs',
      country: 'es',
      timezone: 'Europe/Madrid',
      teamSize: '2-10',
      industry: '',
      website: '',
      idempotencyKey: '',
      ...changes,
    }),

    /** A workspace with its owner. */
    async owned(name = 'Otter Repairs', ownerName = 'Ana') {
      const userId = await this.person(ownerName);
      const { workspace: made } = await this.createWorkspace(this.form({ name }), { userId });
      return { userId, workspaceId: made.id, principal: { userId, workspaceId: made.id } };
    },

    /** Somebody joins, by the hand of the test: invitations are not built yet. */
    async join(workspaceId: string, role: 'ADMIN' | 'MANAGER' | 'MEMBER', hasSeat = true) {
      const userId = await this.person('Bea');
      await db.tenant(workspaceId, async ({ tx }) => {
        await tx.userProfile.create({
          data: { id: db.ids.uuid(), workspaceId, userId, role, hasSeat, createdAt: clock.now() },
        });
        await tx.membershipIndex.create({ data: { userId, targetWorkspace: workspaceId } });
      });
      return userId;
    },

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
