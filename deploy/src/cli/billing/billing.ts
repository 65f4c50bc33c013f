/** `ringline billing`: what an operator does about money, while the product runs. */
import { Command } from 'commander';
import type { Shell } from '../command.ts';
import { couponCommand } from './coupon.ts';

export function billingCommand(shell: Shell): Command {
  return new Command('billing').description('Coupons, invoices and the books.').addCommand(couponCommand(shell));
}
