/** `ringline billing`: what an operator does about money, while the product runs. */
import { Command } from 'commander';
import type { Shell } from '../command.ts';
import { bookCommands } from './books.ts';
import { couponCommand } from './coupon.ts';

export function billingCommand(shell: Shell): Command {
  const billing = new Command('billing')
    .description('Coupons, invoices and the books.')
    .addCommand(couponCommand(shell));
  for (const made of bookCommands(shell)) billing.addCommand(made);
  return billing;
}
