/** What the carrier's parts are given. */
import type { Clock, Ids } from '@ringline/kit/clock';
import type { Faults } from '../faults/faults.ts';
import type { MediaSwitch } from '../media/switch.ts';
import type { Store, Writes } from '../store/store.ts';
import type { Wire } from '../wire/wire.ts';
import type { CallbackInit } from './records.ts';
import type { Prompts } from './media/prompts.ts';

/** The application's account at the provider of Viber. */
export interface ViberAccount {
  readonly apiKey: string;
  readonly apiSecret: string;
  readonly signatureSecret: string;
  /** Where its API is reached, and where the application hears of messages. */
  readonly apiUrl: string;
  readonly inboundUrl: string;
}

export interface CarrierConfig {
  readonly accountSid: string;
  readonly authToken: string;
  readonly apiKeySid: string;
  readonly apiKeySecret: string;
  /** The TwiML application of browser calls, and where its voice URL points before anybody changes it. */
  readonly applicationSid: string;
  readonly applicationVoiceUrl: string;
  readonly applicationStatusUrl: string;
  /** Where the REST API is reached: `<public>/sandbox/carrier`. */
  readonly baseUrl: string;
  /** Calls that REST may start per second. */
  readonly callsPerSecond: number;
  /** Milliseconds from acceptance to sent, and from sent to delivered. */
  readonly textSentMs: number;
  readonly textDeliveredMs: number;
  /** Milliseconds from one step of a registration to the next: submitted, in review, decided. */
  readonly registryStepMs: number;
  readonly recordingsDir: string;
  /** The provider of Viber; undefined: there is none. */
  readonly viber?: ViberAccount | undefined;
}

export interface CarrierDeps {
  readonly config: CarrierConfig;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly store: Store;
  readonly faults: Faults;
  readonly wire: Wire;
  readonly media: MediaSwitch;
  readonly prompts: Prompts;
  /** Writes, and wakes the callback queue when there is something to send. */
  readonly commit: (
    collect: (writes: Writes & { report(init: Omit<CallbackInit, 'dueAt'>): void }) => void,
  ) => Promise<void>;
  readonly onError: (error: unknown) => void;
}
