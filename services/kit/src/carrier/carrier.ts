import type { Readable } from 'node:stream';
import twilio from 'twilio';
import { z } from 'zod';
import { DEVICE_TOKEN_SECONDS, mintDeviceToken } from './deviceToken.ts';
import type { CarrierEnvironment } from './environment.ts';
import { fetchFlowing } from './flowing.ts';
import { CarrierRequestClient } from './requestClient.ts';
import type { Metrics } from '../telemetry/index.ts';
import { isSignedByCarrier, type SignedRequest } from './signature.ts';

/** For so long nothing may come of a file that is fetched, in ms. */
const MEDIA_IDLE_MS = 30_000;

const documentAnswer = z.looseObject({ sid: z.string().optional(), message: z.string().optional() });
/** For so long a document may take to be sent, in ms. */
const DOCUMENT_MS = 60_000;
/** The carrier takes documents at a host of its own, which the library does not know. */
const DOCUMENTS = 'https://numbers-upload.twilio.com';
const CLOUD = /^https:\/\/[^/]+\.twilio\.com$/;

/** The end of the address of a text's file. */
const MEDIA_PATH = /\/2010-04-01\/Accounts\/(AC\w+)\/Messages\/(\w+)\/Media\/(\w+)$/;

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
  /** The files of a text: where they are, and what its sender says they are. @throws Error when the carrier fails */
  mediaOfMessage(messageSid: string): Promise<{ url: string; mimeType: string }[]>;
  /**
   * The bytes of a text's file. Undefined when the carrier has none, and for an address that is no file's of our account.
   * @throws Error, also while the body is read, when the carrier fails or nothing comes for 30 s
   */
  messageMedia(url: string, signal?: AbortSignal): Promise<{ body: Readable } | undefined>;
  /**
   * Sends a document that proves something of numbers. @returns its sid
   * @throws DocumentRefused when the carrier does not take it; Error when it fails
   */
  sendDocument(document: CarrierDocument): Promise<string>;
  /** Has the carrier forget a text's file; one that it does not have is forgotten. @throws Error when the carrier fails */
  forgetMessageMedia(url: string): Promise<void>;
  /** Hands a document in with its file, which the library has no request for. @returns its sid @throws RestException as the library */
  handInDocument(document: HandedIn): Promise<string>;
}

export interface CarrierDocument {
  /** utility_bill. */
  readonly type: string;
  readonly name: string;
  readonly mimeType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The carrier does not take a document. */
export class DocumentRefused extends Error {
  override readonly name = 'DocumentRefused';
}

/** A document of a regulated number. */
export interface HandedIn {
  readonly friendlyName: string;
  readonly type: string;
  readonly attributes: object;
  readonly file: { readonly name: string; readonly mimeType: string; readonly bytes: Uint8Array };
}

/** The provider takes files at a host of its own; whoever speaks its protocol elsewhere takes them beside the rest. */
const uploadsOf = (api: string): string =>
  api === 'https://api.twilio.com' ? 'https://numbers-upload.twilio.com' : api;

/** Binds the `twilio` library to the configured account. */
export function createCarrier(env: CarrierEnvironment, metrics?: Metrics): Carrier {
  const httpClient = new CarrierRequestClient(env.CARRIER_API_URL, metrics);
  const rest = twilio(env.CARRIER_ACCOUNT_SID, env.CARRIER_AUTH_TOKEN, { httpClient });
  const base = env.PUBLIC_URL.replace(/\/+$/, '');
  const api = env.CARRIER_API_URL.replace(/\/+$/, '');
  const authorization = `Basic ${Buffer.from(`${env.CARRIER_ACCOUNT_SID}:${env.CARRIER_AUTH_TOKEN}`).toString('base64')}`;
  // The address is the one that we know of the carrier, whatever a webhook says: nobody else is shown our credentials.
  const ownMedia = (url: string) => {
    const [, account, message, media] = MEDIA_PATH.exec(url) ?? [];
    return account === env.CARRIER_ACCOUNT_SID
      ? `${api}/2010-04-01/Accounts/${account}/Messages/${message}/Media/${media}`
      : undefined;
  };
  return {
    rest,
    applicationSid: env.CARRIER_APP_SID,
    isSigned: (request) => isSignedByCarrier(env.CARRIER_AUTH_TOKEN, base, request),
    deviceToken: (identity) => ({ token: mintDeviceToken(env, identity), ttlSeconds: DEVICE_TOKEN_SECONDS }),
    publicUrl: (path, query) => base + path + (query ? `?${new URLSearchParams(query).toString()}` : ''),
    async recordingMedia(recordingSid, signal) {
      const url = `${api}/2010-04-01/Accounts/${env.CARRIER_ACCOUNT_SID}/Recordings/${recordingSid}.wav?RequestedChannels=2`;
      const media = await fetchFlowing(url, { headers: { authorization }, idleMs: MEDIA_IDLE_MS, signal });
      if (media.ok) return { body: media.body };
      media.body.destroy();
      if (media.status === 404) return undefined;
      throw new Error(`The carrier answered ${media.status} for the recording`);
    },
    async mediaOfMessage(messageSid) {
      const media = await rest.messages(messageSid).media.list();
      return media.map(({ uri, contentType }) => ({ url: api + uri.replace(/\.json$/, ''), mimeType: contentType }));
    },
    async messageMedia(url, signal) {
      const own = ownMedia(url);
      if (own === undefined) return undefined;
      // It answers with where the file lies; fetch leaves our credentials out at another origin.
      const media = await fetchFlowing(own, { headers: { authorization }, idleMs: MEDIA_IDLE_MS, signal });
      if (media.ok) return { body: media.body };
      media.body.destroy();
      if (media.status === 404) return undefined;
      throw new Error(`The carrier answered ${media.status} for a text's file`);
    },
    async sendDocument({ type, name, mimeType, bytes }) {
      const body = new FormData();
      body.set('document_type', type);
      body.set('friendly_name', name);
      body.set('File', new Blob([bytes], { type: mimeType }), name);
      const url = `${CLOUD.test(api) ? DOCUMENTS : api}/v1/Documents`;
      const signal = AbortSignal.timeout(DOCUMENT_MS);
      const answer = await fetch(url, { method: 'POST', headers: { authorization }, body, signal });
      const told = documentAnswer.safeParse(await answer.json().catch(() => undefined));
      if (answer.status >= 400 && answer.status < 500 && answer.status !== 429)
        throw new DocumentRefused(told.data?.message ?? `The carrier answered ${answer.status}`);
      if (!answer.ok || !told.data?.sid) throw new Error(`The carrier answered ${answer.status} for a document`);
      return told.data.sid;
    },
    async forgetMessageMedia(url) {
      const own = ownMedia(url);
      if (own === undefined) return;
      const options = { method: 'DELETE', headers: { authorization }, signal: AbortSignal.timeout(MEDIA_IDLE_MS) };
      const { ok, status } = await fetch(`${own}.json`, options);
      if (!ok && status !== 404) throw new Error(`The carrier answered ${status} for the deletion of a text's file`);
    },
    async handInDocument({ friendlyName, type, attributes, file }) {
      const form = new FormData();
      form.set('FriendlyName', friendlyName);
      form.set('Type', type);
      form.set('Attributes', JSON.stringify(attributes));
      form.set('File', new Blob([new Uint8Array(file.bytes)], { type: file.mimeType }), file.name);
      const answer = await fetch(`${uploadsOf(api)}/v2/RegulatoryCompliance/SupportingDocuments`, {
        method: 'POST',
        headers: { authorization },
        body: form,
        signal: AbortSignal.timeout(MEDIA_IDLE_MS),
      });
      const told = (await answer.json()) as { sid?: string; code?: number; message?: string };
      if (answer.ok && told.sid !== undefined) return told.sid;
      throw new twilio.RestException({ statusCode: answer.status, body: told });
    },
  };
}
