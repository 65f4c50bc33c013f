import { NumberChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { describe, expect, it } from 'vitest';
import { principalOf, telephonyWorld } from '../testing/world.ts';
import { configureNumber } from './configureNumber.ts';
import { emergencyAddressFrom, parseEmergencyAddress } from './emergencyAddress.ts';
import { addNumber } from './grantTestNumber.ts';
import { updateNumberSettings } from './numbers.ts';
import { numberInit } from './numberView.ts';

const US = { country: 'US', type: 'LOCAL', isTestNumber: false };
const CA = { ...US, country: 'CA' };
const OAKLAND = { address1: '1840 Harrison Street', city: 'Oakland', state: 'ca', zip: '94612' };
const OTTAWA = { address1: '111 Wellington St', city: 'Ottawa', state: 'Ontario', zip: 'k1a0a9' };

describe('an emergency address', () => {
  it('is kept as responders read it, however it was typed', () => {
    expect(parseEmergencyAddress({ ...OAKLAND, address1: ' 1840  Harrison Street ' }, US)).toEqual({
      address1: '1840 Harrison Street',
      address2: '',
      city: 'Oakland',
      state: 'CA',
      zip: '94612',
      country: 'US',
    });
    expect(parseEmergencyAddress({ ...OTTAWA, address2: 'Floor 2' }, CA)).toMatchObject({
      address2: 'Floor 2',
      state: 'ON',
      zip: 'K1A 0A9',
      country: 'CA',
    });
  });

  it.each([
    ['address1', { address1: ' ' }, 'street and the house number'],
    ['address1', { address1: 'P.O. Box 12' }, 'post office box'],
    ['address1', { address1: 'Harrison Street' }, 'house number'],
    ['address1', { address1: `1 ${'x'.repeat(100)}` }, '100 characters'],
    ['city', { city: '' }, 'city'],
    ['state', { state: 'ON' }, 'state'],
    ['zip', { zip: '9461' }, 'ZIP code'],
    ['country', { country: 'CA' }, 'country of the number'],
  ])('with a wrong %s is refused at that field', (field, is, words) => {
    expect(() => parseEmergencyAddress({ ...OAKLAND, ...is }, US)).toThrow(
      expect.objectContaining({
        code: 'VALIDATION_FAILED',
        field: `emergencyAddress.${field}`,
        message: expect.stringContaining(words),
      }),
    );
  });

  it('is for numbers that can call an emergency service alone', () => {
    for (const is of [{ isTestNumber: true }, { country: 'GB' }, { type: 'TOLL_FREE' }, { type: 'WEB' }])
      expect(() => parseEmergencyAddress(OAKLAND, { ...US, ...is })).toThrow(
        expect.objectContaining({ field: 'emergencyAddress' }),
      );
  });

  it('begins as the workspace’s address, where that is whole and in the country of the number', () => {
    expect(emergencyAddressFrom({ ...OAKLAND, country: 'US' }, US)).toMatchObject({ city: 'Oakland', state: 'CA' });
    expect(emergencyAddressFrom(OAKLAND, US)).toBeNull();
    expect(emergencyAddressFrom({ ...OAKLAND, country: 'US' }, CA)).toBeNull();
    expect(emergencyAddressFrom({ ...OAKLAND, zip: '', country: 'US' }, US)).toBeNull();
    expect(emergencyAddressFrom(null, US)).toBeNull();
  });
});

describe('the emergency address of a number', () => {
  it('is set and changed by whoever may change the number, told to other services, and noted', async () => {
    const world = await telephonyWorld();
    const made = await world.workspace(['Ana'], '+13125560001');
    const { workspaceId, phoneNumberId: id } = made;
    await world.db.tenant(workspaceId, ({ tx }) => tx.phoneNumber.updateMany({ data: { isTestNumber: false } }));
    const ana = principalOf(workspaceId, made.people[0]?.userId ?? '');
    const update = updateNumberSettings(world.deps);
    const saved = await update({ id, version: 1, emergencyAddress: OAKLAND }, ana);
    expect(numberInit(saved)).toMatchObject({
      emergencyAddress: { address1: '1840 Harrison Street', state: 'CA', country: 'US' },
      emergencyCalls: true,
    });
    await update({ id, version: 2, emergencyAddress: { ...OAKLAND, address2: 'Floor 2' } }, ana);
    const told = await world.events(NumberChangedSchema, 'telephony.number.changed.v1');
    expect(told.at(-1)).toMatchObject({ number: { emergencyAddress: { address2: 'Floor 2' } } });
    expect(told.flatMap(({ changes }) => changes)).toMatchObject([
      { field: 'emergencyAddress', before: '', after: '1840 Harrison Street, Oakland, CA 94612' },
      {
        field: 'emergencyAddress',
        before: '1840 Harrison Street, Oakland, CA 94612',
        after: '1840 Harrison Street, Floor 2, Oakland, CA 94612',
      },
    ]);

    const input = { id, version: 3, emergencyAddress: OAKLAND };
    const elsewhere = principalOf(world.db.ids.uuid(), ana.userId);
    await expect(update(input, elsewhere)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const member = { ...ana, role: 'MEMBER', teamIds: [made.teamId], scope: reads };
    await expect(update(input, member)).rejects.toMatchObject({ code: 'OUT_OF_SCOPE' });
    await expect(update({ ...input, version: 2 }, ana)).rejects.toMatchObject({ code: 'CONFLICT' });
    const kept = await world.db.tenant(workspaceId, ({ tx }) => tx.phoneNumber.findFirstOrThrow());
    expect(kept).toMatchObject({ version: 3, emergencyAddress: { address2: 'Floor 2' } });

    await configureNumber(() => world.deps).run({ workspaceId, phoneNumberId: id });
    const [address, number] = world.carrier.requests.filter(({ method }) => method === 'POST').slice(-2);
    expect(address).toMatchObject({
      path: '/Addresses.json',
      form: {
        FriendlyName: id.replaceAll('-', ''),
        Street: '1840 Harrison Street',
        StreetSecondary: 'Floor 2',
        Region: 'CA',
        PostalCode: '94612',
        IsoCountry: 'US',
        EmergencyEnabled: 'true',
      },
    });
    expect(number).toMatchObject({
      path: '/IncomingPhoneNumbers.json',
      form: { EmergencyAddressSid: expect.stringMatching(/^AD/), EmergencyStatus: 'Active' },
    });
    expect(world.carrier.problems).toEqual([]);

    // A number that comes now begins with what the workspace says of itself.
    const added = await world.db.tenant(workspaceId, async (uow) => {
      await uow.tx.workspaceCopy.updateMany({ data: { address: { ...OAKLAND, country: 'US' } } });
      const is = { name: 'New', teamId: made.teamId, freeUntil: null };
      const own = await addNumber(world.deps, uow, { ...is, number: '+13125560002', isTestNumber: false });
      const test = await addNumber(world.deps, uow, { ...is, number: '+13125560003', isTestNumber: true });
      return [own.emergencyAddress, test.emergencyAddress];
    });
    expect(added).toMatchObject([{ city: 'Oakland', state: 'CA' }, null]);
  });
});

const reads = (_resource: string, action: string) => (action === 'READ' ? ('team' as const) : undefined);
