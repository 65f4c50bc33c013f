/** How Shopify sends a webhook: the body's HMAC in base64, and in headers what it is about. */
import { createHmac, randomUUID } from 'node:crypto';
import type { Told } from '../gateway/records.ts';

type Event = Told & { readonly data: { readonly object: { readonly shop: string; readonly body: unknown } } };

export const shopifyLetter = (url: string, secret: string) => (event: Told) => {
  const { shop, body: told } = (event as Event).data.object;
  const body = JSON.stringify(told);
  return {
    url,
    body,
    headers: {
      'content-type': 'application/json',
      'x-shopify-topic': event.type,
      'x-shopify-hmac-sha256': createHmac('sha256', secret).update(body).digest('base64'),
      'x-shopify-shop-domain': shop,
      'x-shopify-api-version': '2026-10',
      'x-shopify-webhook-id': randomUUID(),
      'x-shopify-event-id': event.id,
    },
  };
};
