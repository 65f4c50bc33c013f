import { createPool } from '@ringline/kit/db';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { workspaceTestkit } from '../testing/testkit.ts';

const kit = await workspaceTestkit();

it('copies of before know of two supervisors once the migration has run, as the owner of the tables runs it', async () => {
  const [business, enterprise] = [await kit.owned(), await kit.owned()].map(({ principal }) => principal.workspaceId);
  await kit.subscriptionChanged(business ?? '', 1, 'BUSINESS', { IVR: 'true' });
  await kit.subscriptionChanged(enterprise ?? '', 1, 'ENTERPRISE', { IVR: 'true' });
  const file = new URL(
    '../../prisma/migrations/20261201040000_second_supervisor_copies/migration.sql',
    import.meta.url,
  );
  const owner = createPool(kit.db.urls.owner, { max: 1 });
  try {
    await owner.query(await readFile(file, 'utf8'));
  } finally {
    await owner.end();
  }
  const copyOf = (workspaceId = '') =>
    kit.db.tenant(workspaceId, ({ tx }) => tx.subscriptionCopy.findUniqueOrThrow({ where: { workspaceId } }));
  expect(await copyOf(enterprise)).toMatchObject({ features: ['IVR', 'SECOND_SUPERVISOR'], plansWith: {} });
  expect(await copyOf(business)).toMatchObject({
    features: ['IVR'],
    plansWith: { SECOND_SUPERVISOR: 'ENTERPRISE' },
  });
});
