/** k6, built from its Go module and kept by version: fetched through Go's own configuration, so no host is named here. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { cached, cachedAt, type Availability } from '@ringline/kit/engines';

const VERSION = '1.8.1';
const NAME = `k6-${VERSION}`;
const MODULE = `go.k6.io/k6@v${VERSION}`;

/** Whether k6 is there or can be built, and if not, why. */
export function k6Available(): Availability {
  const go = spawnSync('go', ['version'], { encoding: 'utf8' });
  if (!go.error && go.status === 0) return { available: true };
  return {
    available: false,
    reason: `k6 ${VERSION} is built from its Go module, and there is no Go here. Install Go 1.24 or newer.`,
  };
}

/** Where the program lies once it was built. */
export const k6Path = (): string => path.join(cachedAt(NAME), 'k6');

/** The program, built on the first ask: about two minutes on two cores. @throws Error with what Go wrote when that fails */
export async function k6Binary(say: (line: string) => void): Promise<string> {
  await cached(NAME, async (scratch) => {
    say(`Building k6 ${VERSION} (about two minutes) …`);
    const built = spawnSync('nice', ['-n', '19', 'go', 'install', '-trimpath', '-ldflags=-s -w', MODULE], {
      cwd: scratch,
      encoding: 'utf8',
      // One after the other: the machine has other work.
      env: { ...process.env, GOBIN: scratch, GOFLAGS: '-p=1' },
    });
    if (built.error) throw built.error;
    if (built.status !== 0 || !existsSync(path.join(scratch, 'k6')))
      throw new Error(`${MODULE} could not be built:\n${built.stderr}`);
  });
  return k6Path();
}
