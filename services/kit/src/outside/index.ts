/**
 * A request to an address that people of a workspace chose: it reaches the public Internet and nothing of ours (no SSRF). The
 * name is resolved once and the very address that was checked is connected to, so that it cannot be another one a moment later.
 */
import { lookup } from 'node:dns';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Why there is no answer. NOT_ALLOWED: the address is none of the public Internet. */
export type OutsideFailure = 'LATE' | 'NOT_ALLOWED' | 'TOO_LONG' | 'UNREACHABLE';

export class OutsideError extends Error {
  readonly reason: OutsideFailure;

  constructor(reason: OutsideFailure, message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}

export interface OutsideRequest {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string | Uint8Array;
  /** For everything, from the name to the last byte. */
  timeoutMs: number;
  /** Bytes of the answer that are read at the most. */
  longest: number;
  /** Lets addresses of this machine through, also without TLS: for tests and development. */
  allowLoopback?: boolean;
}

/** Whether people may give this address: https, without a password in it. Where its name leads is known when it is asked. */
export function isOutsideUrl(text: string, allowLoopback = false): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || url.username !== '' || url.password !== '') return false;
  const host = bare(url.hostname);
  const literal = isIP(host) !== 0;
  if (url.protocol === 'http:') return allowLoopback && (host === 'localhost' || (literal && isLoopback(host)));
  if (url.protocol !== 'https:') return false;
  return literal ? mayReach(host, allowLoopback) : host.includes('.') || (allowLoopback && host === 'localhost');
}

/**
 * Posts, and reads the answer whatever its status. Redirects are answers: nobody is sent on.
 * @throws OutsideError
 */
export async function postOutside(asked: OutsideRequest): Promise<Pick<OutsideAnswer, 'status' | 'text'>> {
  const { status, text } = await ask('POST', asked);
  return { status, text };
}

/**
 * Gets a page, or a file, and what it says it is. Redirects are answers.
 * @throws OutsideError
 */
export const getOutside = (asked: Omit<OutsideRequest, 'body'>): Promise<OutsideAnswer> =>
  ask('GET', { ...asked, body: '' });

interface OutsideAnswer {
  status: number;
  text: string;
  /** Its Content-Type; empty: it says none. */
  type: string;
  /** Where a redirect leads; empty: it is none. */
  location: string;
}

async function ask(method: 'GET' | 'POST', asked: OutsideRequest): Promise<OutsideAnswer> {
  const { url, headers, body, timeoutMs, longest, allowLoopback = false } = asked;
  if (!isOutsideUrl(url, allowLoopback)) throw new OutsideError('NOT_ALLOWED', 'The address is none of the Internet');
  const signal = AbortSignal.timeout(timeoutMs);
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const send = url.startsWith('https:') ? httpsRequest : httpRequest;
  const sent = send(url, { method, agent: false, signal, headers, lookup: checkedLookup(allowLoopback) }, resolve);
  sent.once('error', reject);
  sent.end(method === 'GET' ? undefined : body);
  try {
    const answer = await promise;
    const parts: Buffer[] = [];
    let size = 0;
    for await (const part of answer as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > longest) throw new OutsideError('TOO_LONG', `The answer has more than ${longest} bytes`);
      parts.push(part);
    }
    return {
      status: answer.statusCode ?? 0,
      text: Buffer.concat(parts).toString('utf8'),
      type: answer.headers['content-type'] ?? '',
      location: answer.headers.location ?? '',
    };
  } catch (error) {
    if (error instanceof OutsideError) throw error;
    if (signal.aborted) throw new OutsideError('LATE', `No answer within ${timeoutMs} ms`, error);
    throw new OutsideError('UNREACHABLE', 'It cannot be reached', error);
  } finally {
    sent.destroy();
  }
}

/**
 * Resolves a name to the addresses that may be reached; a name that leads to any other one is refused altogether.
 * @param resolve how names are looked up
 */
export function checkedLookup(allowLoopback: boolean, resolve: typeof lookup = lookup): LookupFunction {
  return (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, []);
      const [first] = found;
      if (!first || !found.every(({ address }) => mayReach(address, allowLoopback)))
        return done(new OutsideError('NOT_ALLOWED', `${host} leads into a network that is not public`), []);
      return options.all === true ? done(null, found) : done(null, first.address, first.family);
    });
  };
}

/** An IPv6 address in a URL stands in brackets. */
const bare = (hostname: string): string => hostname.replace(/^\[(.*)\]$/, '$1');

const isLoopback = (address: string): boolean => ipaddr.process(address).range() === 'loopback';

/** What of IPv6 is given out to the Internet at all. `::7f00:1` and its like, which carry an IPv4 address, are not of it. */
const GLOBAL = ipaddr.IPv6.parseCIDR('2000::/3');

/** `unicast` is what is left when every reserved range is taken away; most addresses that carry an IPv4 one are reserved, too. */
function mayReach(address: string, allowLoopback: boolean): boolean {
  const ip = ipaddr.process(address);
  const range = ip.range();
  if (range === 'unicast') return ip instanceof ipaddr.IPv4 || ip.match(GLOBAL);
  return allowLoopback && range === 'loopback';
}
