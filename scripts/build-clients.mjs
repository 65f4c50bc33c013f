// Builds the two browser clients (the product and the sandbox's outside world) when their sources changed since the last
// build. The stamp is a hash of everything that goes into a build, so that a fresh clone and a pulled change both build.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const CLIENTS = [
  { title: 'the web client', dir: 'web' },
  { title: 'the sandbox pages', dir: 'services/sandbox/ui' },
];

/** Builds what is stale. @throws Error when a build fails; its output went to stderr. */
export function buildClients({ log }) {
  for (const { title, dir } of CLIENTS) {
    const home = path.join(root, dir);
    const stampFile = path.join(home, 'dist', '.stamp');
    const stamp = hashOf([path.join(root, 'pnpm-lock.yaml'), ...sources(home)]);
    if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) continue;
    const started = Date.now();
    log(`  Building ${title} …`);
    const done = spawnSync(path.join(home, 'node_modules', '.bin', 'vite'), ['build', '--logLevel=warn'], {
      cwd: home,
      stdio: ['ignore', 2, 2],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    if (done.status !== 0) throw new Error(`Building ${title} failed; its output stands above.`);
    writeFileSync(stampFile, stamp);
    log(`  Building ${title}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
  }
}

function sources(home) {
  return readdirSync(home, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !/[\\/](node_modules|dist|\.vite)[\\/]/.test(file) && !/\.test\.tsx?$/.test(file))
    .sort();
}

function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}
