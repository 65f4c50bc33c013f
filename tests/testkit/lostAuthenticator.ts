import type { RunningProduct } from './product.ts';

type Product = Pick<RunningProduct, 'services'>;

function identityOf({ services }: Product) {
  const found = services.find(({ name }) => name === 'identity');
  if (!found) throw new Error('There is no identity service');
  return found.db.pool;
}

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
