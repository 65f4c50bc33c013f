import { describe, expect, it, test } from 'vitest';
import { placeCall } from '../calls/placeCall.ts';
import { releaseAll } from '../purchases/release.ts';
import { activeOf } from '../purchases/reserve.ts';
import { principalOf, telephonyWorld } from '../testing/world.ts';
import { countNumbers } from './countNumbers.ts';
import { listNumberSetups } from './listNumberSetups.ts';
import { listNumbers } from './numbers.ts';
import { numberMessage } from './numberView.ts';
import { createWebNumber, removeWebNumber, siteOf, updateWebNumber } from './webNumbers.ts';

const world = await telephonyWorld();
const { deps, db } = world;
const [create, update, remove] = [createWebNumber(deps), updateWebNumber(deps), removeWebNumber(deps)];
let offices = 0;

async function officeOf() {
  const office = await world.workspace(['Ana'], `+1718555${3000 + (offices += 1)}`);
  const ana = principalOf(office.workspaceId, office.people[0]?.userId ?? '');
  return { ...office, ana };
}
const site = { name: 'Website calls', webNumberUrl: 'call.wrenfield.example', teamId: '' };

describe('a web number', () => {
  it('costs nothing, takes calls of its site alone and is complete without a carrier', async () => {
    const { ana, teamId, workspaceId, phoneNumberId } = await officeOf();
    const made = await create({ ...site, teamId }, ana);
    expect(numberMessage(made)).toMatchObject({
      number: '',
      name: 'Website calls',
      webNumberUrl: 'https://call.wrenfield.example',
      type: 'WEB',
      category: 'WEB_CHANNEL',
      capabilities: ['RECEIVE_WEB_CALLS'],
      callerId: '',
      isFree: true,
      monthlyMinor: 0n,
    });
    expect((await listNumbers(deps)(ana, { web: true })).map(({ id }) => id)).toEqual([made.id]);
    expect((await listNumbers(deps)(ana)).map(({ id }) => id)).toEqual([phoneNumberId]);
    expect(await listNumberSetups(deps)([made.id], ana)).toMatchObject([{ isComplete: true, vendorName: '' }]);
    await db.tenant(workspaceId, async (uow) => expect(await activeOf(uow)).toBe(0));
    expect((await countNumbers(deps)(ana)).phoneNumbers).toBe(0);
  });

  it('is one of a site, and of five in all', async () => {
    const { ana, teamId } = await officeOf();
    const first = await create({ ...site, teamId }, ana);
    await expect(
      create({ ...site, webNumberUrl: 'https://CALL.wrenfield.example/', teamId }, ana),
    ).rejects.toMatchObject({ code: 'CONFLICT', field: 'webNumberUrl' });
    for (let other = 1; other < 5; other += 1)
      await create({ ...site, webNumberUrl: `shop${other}.example`, teamId }, ana);
    await expect(create({ ...site, webNumberUrl: 'sixth.example', teamId }, ana)).rejects.toMatchObject({
      code: 'NUMBER_LIMIT_REACHED',
    });
    await remove(first.id, ana);
    expect(await create({ ...site, teamId }, ana)).toMatchObject({ status: 'AVAILABLE' });
  });

  it('is changed under the version that was seen, and removed for good', async () => {
    const { ana, teamId, workspaceId } = await officeOf();
    const { id } = await create({ ...site, teamId }, ana);
    const change = { id, version: 1, webNumberUrl: 'http://localhost:8080/help' };
    expect(await update(change, ana)).toMatchObject({ webUrl: 'http://localhost:8080/help', version: 2 });
    await expect(update(change, ana)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(update({ id, version: 2, name: ' ' }, ana)).rejects.toMatchObject({ field: 'name' });
    // An unpaid plan takes back what costs money.
    await db.tenant(workspaceId, (uow) => releaseAll(deps, uow));
    expect(await listNumbers(deps)(ana, { web: true })).toHaveLength(1);
    await remove(id, ana);
    await expect(remove(id, ana)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await listNumbers(deps)(ana, { released: true })).not.toContainEqual(expect.objectContaining({ id }));
  });

  it('calls nobody', async () => {
    const { ana, teamId } = await officeOf();
    const { id: phoneNumberId } = await create({ ...site, teamId }, ana);
    const call = { phoneNumberId, to: '+14155550142', deviceId: 'one', idempotencyKey: db.ids.uuid() };
    await expect(placeCall(deps, () => Promise.reject(new Error('called')))(call, ana)).rejects.toMatchObject({
      code: 'CALLER_ID_NOT_OWNED',
    });
  });
});

test.each([
  ['wrenfield.example', 'https://wrenfield.example'],
  [' HTTPS://Shop.Example/help/?a=b#c ', 'https://shop.example/help/'],
  ['localhost:3000', 'https://localhost:3000'],
])('%s is kept as %s', (given, kept) => expect(siteOf(given)).toBe(kept));

test.each([
  '',
  '\u200B',
  'shop',
  'ftp://shop.example',
  'javascript:alert(1)',
  'https://me:pw@shop.example',
  'a b.example',
])('“%s” is no site', (given) => expect(() => siteOf(given)).toThrow(/address of your site/));
