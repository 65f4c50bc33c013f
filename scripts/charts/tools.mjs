// The tools of the chart checks, built from the Go modules that charts/tools pins, once per version, into the cache.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cached } from '../../services/kit/src/engines/cache.ts';
import { root } from './places.mjs';
import { run } from './run.mjs';

const TOOLS = path.join(root, 'charts', 'tools');

/** A Go command's niceness, so that a cold build does not take the machine from others. */
const NICE = ['-n', '19', 'go'];

const fingerprint = (...parts) =>
  parts
    .reduce((hash, part) => hash.update(part), createHash('sha256'))
    .digest('hex')
    .slice(0, 12);

/** Kubernetes knows its version from how it was linked, and Helm refuses one that has none. */
function linked(goMod) {
  const [, version, major, minor] = /k8s\.io\/kubernetes (v(\d+)\.(\d+)\.\S+)/.exec(goMod) ?? [];
  if (version === undefined) return '';
  const facts = { gitVersion: version, gitMajor: major, gitMinor: minor };
  return Object.entries(facts)
    .map(([name, value]) => ` -X k8s.io/component-base/version.${name}=${value}`)
    .join('');
}

/** @returns the folder with the programs of one of the tools' modules, all that its go.mod names as tools */
export function built(module, log) {
  const folder = path.join(TOOLS, module);
  const goMod = readFileSync(path.join(folder, 'go.mod'), 'utf8');
  const stamp = linked(goMod);
  const version = fingerprint(goMod, readFileSync(path.join(folder, 'go.sum')), stamp);
  return cached(`charts-${module}-${version}`, async (scratch) => {
    const started = Date.now();
    log(`Building ${module} from Go modules …`);
    const args = [...NICE, 'build', '-trimpath', '-ldflags', `-s -w${stamp}`, '-o', `${scratch}/`, 'tool'];
    await run('nice', args, { cwd: folder, env: { GOFLAGS: '-buildvcs=false -mod=readonly', CGO_ENABLED: '0' } });
    log(`Building ${module}: ${seconds(started)}`);
  });
}

/** Where a Go module of this very sum lies. @throws Error when the sum is another */
export async function goModule({ module, sum }) {
  const { stdout } = await run('go', ['mod', 'download', '-json', module], { cwd: TOOLS, env: { GOFLAGS: '' } });
  const found = JSON.parse(stdout);
  if (found.Sum !== sum) throw new Error(`${module} has the sum ${found.Sum}, and ${sum} was expected`);
  return found.Dir;
}

export const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;
