import type { Readable } from 'node:stream';
import twilio from 'twilio';
import { DEVICE_TOKEN_SECONDS, mintDeviceToken } from './deviceToken.ts';
import type { CarrierEnvironment } from './environment.ts';
import { fetchFlowing } from './flowing.ts';
import { CarrierRequestClient } from './requestClient.ts';
import type { Metrics } from '../telemetry/index.ts';
import { isSignedByCarrier, type SignedRequest } from './signature.ts';

/** For so long nothing may come of a file that is fetched, in ms. */
const MEDIA_IDLE_MS = 30_000;

/** The one carrier of a deployment: REST, webhook signatures, device tokens. */
export interface Carrier {
  /** The library's REST client, on the configured base address. */
  readonly rest: ReturnType<typeof twilio>;
  readonly applicationSid: string;
  isSigned(request: SignedRequest): boolean;
  deviceToken(identity: string): { token: string; ttlSeconds: number };
  /** Our public address of a path, as the carrier is told. */
  publicUrl(path: string, query?: Readonly<Record<string, string>>): string;
  /**
   * The bytes of a finished recording, as two-channel WAV, as they come: four hours of talk are 460 MB. Undefined when the carrier
   * has none (yet).
   * @param signal ends it
   * @throws Error, also while the body is read, when the carrier fails or nothing comes for 30 s
   */
  recordingMedia(recordingSid: string, signal?: AbortSignal): Promise<{ body: Readable } | undefined>;
}

/** Binds the `twilio` library to the configured account. */
export function createCarrier(env: CarrierEnvironment, metrics?: Metrics): Carrier {
  const httpClient = new CarrierRequestClient(env.CARRIER_API_URL, metrics);
  const rest = twilio(env.CARRIER_ACCOUNT_SID, env.CARRIER_AUTH_TOKEN, { httpClient });
  const base = env.PUBLIC_URL.replace(/\/+$/, '');
  return {
    rest,
    applicationSid: env.CARRIER_APP_SID,
    isSigned: (request) => isSignedByCarrier(env.CARRIER_AUTH_TOKEN, base, request),
    deviceToken: (identity) => ({ token: mintDeviceToken(env, identity), ttlSeconds: DEVICE_TOKEN_SECONDS }),
    publicUrl: (path, query) => base + path + (query ? `?${new URLSearchParams(query).toString()}` : ''),
    async recordingMedia(recordingSid, signal) {
      const url = `${env.CARRIER_API_URL.replace(/\/+$/, '')}/2010-04-01/Accounts/${env.CARRIER_ACCOUNT_SID}/Recordings/${recordingSid}.wav?RequestedChannels=2`;
      const authorization = `Basic ${Buffer.from(`${env.CARRIER_ACCOUNT_SID}:${env.CARRIER_AUTH_TOKEN}`).toString('base64')}`;
      const media = await fetchFlowing(url, { headers: { authorization }, idleMs: MEDIA_IDLE_MS, signal });
      if (media.ok) return { body: media.body };
      media.body.destroy();
      if (media.status === 404) return undefined;
      throw new Error(`The carrier answered ${media.status} for the recording`);
    },
  };
}
