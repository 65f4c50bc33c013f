/** Seeded requests to the carrier's addresses: real parameter names with values that no carrier would send. */

import { paths } from '@ringline/telephony/carrier-addresses';

const { sound, media: _audio, ...requests } = paths;

/** Where the carrier calls us: all that telephony tells it, and where messaging hears what became of a text. */
export const PATHS = [
  ...Object.values(requests),
  `${sound}/hold-music`,
  `${sound}/nothing`,
  '/webhooks/messages/status',
] as const;

const NAMES = [
  'CallSid',
  'From',
  'To',
  'CallStatus',
  'Digits',
  'callId',
  'legId',
  'SequenceNumber',
  'Timestamp',
  'SipResponseCode',
  'StatusCallbackEvent',
  'ConferenceSid',
  'RecordingSid',
  'RecordingStatus',
  'RecordingDuration',
  'ErrorUrl',
  'ErrorCode',
  'MessageSid',
  'SmsSid',
  'MessageStatus',
  'Body',
  'NumMedia',
  'MediaUrl0',
  'MediaContentType0',
  'AccountSid',
] as const;
const QUERIES = ['w', 'c', 'l', 'step', 'n', 'since', 'once'] as const;
const WORDS = [
  '',
  ' ',
  '0',
  '-1',
  'NaN',
  '1e999',
  '99999999999999999999',
  'null',
  'undefined',
  'true',
  '[object Object]',
  '\0',
  'a\0b',
  '\ud800',
  '😀'.repeat(50),
  '٣',
  '%',
  '%zz',
  '%00',
  '\r\nX: y',
  '<Response/>',
  '&amp;',
  "' OR 1=1 --",
  '{"a":1}',
  '../../etc/passwd',
  'client:',
  'client:__proto__',
  'client:w_u_d',
  '__proto__',
  'constructor',
  '+',
  '+1',
  '+1415555',
  'whatsapp:+15005550006',
  'anonymous',
  'sip:a@b',
  '+99999999999999999',
  '15035550100',
  'completed',
  'in-progress',
  'ringing',
  'participant-join',
  'conference-end',
  'start',
  'failed',
  'delivered',
  'keys',
  'CA00000000000000000000000000000000',
  'RE00000000000000000000000000000000',
  'SM00000000000000000000000000000000',
  '00000000-0000-0000-0000-000000000000',
  '018f0000-0000-7000-8000-00000000000g',
  'http://localhost:1/x',
  'Infinity',
];

export interface FuzzedRequest {
  readonly path: string;
  readonly body: string;
  readonly contentType: string;
  /** With the carrier's signature over exactly this. */
  readonly signed: boolean;
  /** Of those that are not signed: what stands in its place. */
  readonly signature: string | undefined;
  readonly form: Record<string, string> | undefined;
}

/** A call that exists, with its number. */
export interface Known {
  readonly workspaceId: string;
  readonly callId: string;
  readonly legIds: readonly string[];
  /** Values that name something, by the carrier's names. */
  readonly form: Readonly<Record<string, readonly string[]>>;
}

/** The same seed gives the same requests. */
export class Fuzz {
  #state: number;
  readonly #known: readonly Known[];
  readonly #signed: number;

  /**
   * @param options.known what exists: half of the requests name one of these, in query and body
   * @param options.signed share of the requests with a form that have the carrier's signature
   */
  constructor(seed: number, options: { known?: readonly Known[]; signed?: number } = {}) {
    this.#state = seed >>> 0;
    this.#known = options.known ?? [];
    this.#signed = options.signed ?? 0.5;
  }

  next(): FuzzedRequest {
    const known = this.#known.length > 0 && this.#chance(0.5) ? this.#pick(this.#known) : undefined;
    const path = this.#pick(PATHS) + (known ? this.#queryOf(known) : this.#query());
    if (this.#chance(0.1)) return this.#shapeless(path);
    const form: Record<string, string> = {};
    for (let n = this.#upTo(12); n > 0; n -= 1)
      form[this.#chance(0.9) ? this.#pick(NAMES) : this.#value()] = this.#value();
    if (known)
      for (const [name, values] of Object.entries(known.form)) if (this.#chance(0.6)) form[name] = this.#pick(values);
    const body = new URLSearchParams(form).toString();
    const contentType = 'application/x-www-form-urlencoded';
    if (this.#chance(this.#signed)) {
      // What travels is what is signed: names and values as they arrive, lone halves of characters mended.
      const arrives = Object.fromEntries(new URLSearchParams(body));
      return { path, body, contentType, signed: true, signature: undefined, form: arrives };
    }
    const signature = this.#pick([undefined, '', 'AAAA', this.#value().replaceAll(/[^\x20-\x7e]/g, '?')]);
    return { path, body, contentType, signed: false, signature, form };
  }

  /** A body that is no form at all. */
  #shapeless(path: string): FuzzedRequest {
    const contentType = this.#pick([
      'application/json',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'x/y',
    ]);
    const body = this.#pick([
      '{',
      '[]',
      '=&=&==',
      '%%%',
      'a'.repeat(this.#upTo(60_000)),
      `a[b][c]=1&${'&'.repeat(500)}`,
    ]);
    return { path, body, contentType, signed: false, signature: undefined, form: undefined };
  }

  #query(): string {
    if (this.#chance(0.3)) return '';
    const query = new URLSearchParams();
    for (let n = this.#upTo(5); n > 0; n -= 1) query.append(this.#pick(QUERIES), this.#value());
    return `?${query.toString()}`;
  }

  /** The call is there; what stands beside it is not. */
  #queryOf({ workspaceId, callId, legIds }: Known): string {
    const query = new URLSearchParams({ w: workspaceId, c: callId, l: this.#pick(legIds) });
    query.set('step', this.#pick(['answer', 'greeted', 'played', 'keys', 'now', this.#value()]));
    for (const name of ['n', 'since', 'once'] as const) if (this.#chance(0.3)) query.set(name, this.#value());
    return `?${query.toString()}`;
  }

  #value(): string {
    const word = this.#pick(WORDS);
    return this.#chance(0.05) ? word.repeat(this.#upTo(200)) : word;
  }

  #upTo(most: number): number {
    return Math.floor(this.#random() * (most + 1));
  }

  #chance(p: number): boolean {
    return this.#random() < p;
  }

  #pick<T>(from: readonly T[]): T {
    return from[Math.floor(this.#random() * from.length)] as T;
  }

  /** mulberry32. */
  #random(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    const a = this.#state;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }
}
