import { isIPv6 } from 'node:net';
import { overLimit, type Limits } from '@ringline/kit/limits';

/** Times that an address opens pages of forms: shops and offices share one. */
const OPENED = { limit: 120, perSeconds: 60 };
/** Forms that an address sends; a tablet at a counter is one. */
const SENT = { limit: 10, perSeconds: 600 };
/** Times that one form is sent, by whomever: each may cost a text. */
const PER_FORM = { limit: 200, perSeconds: 3_600 };

/** What one connection is: an address, and of IPv6 the network that a provider hands out, in which anybody has any address. */
export function placeOf(ip: string): string {
  if (!isIPv6(ip) || ip.includes('.')) return ip;
  const [head = '', tail = ''] = ip.split('%')[0]?.split('::') ?? [];
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const missing = ip.includes('::') ? Math.max(0, 8 - before.length - after.length) : 0;
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/** @throws Refusal RATE_LIMITED */
export async function limitOpening(limits: Limits, ip: string): Promise<void> {
  const permit = await limits.take(`web-form:open:${placeOf(ip)}`, OPENED);
  if (!permit.allowed) throw overLimit(permit, 'Too many requests at once. Wait a moment and try again.');
}

/** A limit that can't be checked refuses: each form may cost a text. @throws Refusal RATE_LIMITED */
export async function limitSending(limits: Limits, ip: string, key: string): Promise<void> {
  for (const [name, rule] of [
    [`web-form:ip:${placeOf(ip)}`, SENT],
    [`web-form:key:${key}`, PER_FORM],
  ] as const) {
    const permit = await limits.take(name, rule, { whenUnavailable: 'refuse' });
    if (!permit.allowed)
      throw overLimit(permit, `Too many sign-ups. Try again in ${permit.retryAfterSeconds} seconds.`);
  }
}
