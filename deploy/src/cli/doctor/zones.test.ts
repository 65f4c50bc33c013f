import { loadZones, zonesVersion } from '@ringline/kit/zones';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { environment } from '../../environment.ts';
import { ADMIN_VARIABLE } from '../place.ts';
import { zones, zonesOfPostgres } from './zones.ts';

const shipped = createRequire(import.meta.resolve('@ringline/kit/zones')).resolve(
  'moment-timezone/data/packed/latest.json',
);
const folder = mkdtempSync(path.join(tmpdir(), 'ringline-doctor-'));
const client = new pg.Client({ connectionString: inject('postgresAdminUrl') });
beforeAll(() => client.connect());
afterAll(async () => {
  await client.end();
  loadZones(shipped);
  rmSync(folder, { recursive: true });
});

/** Our table as it is, but for one zone where PostgreSQL surely disagrees. */
function otherTable(): string {
  const file = path.join(folder, 'latest.json');
  const data = JSON.parse(readFileSync(shipped, 'utf8')) as { zones: string[] };
  const changed = data.zones.map((zone) => (zone.startsWith('Asia/Tokyo|') ? 'Asia/Tokyo|JST|70|0||' : zone));
  writeFileSync(file, JSON.stringify({ ...data, zones: changed }));
  return file;
}

test('the doctor names our table, and where the PostgreSQL that runs sets its clocks otherwise', async () => {
  const source = { TIME_ZONES_FILE: otherTable(), [ADMIN_VARIABLE]: inject('postgresAdminUrl') };
  const patient = { source, env: environment.parse(source), dataDir: folder, cluster: true };
  const [finding] = await zones.examine(patient);
  expect(finding).toMatchObject({ about: 'time zones', status: 'ok' });
  expect(finding?.says).toContain(zonesVersion());
  expect(finding?.says).toMatch(/; PostgreSQL sets other clocks in .+, and decides nothing$/);
  const { length } = (await zonesOfPostgres(client, new Date('2026-12-01T20:00:00Z'))).split(', ');
  expect(length).toBeLessThanOrEqual(4);
  // Where none runs, other checks tell that.
  const [alone] = await zones.examine({ ...patient, cluster: false });
  expect(alone?.says).not.toContain('PostgreSQL');
});
