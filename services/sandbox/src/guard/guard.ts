/**
 * Who may reach the sandbox. It shows every code and can be any caller, so it is an open door: loopback only unless
 * somebody says otherwise with a pass-phrase, never in production, and every route and socket checks Host and Origin
 * (a web page elsewhere must not drive it, and a rebinding DNS name must not read it).
 */

import { hostsOf, isLoopback, isOurHost, type Hosts } from '@ringline/kit/http';

export class SandboxClosed extends Error {
  override readonly name = 'SandboxClosed';
}

export interface Door {
  readonly nodeEnv: string | undefined;
  /** The address on which the sandbox's HTTP listens. */
  readonly bind: string;
  /** The explicit switch for another address than loopback. */
  readonly allowPublic: boolean;
  readonly passphrase: string | undefined;
}

/** Twelve characters: what a person will type, and long enough not to be guessed through the rate of one page. */
const shortestPassphrase = 12;

/**
 * Refuses to start where the sandbox would be an open door to strangers.
 * @throws SandboxClosed naming the variable to change.
 */
export function assertMayOpen(door: Door): void {
  if (door.nodeEnv === 'production') {
    throw new SandboxClosed(
      'The sandbox does not start with NODE_ENV=production: it shows every code and can be any caller. Set SANDBOX_ENABLED=false, or unset NODE_ENV.',
    );
  }
  if (isLoopback(door.bind)) return;
  if (!door.allowPublic) {
    throw new SandboxClosed(
      `The sandbox would be reachable from outside at ${door.bind}. Listen on 127.0.0.1, or set SANDBOX_ALLOW_PUBLIC=true together with SANDBOX_PASSPHRASE.`,
    );
  }
  if ((door.passphrase ?? '').length < shortestPassphrase) {
    throw new SandboxClosed(
      `SANDBOX_ALLOW_PUBLIC=true needs SANDBOX_PASSPHRASE with at least ${shortestPassphrase} characters: anyone who reaches the sandbox can read every code.`,
    );
  }
}

export interface Visitor {
  readonly method: string;
  readonly host: string | undefined;
  readonly origin: string | undefined;
  /** Sec-Fetch-Site and Sec-Fetch-Mode, which browsers send and pages cannot forge. */
  readonly fetchSite?: string | undefined;
  readonly fetchMode?: string | undefined;
}

export interface House {
  /** Names by which the sandbox may be called. */
  readonly hosts: Hosts;
  /** Further origins that may call it, such as the public URL and a development server. */
  readonly origins: ReadonlySet<string>;
}

export type Verdict =
  | { readonly ok: true }
  | { readonly ok: false; readonly status: 403 | 421; readonly reason: string };

const welcome: Verdict = { ok: true };

/** Judges the Host and Origin of one request or socket upgrade. */
export function judge(visitor: Visitor, house: House): Verdict {
  if (!isOurHost(visitor.host, house.hosts)) {
    return { ok: false, status: 421, reason: `Host ${visitor.host ?? '(none)'} is not a name of this sandbox` };
  }
  if (visitor.origin !== undefined) {
    return originMatches(visitor.origin, visitor.host, house)
      ? welcome
      : { ok: false, status: 403, reason: `Origin ${visitor.origin} may not use the sandbox` };
  }
  const foreign = visitor.fetchSite === 'cross-site' || visitor.fetchSite === 'same-site';
  const followedLink = visitor.method === 'GET' && visitor.fetchMode === 'navigate';
  if (foreign && !followedLink) return { ok: false, status: 403, reason: 'Another site may not use the sandbox' };
  return welcome;
}

function originMatches(origin: string, host: string | undefined, house: House): boolean {
  if (house.origins.has(origin)) return true;
  try {
    return new URL(origin).host.toLowerCase() === host?.toLowerCase();
  } catch {
    return false;
  }
}

/** The house of a sandbox that listens on `bind` and is known to the world as `publicUrl`. */
export function houseOf(options: {
  readonly bind: string;
  readonly publicUrl: string;
  readonly extraOrigins?: readonly string[] | undefined;
}): House {
  const publicUrl = new URL(options.publicUrl);
  const extra = (options.extraOrigins ?? []).map((origin) => new URL(origin));
  return {
    hosts: hostsOf(options.bind, [options.publicUrl, ...(options.extraOrigins ?? [])]),
    origins: new Set([publicUrl, ...extra].map((url) => url.origin)),
  };
}
