import type { RunningProduct } from './product.ts';

/** Somebody did nothing for so many minutes, in any of their sessions. */
export async function idleFor(
  { services }: Pick<RunningProduct, 'services'>,
  userId: string,
  minutes: number,
): Promise<void> {
  const found = services.find(({ name }) => name === 'identity');
  if (!found) throw new Error('There is no identity service');
  await found.db.pool.query(
    'UPDATE session SET last_active_at = now() - make_interval(mins => $2) WHERE account_id = $1',
    [userId, minutes],
  );
}
