import { AsyncLocalStorage } from 'node:async_hooks';
import { create } from '@bufbuild/protobuf';
import type { ConnectRouter, Interceptor } from '@connectrpc/connect';
import {
  BillingService,
  type HoldForCallRequest,
  GetCreditBalanceResponseSchema,
  HoldForCallResponseSchema,
} from '@ringline/proto/billing/v1/billing_pb';
import { fastify } from 'fastify';
import { exportJWK, generateKeyPair } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  authorize,
  principalOf,
  serviceClaims,
  signPrincipal,
  PRINCIPAL_HEADER,
  type SigningKeys,
} from '../auth/index.ts';
import { Refusal, refusalOf } from '../errors/index.ts';
import { createLog, createMetrics } from '../telemetry/index.ts';
import { systemClock } from '../clock/index.ts';
import {
  HttpNetwork,
  InMemoryNetwork,
  createRpcClients,
  errorMapping,
  keepableTexts,
  measuredAnswers,
  ownContext,
  serveRpc,
  type Network,
} from './index.ts';

const callers = new AsyncLocalStorage<string>();
const given: HoldForCallRequest[] = [];
const seen: { context: string | undefined; kind: string }[] = [];

const routes = (router: ConnectRouter) => {
  router.service(BillingService, {
    holdForCall(request, context) {
      seen.push({ context: callers.getStore(), kind: principalOf(context).kind });
      given.push(request);
      if (request.callId === 'no id')
        throw Object.assign(new Error('invalid input syntax for type uuid: "no id"'), { code: '22P02' });
      if (request.callId === 'crash') throw new Error('a secret of the database');
      if (request.callId === 'broke') {
        throw new Refusal({
          code: 'INSUFFICIENT_BALANCE',
          message: 'Not enough credit for this call. Top up to continue.',
          why: { check: 'balance', required: '$0.04', current: '$0.00', whoCanFix: ['OWNER'] },
          details: { missingMicros: 40_000 },
        });
      }
      return create(HoldForCallResponseSchema, { allowed: true, coveredSeconds: 120 });
    },
    getCreditBalance: () => create(GetCreditBalanceResponseSchema, {}),
  });
};

/** Both adapters answer to this one suite. */
describe.each(['in memory', 'over HTTP'])('RPC %s', (kind) => {
  const app = fastify();
  const metrics = createMetrics();
  let network: Network;
  let keys: SigningKeys;

  beforeAll(async () => {
    const made = new Map<string, { kid: string; privateJwk: object; publicJwk: object }>();
    for (const purpose of ['access-token', 'principal', 'service']) {
      const pair = await generateKeyPair('EdDSA', { extractable: true });
      made.set(purpose, {
        kid: purpose,
        privateJwk: await exportJWK(pair.privateKey),
        publicJwk: await exportJWK(pair.publicKey),
      });
    }
    keys = {
      signingKey: (purpose) => ({ kid: purpose, jwk: made.get(purpose)!.privateJwk }),
      verificationKey: (purpose, kid) => (kid === purpose ? made.get(purpose)!.publicJwk : undefined),
    };
    const log = createLog('test', 'silent');
    const interceptors: Interceptor[] = [
      ownContext,
      measuredAnswers('billing', metrics),
      errorMapping(log),
      authorize(keys, systemClock),
      keepableTexts,
    ];
    if (kind === 'in memory') {
      const memory = new InMemoryNetwork();
      memory.add([BillingService], routes, interceptors);
      network = memory;
    } else {
      await serveRpc(app, routes, interceptors);
      const address = await app.listen({ host: '127.0.0.1', port: 0 });
      network = new HttpNetwork({ billing: address });
    }
  });
  afterAll(() => app.close());

  const client = () => createRpcClients('telephony', network, keys, systemClock, { metrics }).client(BillingService);

  it('a handler does not run in the async context of its caller', async () => {
    seen.length = 0;
    await callers.run('caller', () => client().holdForCall({ callId: '1' }));
    expect(seen).toEqual([{ context: undefined, kind: 'service' }]);
  });

  it('a refusal arrives whole', async () => {
    const refused = refusalOf(
      await client()
        .holdForCall({ callId: 'broke' })
        .catch((e: unknown) => e),
    );
    expect(refused).toMatchObject({
      code: 'INSUFFICIENT_BALANCE',
      why: { check: 'balance', whoCanFix: ['OWNER'] },
      details: { missingMicros: 40_000 },
    });
  });

  it('an unforeseen failure tells nothing of the inside', async () => {
    const failure = await client()
      .holdForCall({ callId: 'crash' })
      .catch((e: unknown) => e);
    expect(refusalOf(failure)?.code).toBe('INTERNAL');
    expect(String(failure)).not.toContain('secret');
  });

  it('an id that is none finds nothing', async () => {
    const failure = await client()
      .holdForCall({ callId: 'no id' })
      .catch((e: unknown) => e);
    expect(refusalOf(failure)?.code).toBe('NOT_FOUND');
  });

  it('a text arrives without what no XML document holds, and one with NUL is refused at its field', async () => {
    await client().holdForCall({ callId: 'a\u000bb\u0007', toNumber: 'x\ufffe' });
    expect(given.at(-1)).toMatchObject({ callId: 'a\nb', toNumber: 'x' });
    const failure = await client()
      .holdForCall({ toNumber: 'a\0b' })
      .catch((e: unknown) => e);
    expect(refusalOf(failure)).toMatchObject({ code: 'VALIDATION_FAILED', field: 'toNumber' });
  });

  it('a service may not do what a member may, and a forged principal is nobody', async () => {
    expect(
      refusalOf(
        await client()
          .getCreditBalance({})
          .catch((e: unknown) => e),
      )?.code,
    ).toBe('UNAUTHENTICATED');
    const other = await generateKeyPair('EdDSA', { extractable: true });
    const forged = await signPrincipal(
      serviceClaims('billing'),
      { ...keys, signingKey: async () => ({ kid: 'service', jwk: await exportJWK(other.privateKey) }) },
      new Date(),
    );
    const failure = await client()
      .holdForCall({ callId: '2' }, { headers: { [PRINCIPAL_HEADER]: forged.token } })
      .catch((e: unknown) => e);
    expect(refusalOf(failure)?.code).toBe('UNAUTHENTICATED');
  });

  it('every call is measured on both sides, by method and by how it ended', async () => {
    metrics.registry.resetMetrics();
    await client().holdForCall({ callId: '4' });
    await client()
      .holdForCall({ callId: 'broke' })
      .catch(() => undefined);
    const [asked, answered] = await Promise.all(
      ['rpc_client_duration_seconds', 'rpc_server_duration_seconds'].map((name) =>
        metrics.registry.getSingleMetricAsString(name),
      ),
    );
    for (const code of ['ok', 'failed_precondition']) {
      const labels = `method="BillingService/HoldForCall",code="${code}"`;
      expect(asked).toContain(`_count{service="telephony",${labels}} 1`);
      expect(answered).toContain(`_count{service="billing",${labels}} 1`);
    }
  });

  it('a service that is not there is told as unavailable', async () => {
    const empty = kind === 'in memory' ? new InMemoryNetwork() : new HttpNetwork({});
    const lost = createRpcClients('telephony', empty, keys, systemClock).client(BillingService);
    await expect(lost.holdForCall({ callId: '3' })).rejects.toThrow(/unavailable/);
  });
});
