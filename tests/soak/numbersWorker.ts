/** One of the processes of the numbers soak: billing and telephony with all that runs in them, until it is killed. */
import { createClient, type Interceptor } from '@connectrpc/connect';
import { composeAll, SERVICES } from '@ringline/deploy/compose';
import { environment } from '@ringline/deploy/environment';
import { PRINCIPAL_HEADER, signPrincipal } from '@ringline/kit/auth';
import { parseEnvironment } from '@ringline/kit/config';
import { refusalOf } from '@ringline/kit/errors';
import { createDispatcher } from '@ringline/kit/events';
import { createHttpServer } from '@ringline/kit/http';
import { createRpcClients } from '@ringline/kit/rpc';
import { createLog } from '@ringline/kit/telemetry';
import { BillingService } from '@ringline/proto/billing/v1/billing_pb';
import { NumberPurchaseService } from '@ringline/proto/telephony/v1/purchases_pb';

/** What a process is told at its start. */
export interface Place {
  readonly dataDir: string;
  /** Address of the site, with a path of this process's own, so that whoever listens there knows who asks. */
  readonly url: string;
  readonly databases: Readonly<Record<string, string>>;
}

/** What the parent wants done. */
export interface Task {
  readonly id: number;
  readonly what: 'buy' | 'finish' | 'open' | 'reserve';
  readonly workspaceId: string;
  readonly userId: string;
  readonly number?: string;
  readonly purchaseId?: string;
}

export interface Done {
  /** 0: it is ready. */
  readonly id: number;
  readonly port?: number;
  readonly purchaseId?: string;
  readonly status?: string;
  readonly confirmationUrl?: string;
  /** A refusal's code, or what went wrong. */
  readonly refused?: string;
}

const OURS: ReadonlySet<string> = new Set(['billing', 'telephony']);
const place = JSON.parse(process.argv[2] ?? '{}') as Place;
const log = createLog('soak', process.env['SOAK_LOG'] ?? 'silent');
const source = { PORT: '0', DATA_DIR: place.dataDir, DEMO_WORKSPACE: 'false' };
const { adapters, services, network, secrets } = await composeAll({
  source,
  env: parseEnvironment('Ringline', environment, source),
  log,
  dataDir: place.dataDir,
  url: place.url,
  // Nothing of a purchase is mailed.
  smtpPort: 9,
  databaseUrl: (service) => place.databases[service] ?? '',
  definitions: SERVICES.filter(({ name }) => OURS.has(name)),
});
await Promise.all(services.map((service) => service.prepare()));
const app = await createHttpServer({ log, metrics: adapters.metrics, ready: async () => undefined });
for (const service of services) await app.register((scope) => service.http(scope));
const address = await app.listen({ host: '127.0.0.1', port: 0 });
await createDispatcher(services, log, adapters.metrics).start();
for (const service of services) await service.start();

process.on('message', (task: Task) => {
  void work(task).then(
    (done) => process.send?.({ id: task.id, ...done }),
    (error: unknown) => {
      const { code, message } = refusalOf(error) ?? { code: 'UNFORESEEN', message: String(error) };
      process.send?.({ id: task.id, refused: `${code}: ${message}` });
    },
  );
});
process.on('disconnect', () => process.exit(0));
process.send?.({ id: 0, port: Number(new URL(address).port) } satisfies Done);

async function work({ what, workspaceId, userId, number = '', purchaseId = '' }: Task): Promise<Omit<Done, 'id'>> {
  if (what === 'open') {
    const rpc = createRpcClients('deploy', network, secrets, adapters.clock);
    await rpc
      .client(BillingService)
      .ensureDemoSubscription({ workspaceId, plan: 'ENTERPRISE', creditMicros: 50_000_000n });
    return {};
  }
  const purchases = await clientOf(workspaceId, userId);
  const asked = {
    number,
    name: '',
    teamId: '',
    redirectUrl: `${place.url}/settings/channels`,
    paymentGateway: '',
    plan: '',
  };
  const { purchase } =
    what === 'reserve'
      ? await purchases.reserveNumber({ number })
      : what === 'buy'
        ? await purchases.buyNumber(asked)
        : await purchases.finishPurchase({ purchaseId, externalId: '', number });
  const { id = '', status = '', confirmationUrl = '' } = purchase ?? {};
  return { purchaseId: id, status, confirmationUrl };
}

/** Purchases as the owner of a workspace makes them. */
async function clientOf(workspaceId: string, userId: string) {
  const all = { CREATE: 'all', READ: 'all', UPDATE: 'all', DELETE: 'all' } as const;
  const { token } = await signPrincipal(
    {
      kind: 'user',
      userId,
      sessionId: userId,
      workspaceId,
      profileId: userId,
      role: 'OWNER',
      teamIds: [],
      grants: { PHONE_NUMBERS: all, BILLING: all },
      plan: 'ENTERPRISE',
      features: [],
      seat: true,
      ownerName: 'Ana',
    },
    secrets,
    adapters.clock.now(),
  );
  const identify: Interceptor = (next) => (request) => {
    request.header.set(PRINCIPAL_HEADER, token);
    return next(request);
  };
  return createClient(NumberPurchaseService, network.transportFor(NumberPurchaseService, [identify]));
}
