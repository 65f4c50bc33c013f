import type { Product } from '@ringline/deploy/all-in-one';

interface Rows {
  $executeRawUnsafe(sql: string, ...values: unknown[]): Promise<number>;
}

/** Works on the rows that the workspace service has of one workspace, as the service itself may. */
export async function inWorkspace<R>(
  { services }: Pick<Product, 'services'>,
  workspaceId: string,
  work: (tx: Rows) => Promise<R>,
): Promise<R> {
  const service = services.find(({ name }) => name === 'workspace');
  if (!service) throw new Error('There is no workspace service');
  return service.db.tenant(workspaceId, ({ tx }) => work(tx as unknown as Rows));
}
