import { afterEach, expect, it } from 'vitest';
import { world, type World } from '../testing/world.ts';

let edge: World;
afterEach(() => edge.close());

it('tells anybody what belongs to the product itself: defaults of an AI agent, variables of campaigns, countries of numbers, when the end of a subscription is warned of', async () => {
  edge = await world();
  const { data, errors } = await edge.ask(
    `{ fetchConfigurations { subscriptionExpiryDays numberCountries campaignVariables aiDefaults { name onlyUseKnowledge } ringTones { id isDefault } }
       getEnumTypes(names: ["CountryCode"]) { values } fetchCountries { code callServiceTypes } }`,
    {},
    {},
  );
  expect(errors).toBeUndefined();
  const { subscriptionExpiryDays, numberCountries, campaignVariables, aiDefaults, ringTones } =
    data.fetchConfigurations;
  expect(subscriptionExpiryDays).toBe(3);
  expect(aiDefaults).toEqual({ name: 'Riva', onlyUseKnowledge: true });
  expect(campaignVariables).toHaveLength(13);
  expect(campaignVariables).toEqual(expect.arrayContaining(['firstName', 'workspaceName', 'orderTotal', 'custom.*']));
  expect(ringTones.filter((tone: { isDefault: boolean }) => tone.isDefault)).toEqual([
    { id: 'ringtone-classic', isDefault: true },
  ]);
  expect(numberCountries.toSorted()).toEqual(['CA', 'GB', 'KE', 'NG', 'TZ', 'UG', 'US', 'ZA']);
  expect(data.getEnumTypes[0].values.toSorted()).toEqual(numberCountries.toSorted());
  // Where anybody may buy is among them.
  const sold = (data.fetchCountries as { code: string; callServiceTypes: string[] }[])
    .filter(({ callServiceTypes }) => callServiceTypes.length > 0)
    .map(({ code }) => code);
  expect(numberCountries).toEqual(expect.arrayContaining(sold));
  expect(sold).not.toContain('GB');
});
