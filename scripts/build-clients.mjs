// Builds the two browser clients (the product and the sandbox's outside world) when their sources changed since the last
// build. The stamp is a hash of everything that goes into a build, so that a fresh clone and a pulled change both build.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
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
    const seenFile = path.join(home, 'dist', '.seen');
    const files = [path.join(root, 'pnpm-lock.yaml'), ...sources(home)];
    // Files that are as they were at the last look need not be read, which is most of what a second start spends here.
    const seen = existsSync(stampFile) ? listingOf(files) : '';
    if (seen && existsSync(seenFile) && readFileSync(seenFile, 'utf8') === seen) continue;
    const stamp = hashOf(files);
    if (seen && readFileSync(stampFile, 'utf8') === stamp) {
      writeFileSync(seenFile, seen);
      continue;
    }
    const started = Date.now();
    log(`  Building ${title} …`);
    const done = spawnSync(path.join(home, 'node_modules', '.bin', 'vite'), ['build', '--logLevel=warn'], {
      cwd: home,
      stdio: ['ignore', 2, 2],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    if (done.status !== 0) throw new Error(`Building ${title} failed; its output stands above.`);
    writeFileSync(stampFile, stamp);
    writeFileSync(seenFile, listingOf(files));
    log(`  Building ${title}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
  }
}

const NOT_SOURCES = new Set(['node_modules', 'dist', '.vite']);

/** All files of a folder that go into a build. By hand, because Node's recursive reading looks at every file once more and enters what is left out here. */
export function sources(folder) {
  const files = [];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!NOT_SOURCES.has(entry.name)) files.push(...sources(file));
    } else if (entry.isFile() && !/\.test\.tsx?$/.test(entry.name)) files.push(file);
  }
  return files.sort((a, b) => (a < b ? -1 : 1));
}

/** Names, sizes and times of files; empty when one has just changed, since the clock of a file system has a grain. */
export function listingOf(files) {
  const hash = createHash('sha256');
  const justNow = Date.now() - 2_000;
  for (const file of files) {
    const { size, mtimeMs, ctimeMs } = statSync(file);
    if (ctimeMs > justNow) return '';
    hash.update(`${file} ${size} ${mtimeMs} ${ctimeMs}\n`);
  }
  return hash.digest('hex');
}

function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}
