import { isIPv6 } from 'node:net';
import type { Unit } from '../context.ts';

/** The part of an address that stays the same for a household or office: all of IPv4, the first half of IPv6. */
function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = ip.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  return [...groups, ...Array.from({ length: missing }, () => '0')]
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':');
}

/** Whether the person of an address signed in from this network before. False for an unknown one, after the same work. */
export async function isKnownNetwork({ tx }: Pick<Unit, 'tx'>, emailKey: string, ip: string): Promise<boolean> {
  const sessions = await tx.session.findMany({
    where: { account: { emailKey } },
    select: { ip: true },
    distinct: ['ip'],
  });
  const network = networkOf(ip);
  return network !== '' && sessions.some((session) => networkOf(session.ip) === network);
}
