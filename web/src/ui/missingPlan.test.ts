import { expect, it } from 'vitest';
import { missingPlan } from './missingPlan.ts';

const plan = (displayName: string, period: string, price: number, value: string) => ({
  displayName,
  period,
  price,
  subscriptionFeatures: [{ name: 'IVR', value }],
});
const plans = [
  plan('Enterprise', 'MONTHLY', 45, 'true'),
  plan('Business', 'MONTHLY', 25, 'true'),
  plan('Starter', 'MONTHLY', 15, 'false'),
  plan('Enterprise', 'YEARLY', 432, 'true'),
];

it('names the cheapest plan that has it, of the period in which the workspace pays', () => {
  expect(missingPlan('IVR', [], plans, 'MONTHLY')).toEqual({ name: 'Business' });
  expect(missingPlan('IVR', [], plans, 'YEARLY')).toEqual({ name: 'Enterprise' });
});

it('what the plan has is not held back, nor is anything while nobody knows what it has', () => {
  expect(missingPlan('IVR', ['IVR'], plans, 'MONTHLY')).toBeUndefined();
  expect(missingPlan('IVR', undefined, plans, 'MONTHLY')).toBeUndefined();
});

it('what is lacking stays so although no plan has it', () => {
  expect(missingPlan('TELEPATHY', [], plans, 'MONTHLY')).toEqual({ name: '' });
  expect(missingPlan('IVR', [], [], 'MONTHLY')).toEqual({ name: '' });
});
