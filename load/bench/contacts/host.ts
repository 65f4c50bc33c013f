/** Contacts by itself on a database of a benchmark: asked over RPC as people ask it, its jobs run as they do. */
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { DescService } from '@bufbuild/protobuf';
import { createClient, type Client, type Interceptor } from '@connectrpc/connect';
import { contacts } from '@ringline/contacts';
import { PRINCIPAL_HEADER, signPrincipal } from '@ringline/kit/auth';
import { systemClock, systemIds } from '@ringline/kit/clock';
import { createDispatcher } from '@ringline/kit/events';
import { createMemoryLimits } from '@ringline/kit/limits';
import { InMemoryNetwork } from '@ringline/kit/rpc';
import { createSecrets, generateKeyRing } from '@ringline/kit/secrets';
import { composeService, type ServiceDefinition } from '@ringline/kit/service';
import type { Storage } from '@ringline/kit/storage';
import { createLog, createMetrics } from '@ringline/kit/telemetry';

const ALL = { CREATE: 'all', READ: 'all', UPDATE: 'all', DELETE: 'all' } as const;

export interface ContactsHost {
  /** A client of the workspace's owner. */
  as<S extends DescService>(service: S, workspaceId: string): Client<S>;
  /** Files by their keys. */
  readonly files: Map<string, Uint8Array>;
  stop(): Promise<void>;
}

export async function hostContacts(databaseUrl: string): Promise<ContactsHost> {
  const log = createLog('contacts', 'error');
  const secrets = createSecrets(generateKeyRing());
  const network = new InMemoryNetwork();
  const metrics = createMetrics();
  const files = new Map<string, Uint8Array>();
  const service = composeService(contacts as unknown as ServiceDefinition, {
    environment: { PUBLIC_URL: 'http://127.0.0.1', SANDBOX_ENABLED: 'true' },
    clock: systemClock,
    ids: systemIds,
    log,
    metrics,
    secrets,
    storage: inMemory(files),
    mail: { send: async () => undefined, close: () => undefined },
    limits: createMemoryLimits(systemClock),
    network,
    databaseUrl: () => databaseUrl,
  });
  network.add(service.rpc.services, service.rpc.routes, service.rpc.interceptors);
  await service.prepare();
  await service.start();
  // Its own events come back to it: segments move by them.
  const dispatcher = createDispatcher([service], log, metrics);
  await dispatcher.start();
  const claims = (workspaceId: string) => ({
    kind: 'user' as const,
    userId: '0190f000-0000-7000-8000-00000000aaaa',
    sessionId: '0190f000-0000-7000-8000-00000000bbbb',
    workspaceId,
    profileId: '0190f000-0000-7000-8000-00000000cccc',
    role: 'OWNER',
    teamIds: [],
    grants: { CONTACTS: ALL, CONTACT_IMPORT: ALL, SEGMENTS: ALL, SUBSCRIBER_LIST: ALL },
    plan: 'ENTERPRISE',
    features: ['PREDICTIVE_SEGMENTATION'],
    seat: true,
    ownerName: 'Maya',
  });
  return {
    files,
    as(of, workspaceId) {
      // A token lives for a minute: signed for each call, as the edge has one at hand.
      const identify: Interceptor = (next) => async (request) => {
        const { token } = await signPrincipal(claims(workspaceId), secrets, systemClock.now());
        request.header.set(PRINCIPAL_HEADER, token);
        return next(request);
      };
      return createClient(of, network.transportFor(of, [identify]));
    },
    async stop() {
      await dispatcher.stop();
      await service.stop();
    },
  };
}

const inMemory = (files: Map<string, Uint8Array>): Storage => ({
  async put(key, body, { contentType }) {
    const bytes = body instanceof Uint8Array ? body : await buffer(body);
    files.set(key, bytes);
    return { contentType, size: bytes.length };
  },
  get: async (key) => {
    const bytes = files.get(key);
    return bytes && { contentType: 'text/csv', size: bytes.length, body: Readable.from([bytes]) };
  },
  stat: async (key) => {
    const bytes = files.get(key);
    return bytes && { contentType: 'text/csv', size: bytes.length };
  },
  // oxlint-disable-next-line typescript/require-await -- the port lists as it goes
  list: async function* list() {
    yield* files.keys();
  },
  delete: async (key) => void files.delete(key),
});
