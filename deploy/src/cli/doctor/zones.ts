import { nodeVersion, startZones, zonesVersion } from '@ringline/kit/zones';
import { createLog } from '@ringline/kit/telemetry';
import { about, reasonOf, type Check } from './finding.ts';

/** Which table of time zones decides about opening hours, days of figures and renewals. */
export const zones: Check = {
  about: 'time zones',
  examine({ env }) {
    const { ok, fail } = about('time zones');
    try {
      startZones(env, createLog('doctor', 'silent'));
    } catch (error) {
      return Promise.resolve([
        fail(reasonOf(error), 'Give the file of a newer moment-timezone, or leave TIME_ZONES_FILE out.'),
      ]);
    }
    const other = nodeVersion() === zonesVersion() ? '' : `; Node brings ${nodeVersion()}, which decides nothing`;
    return Promise.resolve([ok(`${zonesVersion()}${other}`)]);
  },
};
