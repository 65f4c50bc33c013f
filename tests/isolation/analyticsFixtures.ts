/** Inputs for the figures of calls and texts. */
import type { Fixture } from './fixture.ts';

const ofAWeek: Fixture = { input: () => ({ range: { from: '2026-11-14', until: '2026-11-20', timezone: 'UTC' } }) };

export const analyticsFixtures: Readonly<Record<string, Fixture>> = {
  'AnalyticsService/GetSummary': ofAWeek,
  'AnalyticsService/GetActivity': ofAWeek,
  'AnalyticsService/GetInteractions': ofAWeek,
};
