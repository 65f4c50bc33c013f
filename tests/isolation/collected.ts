/** For every RPC method an input that succeeds when the right person sends it. A method without one fails the matrix by name. */
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Fixture } from './fixture.ts';

const FOLDER = fileURLToPath(new URL('fixtures/', import.meta.url));

/** What `fixtures/<service>/` holds, whichever files there are. */
export async function collectFixtures(): Promise<ReadonlyMap<string, Fixture>> {
  const collected = new Map<string, Fixture>();
  for (const file of await readdir(FOLDER, { recursive: true })) {
    if (!file.endsWith('.ts')) continue;
    const { fixtures } = (await import(FOLDER + file)) as { fixtures: Readonly<Record<string, Fixture>> };
    for (const [method, fixture] of Object.entries(fixtures)) {
      if (collected.has(method)) throw new Error(`${method} has more than one fixture, the second in ${file}`);
      collected.set(method, fixture);
    }
  }
  return collected;
}
