#!/usr/bin/env node
// Prisma's command line for this repository:
//   node scripts/prisma.mjs generate [service…]   writes each service's client from its prisma/schema.prisma
//   node scripts/prisma.mjs check [service…]      fails when a client or the migrations differ from the schema
//   node scripts/prisma.mjs run <service> <args…> any other Prisma command (DATABASE_URL from the environment)
// The CLI is installed on demand into scripts/prisma: nothing that runs needs it.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const cli = path.join(root, 'scripts', 'prisma');
const FIXTURE = { name: 'kit-fixture', folder: path.join('services', 'kit', 'src', 'testing', 'fixture') };
const KIT_MIGRATIONS = path.join(root, 'services', 'kit', 'migrations');
const GENERATOR = `generator client {
  provider               = "prisma-client"
  output                 = "../src/generated/prisma"
  runtime                = "nodejs"
  moduleFormat           = "esm"
  generatedFileExtension = "ts"
  importFileExtension    = "ts"
}`;

const [command, ...names] = process.argv.slice(2);
if (command === 'generate') {
  install();
  for (const service of chosen(names)) {
    normaliseGenerator(service);
    generate(path.join(root, service.folder));
    process.stdout.write(`generated ${path.join(service.folder, 'src/generated/prisma')}\n`);
  }
} else if (command === 'check') {
  install();
  const complaints = [...chosen(names).flatMap(staleClient), ...(await driftedMigrations(chosen(names)))];
  for (const complaint of complaints) process.stderr.write(`${complaint}\n`);
  process.exit(complaints.length > 0 ? 1 : 0);
} else if (command === 'run') {
  install();
  const [service] = chosen(names.splice(0, 1));
  process.exit(
    prisma([...names, '--schema', path.join(root, service.folder, 'prisma/schema.prisma')], { stdio: 'inherit' })
      .status ?? 1,
  );
} else {
  process.stderr.write(
    'usage: node scripts/prisma.mjs generate|check [service…] | run <service> <prisma arguments…>\n',
  );
  process.exit(2);
}

/** Services that have a schema, all of them or those named. */
function chosen(wanted) {
  const all = readdirSync(path.join(root, 'services')).map((name) => ({ name, folder: path.join('services', name) }));
  const withSchema = [...all, FIXTURE].filter(({ folder }) =>
    existsSync(path.join(root, folder, 'prisma/schema.prisma')),
  );
  for (const name of wanted) {
    if (!withSchema.some((service) => service.name === name)) {
      process.stderr.write(`There is no services/${name}/prisma/schema.prisma\n`);
      process.exit(2);
    }
  }
  return wanted.length > 0 ? withSchema.filter(({ name }) => wanted.includes(name)) : withSchema;
}

function install() {
  const installed = path.join(cli, 'node_modules', '.package-lock.json');
  const stamp = path.join(cli, 'node_modules', '.installed');
  const lock = readFileSync(path.join(cli, 'package-lock.json'), 'utf8');
  if (existsSync(installed) && existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  const npm = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: cli,
    stdio: ['ignore', 2, 2],
  });
  if (npm.status !== 0) throw new Error(`npm ci in ${cli} failed`);
  writeFileSync(stamp, lock);
}

function prisma(args, options = {}) {
  return spawnSync(
    process.execPath,
    [path.join(cli, 'node_modules/prisma/build/index.js'), ...args, '--config', path.join(cli, 'prisma.config.ts')],
    {
      cwd: cli,
      encoding: 'utf8',
      ...options,
      env: {
        ...process.env,
        PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH}`,
        // The native engine is downloaded from a host of its own; this one comes from npm.
        PRISMA_SCHEMA_ENGINE_BINARY: path.join(cli, 'schema-engine.mjs'),
        PRISMA_HIDE_UPDATE_MESSAGE: '1',
        CHECKPOINT_DISABLE: '1',
        ...options.env,
      },
    },
  );
}

/** Every service's generator block is the same, since Node runs the generated TypeScript as it is. */
function normaliseGenerator({ folder }) {
  const file = path.join(root, folder, 'prisma/schema.prisma');
  const schema = readFileSync(file, 'utf8');
  const normal = schema.replace(/generator client \{[^}]*\}/, GENERATOR);
  if (normal !== schema) writeFileSync(file, normal);
}

function generate(serviceFolder) {
  const result = prisma(['generate', '--schema', path.join(serviceFolder, 'prisma/schema.prisma')]);
  if (result.status !== 0) {
    process.stderr.write(`${result.stdout}${result.stderr}`);
    process.exit(1);
  }
  stripTrailingMachinePaths(path.join(serviceFolder, 'src/generated/prisma'));
}

function stripTrailingMachinePaths(folder) {
  for (const file of filesBelow(folder)) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    if (text.includes(root)) throw new Error(`${path.join(folder, file)} names this machine's path`);
  }
}

function staleClient({ name, folder }) {
  const schema = readFileSync(path.join(root, folder, 'prisma/schema.prisma'), 'utf8');
  const fix = `run: node scripts/prisma.mjs generate ${name}`;
  if (!schema.includes(GENERATOR))
    return [`${folder}/prisma/schema.prisma has another generator block than the common one; ${fix}`];
  const scratch = mkdtempSync(path.join(tmpdir(), 'ringline-prisma-'));
  try {
    cpSync(path.join(root, folder, 'prisma'), path.join(scratch, 'prisma'), { recursive: true });
    generate(scratch);
    const [fresh, committed] = [scratch, path.join(root, folder)].map((at) => path.join(at, 'src/generated/prisma'));
    const read = (at) => new Map(filesBelow(at).map((file) => [file, readFileSync(path.join(at, file), 'utf8')]));
    const [expected, present] = [read(fresh), existsSync(committed) ? read(committed) : new Map()];
    const differs = [...new Set([...expected.keys(), ...present.keys()])].some(
      (file) => expected.get(file) !== present.get(file),
    );
    return differs ? [`${folder}/src/generated/prisma is not what prisma/schema.prisma generates; ${fix}`] : [];
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function driftedMigrations(services) {
  const { startScratchPostgres } = await import(pathToFileURL(path.join(root, 'services/kit/src/db/embedded.ts')).href);
  const scratch = mkdtempSync(path.join(tmpdir(), 'ringline-drift-'));
  const postgres = await startScratchPostgres();
  try {
    return services.flatMap(({ name, folder }) => {
      const migrations = path.join(scratch, name);
      cpSync(KIT_MIGRATIONS, migrations, { recursive: true });
      cpSync(path.join(root, folder, 'prisma/migrations'), migrations, { recursive: true });
      const schema = path.join(root, folder, 'prisma/schema.prisma');
      const diff = prisma(
        ['migrate', 'diff', '--from-migrations', migrations, '--to-schema', schema, '--script', '--exit-code'],
        {
          env: { DATABASE_URL: postgres.adminUrl },
        },
      );
      if (diff.status === 0) return [];
      return [
        `${folder}/prisma/migrations do not lead to schema.prisma; add a migration with what is missing (adapt it by hand):\n${diff.stdout}${diff.stderr}`,
      ];
    });
  } finally {
    await postgres.stop();
    rmSync(scratch, { recursive: true, force: true });
  }
}

function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}
