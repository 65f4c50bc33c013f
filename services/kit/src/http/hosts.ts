/**
 * By which names a process may be called. A page whose DNS name turns to our address (DNS rebinding) is of our origin for the
 * browser; the Host header is what gives it away.
 */
import { isIP } from 'node:net';

export interface Hosts {
  /** Names, lower case and without a port. */
  readonly names: ReadonlySet<string>;
  /** The process listens on loopback alone, so that every name of loopback is its own. */
  readonly loopback: boolean;
}

/** What machines ask by the address of a pod or a Service: probes, and RPC, which takes a signature. No page is of that origin. */
const BY_ADDRESS = /^\/(?:healthz|readyz|ringline\.[\w.]+\/\w+)$/;

/** Returns whether only this machine reaches a bind address or a host name. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '').toLowerCase();
  return bare === 'localhost' || bare === '::1' || bare === '::ffff:127.0.0.1' || /^127(?:\.\d{1,3}){3}$/.test(bare);
}

/** Returns the name in a Host header, without its port; undefined when it is none. */
export function hostnameOf(host: string | undefined): string | undefined {
  // A Host is an authority: anything else would be a path, a query or a person's name to the parser of addresses.
  if (!host || /[/?#@\\\s]/.test(host) || !URL.canParse(`http://${host}`)) return undefined;
  return new URL(`http://${host}`).hostname;
}

/**
 * Returns the names of a process.
 * @param bind the address it listens on
 * @param known public addresses and origins (`https://ringline.example`), or bare names (`ringline-bff`)
 */
export function hostsOf(bind: string, known: readonly (string | undefined)[]): Hosts {
  const names = known.flatMap((one) => {
    if (!one) return [];
    const name = one.includes('://') ? new URL(one).hostname : hostnameOf(one);
    return name ? [name.toLowerCase()] : [];
  });
  return { names: new Set(names), loopback: isLoopback(bind) };
}

/** Returns whether a request with this Host is for us. */
export function isOurHost(host: string | undefined, { names, loopback }: Hosts): boolean {
  const name = hostnameOf(host);
  // Browsers take names below localhost to loopback themselves and ask nobody (RFC 6761).
  return name !== undefined && (names.has(name) || (loopback && (isLoopback(name) || name.endsWith('.localhost'))));
}

/** Returns whether a request may be answered: it is for one of our names, or a probe or RPC by the bare address of the machine. */
export function mayEnter(host: string | undefined, path: string, hosts: Hosts): boolean {
  if (isOurHost(host, hosts)) return true;
  const bare = hostnameOf(host)?.replace(/^\[|\]$/g, '') ?? '';
  return BY_ADDRESS.test(path) && isIP(bare) !== 0;
}
