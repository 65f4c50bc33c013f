/** A new workspace calls abroad: refused with a reason that helps, opened by its owner, refused to an admin (defaults 5.5). */
import { eventually } from '@ringline/kit/testing';
import { expect } from 'vitest';
import { anOwner, type RunningProduct } from '../testkit/index.ts';
import { aMember, anOwnerOnBusiness } from '../testkit/members.ts';

const SEE = '{ getCallingCountries { limited limitedUntil always opened available } }';
const OPEN = 'mutation ($opened: [String!]!) { setCallingCountries(opened: $opened) { opened } }';

export async function executeCallingCountries(product: RunningProduct): Promise<void> {
  const fresh = await anOwner(product.url, 'Uma');
  const { getCallingCountries } = await fresh.api.run(SEE);
  expect(getCallingCountries).toMatchObject({ limited: true, always: ['US', 'CA'], opened: [] });
  expect(getCallingCountries.available).toContain('GB');
  expect((await fresh.api.run(OPEN, { opened: ['GB'] })).setCallingCountries).toEqual({ opened: ['GB'] });
  const audit = '{ auditLog(first: 50) { data { action changes { field after } } } }';
  await eventually(async () => {
    const { auditLog } = await fresh.api.run(audit);
    expect(auditLog.data).toContainEqual({
      action: 'calling.countries.changed',
      changes: [{ field: 'countries', after: 'GB' }],
    });
  });

  // Billing is the owner's.
  const owner = await anOwnerOnBusiness(product, 'Una');
  const admin = await aMember(product.url, owner, 'ADMIN');
  expect(await admin.api.refused(OPEN, { opened: ['GB'] })).toMatchObject({ code: 'FORBIDDEN_ROLE' });
}
