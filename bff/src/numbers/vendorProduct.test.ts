import { afterEach, expect, it } from 'vitest';
import { world, type World } from '../testing/world.ts';

let edge: World;
afterEach(() => edge.close());

it('a number says what it is at who carries it', async () => {
  edge = await world({
    fakes: {
      numbers: { getNumber: ({ id }) => ({ number: { id, type: 'TOLL_FREE', country: 'CA', monthlyMinor: 500n } }) },
    },
  });
  const { data, errors } = await edge.ask(
    '{ getSinglePhoneNumber(id: "n-1") { vendorProduct { type phonePrice country { code } } } }',
  );
  expect(errors).toBeUndefined();
  expect(data.getSinglePhoneNumber.vendorProduct).toEqual({
    type: 'TOLL_FREE',
    phonePrice: 5,
    country: { code: 'CA' },
  });
});
