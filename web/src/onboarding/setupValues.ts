import { browserZone } from '../base/zones.ts';

/** The fields of the set-up screen; what is not known is empty. */
export interface SetupValues {
  name: string;
  country: string;
  timezone: string;
  currency: string;
  teamSize: string;
  industry: string;
  website: string;
}

/** Whether emergency services of a country can be called from a browser (defaults 7.3). */
export const reachesEmergency = (country: string): boolean => country === 'US' || country === 'CA';

type Unknown = string | null | undefined;

/** A workspace's values as the server has them. */
export const valuesOf = ({
  name,
  teamSize,
  industry,
  setting,
}: {
  name: string;
  teamSize?: Unknown;
  industry?: Unknown;
  setting: { country?: Unknown; timezone?: Unknown; currency?: Unknown; website?: Unknown };
}): SetupValues => ({
  name,
  country: setting.country ?? '',
  timezone: setting.timezone ?? '',
  currency: setting.currency ?? '',
  teamSize: teamSize ?? '',
  industry: industry ?? '',
  website: setting.website ?? '',
});

/** What the screen shows first: guesses stand where nothing is known yet. */
export const guessed = (known: SetupValues): SetupValues => ({
  ...known,
  country: known.country || 'US',
  timezone: known.timezone || browserZone(),
  currency: known.currency || 'USD',
});

const NAMES = ['name', 'country', 'timezone', 'currency', 'teamSize', 'industry', 'website'] as const;

/** The fields that differ from what the server has. */
export const changesOf = (known: SetupValues, values: SetupValues): Partial<SetupValues> =>
  Object.fromEntries(NAMES.filter((name) => values[name] !== known[name]).map((name) => [name, values[name]]));

/** The screen's values over what the server has now: what the person did not touch follows the server. */
export function rebased(before: SetupValues, values: SetupValues, now: SetupValues): SetupValues {
  const first = guessed(before);
  const fresh = guessed(now);
  return { ...fresh, ...changesOf(first, values) };
}
