/** The outside world, put together from a service's context: used by the service and by its tests alike. */
import path from 'node:path';
import type { Clock, Ids } from '@ringline/kit/clock';
import { createCommit } from './carrier/commit.ts';
import { createCarrier, type Carrier } from './carrier/carrier.ts';
import type { CarrierConfig, CarrierDeps } from './carrier/deps.ts';
import { createPrompts, shipped } from './carrier/media/prompts.ts';
import { createCallbackQueue, type CallbackQueue } from './carrier/webhooks/callbacks.ts';
import { loadFaults, type Faults } from './faults/faults.ts';
import { createGoogle, type Google, type GoogleClient } from './google/google.ts';
import { createPhones, type Phones } from './handset/phones.ts';
import { createMailbox, type Mailbox } from './mailbox/mailbox.ts';
import type { MediaSwitch } from './media/switch.ts';
import { createPushService, type PushService } from './push/pushService.ts';
import { createEars, type Ears } from './speech/ears.ts';
import { createStore, type SandboxDatabase, type Store } from './store/store.ts';
import { createTills, type Tills, type TillSettings } from './tills.ts';
import { createWire, type Wire } from './wire/wire.ts';

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
  /** Who takes payments there. */
  readonly tills: Tills;
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
  /** Who takes money there; none: nobody does. */
  tills?: TillSettings;
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
  const tills = createTills({ tills: { url: '' }, ...options, wire });
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
    tills,
    google: options.googleClient && createGoogle({ client: options.googleClient, clock }),
    async stop() {
      // First, so that what ends now is reported by the next process: the application may be gone already.
      await Promise.all([callbacks.stop(), tills.deliveries.stop()]);
      await carrier.stop();
      await mailbox.stop();
      await prompts.close();
    },
  };
}
