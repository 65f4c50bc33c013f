/** @area webhooks, telephony/carrier, edge, http */
import { expect, it } from 'vitest';
import { webhooks } from './webhooks.ts';

it('webhooks that no carrier sends are refused, leave nothing behind, and are no failure of ours', async () => {
  expect((await webhooks({ short: true, say: () => undefined })).wrong).toEqual([]);
}, 120_000);
