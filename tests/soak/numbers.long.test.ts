/**
 * @area telephony/purchases, billing/payments, kit/jobs
 * @minutes 4
 */
import { expect, it } from 'vitest';
import { numbers } from './numbers.ts';

it('two buyers and one number, and a process that dies at each step of a purchase: paid is owned, or refunded', async () => {
  expect((await numbers({ short: true, say: () => undefined })).wrong).toEqual([]);
}, 600_000);
