#!/usr/bin/env node
// Prisma's command line for this repository:
//   node scripts/prisma.mjs check [service…]      fails when the migrations do not lead to the schema
//   node scripts/prisma.mjs add <service> <name>  writes a migration: how schema.prisma differs from that of the last commit
//   node scripts/prisma.mjs run <service> <args…> any other Prisma command (DATABASE_URL from the environment)
// The CLI is installed on demand into scripts/prisma: nothing that runs needs it. Clients are made without it, by the
// bootstrap: scripts/prisma-clients.mjs.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const cli = path.join(root, 'scripts', 'prisma');
const FIXTURE = { name: 'kit-fixture', folder: path.join('services', 'kit', 'src', 'testing', 'fixture') };
const KIT_MIGRATIONS = path.join(root, 'services', 'kit', 'migrations');

const [command, ...names] = process.argv.slice(2);
if (command === 'check') {
  install();
  const complaints = await driftedMigrations(chosen(names));
  for (const complaint of complaints) process.stderr.write(`${complaint}\n`);
  process.exit(complaints.length > 0 ? 1 : 0);
} else if (command === 'add' && names.length === 2 && /^[a-z][a-z0-9_]*$/.test(names[1])) {
  install();
  const [name, what] = names;
  const [{ folder }] = chosen([name]);
  const sql = await changeOfSchema(folder);
  const migration = path.join(folder, 'prisma/migrations', `${nextNumber(folder)}_${what}`);
  mkdirSync(path.join(root, migration));
  writeFileSync(path.join(root, migration, 'migration.sql'), sql);
  process.stdout.write(`${migration}/migration.sql\n${sql}`);
} else if (command === 'run') {
  install();
  const [service] = chosen(names.splice(0, 1));
  process.exit(
    prisma([...names, '--schema', path.join(root, service.folder, 'prisma/schema.prisma')], { stdio: 'inherit' })
      .status ?? 1,
  );
} else {
  process.stderr.write(
    'usage: node scripts/prisma.mjs check [service…] | add <service> <name_of_migration> | run <service> <prisma arguments…>\n',
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

async function scratchPostgres() {
  const { startScratchPostgres } = await import(pathToFileURL(path.join(root, 'services/kit/src/db/embedded.ts')).href);
  return startScratchPostgres();
}

/** What a service's schema has beyond that of the last commit, as SQL. Functions and policies are written by hand. */
async function changeOfSchema(folder) {
  const schema = `${folder}/prisma/schema.prisma`;
  const last = spawnSync('git', ['show', `HEAD:${schema}`], { cwd: root, encoding: 'utf8' });
  if (last.status !== 0)
    throw new Error(`${schema} is not in the last commit, so there is nothing to compare it with.`);
  const scratch = mkdtempSync(path.join(tmpdir(), 'ringline-schema-'));
  const postgres = await scratchPostgres();
  try {
    const before = path.join(scratch, 'schema.prisma');
    writeFileSync(before, last.stdout);
    const { status, stdout, stderr } = prisma(
      ['migrate', 'diff', '--from-schema', before, '--to-schema', path.join(root, schema), '--script', '--exit-code'],
      { env: { DATABASE_URL: postgres.adminUrl } },
    );
    // 2 says that there is a difference.
    if (status === 0) throw new Error(`${schema} is as in the last commit. Change it first.`);
    if (status !== 2) throw new Error(stdout + stderr);
    return stdout;
  } finally {
    await postgres.stop();
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Now, or right behind the last migration: they run in the order of their names. */
function nextNumber(folder) {
  const now = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);
  const numbers = readdirSync(path.join(root, folder, 'prisma/migrations')).flatMap(
    (name) => /^\d{14}(?=_)/.exec(name)?.[0] ?? [],
  );
  return String(Math.max(Number(now), ...numbers.map((number) => Number(number) + 1)));
}

async function driftedMigrations(services) {
  const scratch = mkdtempSync(path.join(tmpdir(), 'ringline-drift-'));
  const postgres = await scratchPostgres();
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
