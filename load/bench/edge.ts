/** The edge alone, with one person signed in for ever: real tokens of principals, names that are there at once. */
import { bff } from '@ringline/bff';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { authorize, signPrincipal } from '@ringline/kit/auth';
import { systemClock, systemIds } from '@ringline/kit/clock';
import { parseEnvironment } from '@ringline/kit/config';
import type { EventFeed } from '@ringline/kit/events';
import { createHttpServer } from '@ringline/kit/http';
import { createMemoryLimits } from '@ringline/kit/limits';
import { InMemoryNetwork, createRpcClients, errorMapping, ownContext } from '@ringline/kit/rpc';
import { createSecrets, generateKeyRing } from '@ringline/kit/secrets';
import { createLocalStorage } from '@ringline/kit/storage';
import { createLog, createMetrics } from '@ringline/kit/telemetry';
import { ContactsService } from '@ringline/proto/contacts/v1/contacts_pb';
import { NumberService } from '@ringline/proto/telephony/v1/telephony_pb';
import { AccessService } from '@ringline/proto/workspace/v1/workspaces_pb';

export interface BenchEdge {
  readonly url: string;
  stop(): Promise<void>;
}

/** @param workspaceId where the person has every right over messages */
export async function benchEdge(feed: EventFeed, workspaceId: string, folder: string): Promise<BenchEdge> {
  const secrets = createSecrets(generateKeyRing());
  const log = createLog('bff', 'error');
  const metrics = createMetrics();
  const claims = {
    kind: 'user' as const,
    userId: 'u',
    sessionId: 's',
    workspaceId,
    profileId: 'p',
    role: 'OWNER',
    teamIds: [],
    grants: {
      CONTACTS: { READ: 'all' as const },
      MESSAGES: { READ: 'all' as const },
      PHONE_NUMBERS: { READ: 'all' as const },
    },
    plan: 'BUSINESS',
    features: [],
    seat: true,
    ownerName: 'Ana',
  };
  const network = new InMemoryNetwork();
  network.add(
    [AccessService, ContactsService, NumberService],
    (router) =>
      router
        .service(ContactsService, {
          batchGetContacts: ({ ids }) => ({ contacts: ids.map((id) => ({ id, firstName: 'Mia', lastName: 'Lee' })) }),
        })
        .service(NumberService, { listNumbers: () => ({ numbers: [] }) })
        .service(AccessService, {
          async issuePrincipal() {
            const { token, expiresAt } = await signPrincipal(claims, secrets, systemClock.now());
            const { userId, sessionId } = claims;
            return { principalToken: token, expiresAt: timestampFromDate(expiresAt), userId, sessionId, workspaceId };
          },
        }),
    [ownContext, errorMapping(log), authorize(secrets, systemClock)],
  );
  const edge = bff.build({
    env: parseEnvironment(bff.name, bff.environment, {}),
    clock: systemClock,
    ids: systemIds,
    // More sockets from one address than any office has.
    limits: {
      ...createMemoryLimits(systemClock),
      take: () => Promise.resolve({ allowed: true, retryAfterSeconds: 0 }),
    },
    log,
    metrics,
    rpc: createRpcClients('bff', network, secrets, systemClock, { anonymousByDefault: true }),
    secrets,
    storage: createLocalStorage(folder, systemIds),
    feed,
  });
  const app = await createHttpServer({ log, metrics, ready: async () => {} });
  await app.register((scope) => edge.http(scope));
  await edge.start();
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    async stop() {
      await edge.stop();
      await app.close();
    },
  };
}
