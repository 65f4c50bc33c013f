import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { parseTimezone } from '../hours/index.ts';
import { createLog } from '../telemetry/index.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import {
  bucketStarts,
  clockTold,
  dateIn,
  instantOf,
  loadZones,
  nodeVersion,
  offsetAt,
  startOfDay,
  startZones,
  tellZonesOfPostgres,
  wallAt,
  zonesVersion,
} from './index.ts';

const HOUR_MS = 3_600_000;
const at = (iso: string) => Date.parse(iso);
const iso = (ms: number) => new Date(ms).toISOString();
const shipped = createRequire(import.meta.url).resolve('moment-timezone/data/packed/latest.json');

describe('the clocks of a zone', () => {
  it.each([
    ['America/Edmonton', '2026-12-01T20:00:00Z', -6],
    ['America/Winnipeg', '2026-12-01T20:00:00Z', -5],
    ['America/New_York', '2026-07-01T12:00:00Z', -4],
    ['Asia/Kolkata', '2026-07-01T12:00:00Z', 5.5],
    ['Nowhere/Atlantis', '2026-07-01T12:00:00Z', 0],
  ])('of %s at %s are %d hours from UTC', (zone, moment, hours) => {
    expect(offsetAt(zone, at(moment)) / HOUR_MS).toBe(hours);
  });

  it('change at the very millisecond', () => {
    const change = at('2026-03-29T01:00:00Z');
    expect([change - 1, change].map((moment) => offsetAt('Europe/Paris', moment) / HOUR_MS)).toEqual([1, 2]);
    expect(wallAt('Europe/Paris', change)).toEqual({ year: 2026, month: 3, day: 29, weekday: 7, minute: 180 });
  });

  it('show a time that comes twice at its first moment, and one that is left out as much later as they jump', () => {
    const wall = (text: string) => at(`${text}Z`);
    expect(iso(instantOf('Europe/Paris', wall('2026-10-25T02:30')))).toBe('2026-10-25T00:30:00.000Z');
    expect(iso(instantOf('Europe/Paris', wall('2026-03-29T02:30')))).toBe('2026-03-29T01:30:00.000Z');
  });

  it('begin a day whose midnight is left out with the first moment there is', () => {
    // Beirut moves its clocks at midnight.
    const start = startOfDay('Asia/Beirut', '2026-03-29');
    expect(dateIn('Asia/Beirut', start)).toBe('2026-03-29');
    expect(dateIn('Asia/Beirut', start - 1)).toBe('2026-03-28');
  });
});

describe('the stretches of a report', () => {
  it('are 23 and 25 hours on the days on which clocks change', () => {
    const hours = (date: string) =>
      bucketStarts(
        'HOUR',
        'America/New_York',
        startOfDay('America/New_York', date),
        startOfDay('America/New_York', date, 1),
      );
    expect([hours('2026-03-08').length, hours('2026-11-01').length, hours('2026-11-02').length]).toEqual([23, 25, 24]);
  });

  it('are days and months that begin at midnight there', () => {
    const [since, until] = [at('2026-10-31T15:00:00Z'), at('2026-11-03T12:00:00Z')];
    expect(bucketStarts('DAY', 'America/New_York', since, until).map(iso)).toEqual([
      '2026-10-31T04:00:00.000Z',
      '2026-11-01T04:00:00.000Z',
      '2026-11-02T05:00:00.000Z',
      '2026-11-03T05:00:00.000Z',
    ]);
    expect(bucketStarts('MONTH', 'America/New_York', since, until).map(iso)).toEqual([
      '2026-10-01T04:00:00.000Z',
      '2026-11-01T04:00:00.000Z',
    ]);
  });
});

describe('the table of zones', () => {
  afterEach(() => loadZones(shipped));

  it('names its version beside the clock that decided', () => {
    expect(zonesVersion()).toMatch(/^20\d\d[a-z]$/);
    expect(clockTold('America/Winnipeg', at('2026-12-01T20:05:00Z'))).toEqual({
      date: '2026-12-01',
      clock: '15:05',
      zone: 'America/Winnipeg',
      offset: '-05:00',
      zoneData: zonesVersion(),
    });
  });

  it('is replaced by a newer file without a new release', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'ringline-zones-'));
    try {
      const data = JSON.parse(readFileSync(shipped, 'utf8')) as { version: string; zones: string[] };
      const zones = data.zones.map((zone) =>
        zone.startsWith('America/Winnipeg|') ? 'America/Winnipeg|MST|70|0||' : zone,
      );
      const file = path.join(folder, 'latest.json');
      writeFileSync(file, JSON.stringify({ ...data, zones, version: '2027a' }));
      loadZones(file);
      expect([zonesVersion(), offsetAt('America/Winnipeg', at('2026-12-01T20:00:00Z')) / HOUR_MS]).toEqual([
        '2027a',
        -7,
      ]);
      startZones({}, createLog('zones', 'silent'));
      expect(offsetAt('America/Winnipeg', at('2026-12-01T20:00:00Z')) / HOUR_MS).toBe(-5);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('is told at a start where Node brings another one, and in which zones PostgreSQL sets other clocks', async () => {
    const file = path.join(temporaryFolder('zones'), 'log');
    const log = createLog('zones', 'info', file);
    const told = () =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Record<string, unknown>);
    const newer = path.join(path.dirname(file), 'latest.json');
    const data = JSON.parse(readFileSync(shipped, 'utf8')) as object;
    writeFileSync(newer, JSON.stringify({ ...data, version: '2099z' }));
    startZones({ TIME_ZONES_FILE: newer }, log);
    const rows = [
      { name: 'America/Edmonton', seconds: [0, 0, 0, 0, 0, 0] },
      { name: 'UTC', seconds: [0, 0, 0, 0, 0, 0] },
    ];
    await tellZonesOfPostgres({ query: async () => ({ rows }) }, new Date('2026-12-01T20:00:00Z'), log);
    await tellZonesOfPostgres({ query: () => Promise.reject(new Error('away')) }, new Date(), log);
    expect(told()).toMatchObject([
      { ours: '2099z', node: nodeVersion(), msg: 'Node brings other zone data; ours decides' },
      { ours: '2099z', differing: ['America/Edmonton'], msg: expect.stringContaining('PostgreSQL') },
    ]);
  });

  it('refuses a file that is none, by its name', () => {
    expect(() => loadZones(import.meta.filename)).toThrow(/zones\.test\.ts is no zone data/);
  });

  it('knows names in any case, and takes no offset for a zone: PostgreSQL reads the sign the other way round', () => {
    expect(parseTimezone('europe/paris')).toBe('Europe/Paris');
    for (const text of ['+05:30', 'UTC+3', '']) expect(() => parseTimezone(text)).toThrow(/Choose a time zone/);
  });
});
