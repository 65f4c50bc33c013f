import { eventually } from '@ringline/kit/testing';
import { OutsideWorld } from './outsideWorld.ts';
import type { RunningProduct } from './product.ts';
import { remember } from './secrets.ts';

type Product = Pick<RunningProduct, 'services'>;

function identityOf({ services }: Product) {
  const found = services.find(({ name }) => name === 'identity');
  if (!found) throw new Error('There is no identity service');
  return found.db.pool;
}

/** The newest code for who lost the authenticator app, other than those that were used already. */
export function resetCodeMailed(url: string, email: string): Promise<string> {
  return eventually(async () => {
    const mails = await new OutsideWorld(url).mail(email);
    const codes = mails.flatMap(({ subject }) => /^(\d{6}) .*without your app/.exec(subject)?.[1] ?? []);
    const code = codes.find((known) => !used.has(known));
    if (!code) throw new Error('No code was mailed');
    used.add(code);
    remember('one-time code', code);
    return code;
  }, 30_000);
}
const used = new Set<string>();

/** The wait between two codes is over, as if time had passed. */
export async function allowCodes(product: Product): Promise<void> {
  await identityOf(product).query("UPDATE code_request SET requested_at = requested_at - interval '1 day'");
}

/** The 72 hours are over of who lost the authenticator app. */
export async function endResetWait(product: Product, userId: string): Promise<void> {
  await identityOf(product).query("UPDATE account SET mfa_reset_due_at = now() - interval '1 minute' WHERE id = $1", [
    userId,
  ]);
}
