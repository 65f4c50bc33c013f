/** The outside world, put together from a service's context: used by the service and by its tests alike. */
import path from 'node:path';
import type { Clock, Ids } from '@ringline/kit/clock';
import { createCommit } from './carrier/commit.ts';
import { createCarrier, type Carrier } from './carrier/carrier.ts';
import type { CarrierConfig, CarrierDeps } from './carrier/deps.ts';
import { createPrompts, shipped } from './carrier/media/prompts.ts';
import { createCallbackQueue, type CallbackQueue } from './carrier/webhooks/callbacks.ts';
import { loadFaults, type Faults } from './faults/faults.ts';
import { createDeliveries, type Deliveries } from './gateway/deliveries.ts';
import { createGateway, type Gateway } from './gateway/gateway.ts';
import { createGoogle, type Google, type GoogleClient } from './google/google.ts';
import { createPhones, type Phones } from './handset/phones.ts';
import { createMailbox, type Mailbox } from './mailbox/mailbox.ts';
import type { MediaSwitch } from './media/switch.ts';
import { createPushService, type PushService } from './push/pushService.ts';
import { createEars, type Ears } from './speech/ears.ts';
import { createStore, type SandboxDatabase, type Store } from './store/store.ts';
import { createWire, type Wire } from './wire/wire.ts';

/** The payment gateway, and the key that it asks for. */
export interface Till {
  readonly gateway: Gateway;
  readonly deliveries: Deliveries;
  readonly secretKey: string;
}

export interface Sandbox {
  readonly carrier: Carrier;
  readonly callbacks: CallbackQueue;
  readonly faults: Faults;
  readonly phones: Phones;
  readonly mailbox: Mailbox;
  readonly store: Store;
  readonly wire: Wire;
  readonly ears: Ears;
  readonly push: PushService;
  /** Where the sandbox takes payments. */
  readonly till: Till | undefined;
  /** Where the sandbox has Google accounts. */
  readonly google: Google | undefined;
  stop(): Promise<void>;
}

export async function createSandbox(options: {
  db: SandboxDatabase;
  clock: Clock;
  ids: Ids;
  config: CarrierConfig;
  dataDir: string;
  media: MediaSwitch;
  /** Address of the site, and the secrets of its payment gateway; none: it takes no payments. */
  payments?: { readonly url: string; readonly secretKey: string; readonly webhookSecret: string } | undefined;
  /** Who may ask for contacts at Google; none: there is no Google. */
  googleClient?: GoogleClient | undefined;
  onError: (error: unknown) => void;
}): Promise<Sandbox> {
  const { db, clock, ids, config, media, onError } = options;
  const store = createStore(db);
  const wire = createWire(clock);
  const faults = await loadFaults(db);
  const phones = createPhones(db, shipped('caller-8k'), () => clock.now());
  const mailbox = createMailbox({ db, clock, ids, onError });
  const callbacks = createCallbackQueue({
    store,
    clock,
    wire,
    faults,
    authToken: config.authToken,
    viber: config.viber,
    onError,
  });
  const promptsDir = path.join(options.dataDir, 'sandbox', 'prompts');
  const prompts = createPrompts({
    dir: promptsDir,
    authToken: config.authToken,
    now: () => clock.now().getTime(),
  });
  const commit = createCommit({ store, clock, faults, wire, wake: callbacks.wake });
  const deps: CarrierDeps = { config, clock, ids, store, faults, wire, media, prompts, commit, onError };
  const carrier = createCarrier(deps, phones);
  const till = options.payments && createTill({ ...options, ...options.payments, wire });
  return {
    carrier,
    callbacks,
    faults,
    phones,
    mailbox,
    store,
    wire,
    ears: createEars(promptsDir),
    push: createPushService({ base: config.baseUrl.replace(/\/carrier$/, '/push'), clock, wire }),
    till,
    google: options.googleClient && createGoogle({ client: options.googleClient, clock }),
    async stop() {
      // First, so that what ends now is reported by the next process: the application may be gone already.
      await Promise.all([callbacks.stop(), till?.deliveries.stop()]);
      await carrier.stop();
      await mailbox.stop();
      await prompts.close();
    },
  };
}

function createTill(options: {
  db: SandboxDatabase;
  clock: Clock;
  wire: Wire;
  url: string;
  secretKey: string;
  webhookSecret: string;
  onError: (error: unknown) => void;
}): Till {
  const { db, clock, wire, url, secretKey, webhookSecret: secret, onError } = options;
  const gateway = createGateway({
    db,
    clock,
    payUrl: `${url}/sandbox/gateway/pay`,
    portalUrl: `${url}/sandbox/gateway/portal`,
  });
  const deliveries = createDeliveries({
    gateway,
    clock,
    wire,
    url: `${url}/webhooks/payments/stripe`,
    secret,
    onError,
  });
  return { gateway, deliveries, secretKey };
}
