/** How Stripe sends an event: as JSON, with the time and an HMAC of both. */
import { createHmac } from 'node:crypto';
import type { Clock } from '@ringline/kit/clock';
import type { Told } from './records.ts';

export const stripeLetter = (url: string, secret: string, clock: Clock) => (event: Told) => {
  const body = JSON.stringify(event);
  const time = Math.floor(clock.now().getTime() / 1000);
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return {
    url,
    body,
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': `t=${time},v1=${signature}` },
  };
};
