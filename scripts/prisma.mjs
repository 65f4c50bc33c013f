#!/usr/bin/env node
// Prisma's command line for this repository:
//   node scripts/prisma.mjs check [service…]      fails when the migrations do not lead to the schema
//   node scripts/prisma.mjs add <service> <name>  writes a migration with what schema.prisma has beyond the migrations
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
  const drifted = await driftedMigrations(chosen(names));
  for (const { folder, sql } of drifted)
    process.stderr.write(
      `${folder}/prisma/migrations do not lead to schema.prisma; add a migration with what is missing (adapt it by hand):\n${sql}\n`,
    );
  process.exit(drifted.length > 0 ? 1 : 0);
} else if (command === 'add' && names.length === 2 && /^[a-z][a-z0-9_]*$/.test(names[1])) {
  install();
  const [found] = await driftedMigrations(chosen(names.slice(0, 1)));
  if (!found) {
    process.stderr.write(`The migrations of ${names[0]} lead to its schema.prisma. Change the schema first.\n`);
    process.exit(1);
  }
  if (!found.isScript) {
    process.stderr.write(found.sql);
    process.exit(1);
  }
  const migration = path.join(found.folder, 'prisma/migrations', `${nextNumber(found.folder)}_${names[1]}`);
  mkdirSync(path.join(root, migration));
  writeFileSync(path.join(root, migration, 'migration.sql'), found.sql);
  process.stdout.write(`${migration}/migration.sql\n${found.sql}`);
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

/** After the last migration of all services, since releases are read in that order. */
function nextNumber(folder) {
  const now = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);
  const last = readdirSync(path.join(root, folder, 'prisma/migrations'))
    .filter((name) => /^\d{14}_/.test(name))
    .toSorted()
    .at(-1);
  return String(Math.max(Number(now), Number(last?.slice(0, 14) ?? 0) + 1));
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
      // 2 says that there is a difference, which is printed; 1 that the command failed.
      return diff.status === 0 ? [] : [{ folder, sql: diff.stdout + diff.stderr, isScript: diff.status === 2 }];
    });
  } finally {
    await postgres.stop();
    rmSync(scratch, { recursive: true, force: true });
  }
}
