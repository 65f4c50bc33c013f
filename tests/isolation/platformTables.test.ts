import { readFile } from 'node:fs/promises';
import { billing } from '@ringline/billing';
import { contacts } from '@ringline/contacts';
import { identity } from '@ringline/identity';
import { isolationGaps } from '@ringline/kit/db';
import type { ServiceDefinition } from '@ringline/kit/service';
import { testDatabase } from '@ringline/kit/testing';
import { messaging } from '@ringline/messaging';
import { telephony } from '@ringline/telephony';
import { workspace } from '@ringline/workspace';
import { describe, expect, it } from 'vitest';
import { platformTables, searchTables } from './platformTables.ts';

const services = [
  identity,
  workspace,
  billing,
  contacts,
  telephony,
  messaging,
] as unknown as readonly ServiceDefinition[];

describe('tables without a workspace', () => {
  it.each(services.map((service) => [service.name, service] as const))(
    '%s has only those that are declared',
    async (name, service) => {
      const db = await testDatabase(service, { connections: 2 });
      const ofSearch = searchTables[name] ?? {};
      expect(await isolationGaps(db.pool, Object.keys(platformTables[name] ?? {}), Object.keys(ofSearch))).toEqual([]);
      const { rows } = await db.pool.query<{ proname: string }>(
        "SELECT proname FROM pg_proc WHERE prosecdef AND pronamespace IN ('public'::regnamespace, 'kit'::regnamespace) ORDER BY 1",
      );
      expect(rows.map(({ proname }) => proname)).toEqual(Object.values(ofSearch));
    },
  );

  it('docs/design/tenants.md lists them', async () => {
    const text = await readFile(new URL('../../docs/design/tenants.md', import.meta.url), 'utf8');
    const rows = Object.entries(platformTables).flatMap(([service, tables]) =>
      Object.entries(tables).map(([table, why]) => `| ${service} | \`${table}\` | ${why} |`),
    );
    const ofSearch = Object.entries(searchTables).flatMap(([service, tables]) =>
      Object.entries(tables).map(([table, by]) => `| ${service} | \`${table}\` | \`${by}\` |`),
    );
    expect([...rows, ...ofSearch].filter((row) => !text.includes(row))).toEqual([]);
  });
});
