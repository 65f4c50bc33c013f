import { afterEach, expect, it } from 'vitest';
import { world, type World } from '../testing/world.ts';

let edge: World;
afterEach(() => edge.close());

const ASK =
  '{ getActiveWorkspaceSubscription { hasUnlimitedMonthlyCallMinutes hasUnlimitedMonthlySmsMessages totalFreePhonePhoneNumbers } }';

it.each([
  [
    ['1000', '200', '1'],
    { hasUnlimitedMonthlyCallMinutes: false, hasUnlimitedMonthlySmsMessages: false, totalFreePhonePhoneNumbers: 1 },
  ],
  [
    ['-1', '-1', '2'],
    { hasUnlimitedMonthlyCallMinutes: true, hasUnlimitedMonthlySmsMessages: true, totalFreePhonePhoneNumbers: 2 },
  ],
])('of minutes, texts and numbers a plan with %j has %j', async ([minutes = '', texts = '', numbers = ''], told) => {
  const subscriptionFeatures = [
    { name: 'FREE_MONTHLY_CALLING_MINUTES', value: minutes },
    { name: 'FREE_MONTHLY_SMS_MESSAGES', value: texts },
    { name: 'INCLUDED_LOCAL_NUMBER', value: numbers },
  ];
  edge = await world({
    fakes: {
      billing: { getSubscription: () => ({ subscription: { id: 's-1', subscriptionPlan: { subscriptionFeatures } } }) },
    },
  });
  const { data, errors } = await edge.ask(ASK);
  expect(errors).toBeUndefined();
  expect(data.getActiveWorkspaceSubscription).toEqual(told);
});
