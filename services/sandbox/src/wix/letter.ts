/** How Wix sends a webhook: a JWT signed with its key, in whose data lies JSON as text, and in that again. */
import { createPrivateKey, sign } from 'node:crypto';
import type { Clock } from '@ringline/kit/clock';
import type { Told } from '../gateway/records.ts';

type Event = Told & { readonly data: { readonly object: { readonly site: string; readonly data: unknown } } };
const GOOD_SECONDS = 300;

export function wixLetter(url: string, privateKey: string, clock: Clock) {
  const key = createPrivateKey(privateKey);
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return (event: Told) => {
    const { site: instanceId, data } = (event as Event).data.object;
    const told = {
      data: JSON.stringify({ ...(data as object), eventId: event.id }),
      instanceId,
      eventType: event.type,
    };
    const iat = Math.floor(clock.now().getTime() / 1000);
    const head = part({ alg: 'RS256', typ: 'JWT' });
    const payload = part({ data: JSON.stringify(told), iat, exp: iat + GOOD_SECONDS });
    const signature = sign('RSA-SHA256', Buffer.from(`${head}.${payload}`), key).toString('base64url');
    return { url, headers: { 'content-type': 'text/plain' }, body: `${head}.${payload}.${signature}` };
  };
}
