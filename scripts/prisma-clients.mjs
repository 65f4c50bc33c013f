#!/usr/bin/env node
// Writes each service's Prisma client from its prisma/schema.prisma, as Prisma's own generator makes it, without Prisma's
// command line and with nothing but npm packages. The clients are not in git: the bootstrap and the image's build run this.
//   node scripts/prisma-clients.mjs           writes the clients whose schema or generator has changed
//   node scripts/prisma-clients.mjs --all     writes all of them
//   node scripts/prisma-clients.mjs --check   fails when one is stale, was edited by hand, or is in git
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const FIXTURE = 'services/kit/src/testing/fixture';
/** What a client was made from and what it is made of, beside it. */
const MADE = 'made.json';
const digest = (...parts) =>
  parts.reduce((hash, part) => hash.update(part).update('\0'), createHash('sha256')).digest('hex');

/** Folders that have a schema, relative to the repository. */
export function foldersWithSchema() {
  return [...readdirSync(path.join(root, 'services')).map((name) => `services/${name}`), FIXTURE].filter((folder) =>
    existsSync(path.join(root, folder, 'prisma/schema.prisma')),
  );
}

/** @returns the folders whose client is not what their schema and the installed generator make; reads no client */
export function outdatedClients() {
  return foldersWithSchema().filter((folder) => readMade(folder)?.from !== origin(folder));
}

const clientOf = (folder) => path.join(root, folder, 'src/generated/prisma');
const schemaOf = (folder) => path.join(root, folder, 'prisma/schema.prisma');

/** What decides how a client looks: its schema, the generator's version, and this file. */
function origin(folder) {
  const manifest = path.join(root, 'node_modules/@prisma/client-generator-ts/package.json');
  const generator = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).version : 'not installed';
  return digest(readFileSync(schemaOf(folder)), generator, readFileSync(fileURLToPath(import.meta.url)));
}

/** @returns {{ from: string, files: Record<string, string> } | undefined} */
function readMade(folder) {
  const file = path.join(clientOf(folder), MADE);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** The SHA-256 of each file of a client, by its path. */
function filesOf(at) {
  const entries = existsSync(at) ? readdirSync(at, { recursive: true, withFileTypes: true }) : [];
  const files = entries.filter((entry) => entry.isFile() && entry.name !== MADE);
  const paths = files.map((entry) => path.relative(at, path.join(entry.parentPath, entry.name))).toSorted();
  return Object.fromEntries(paths.map((file) => [file, digest(readFileSync(path.join(at, file)))]));
}

async function generate(folders) {
  // Their ES modules lack file extensions, which Node refuses.
  const require = createRequire(import.meta.url);
  const { PrismaClientTsGenerator } = require('@prisma/client-generator-ts');
  const { getConfig, getDMMF } = require('@prisma/internals');
  for (const folder of folders) {
    const datamodel = readFileSync(schemaOf(folder), 'utf8');
    const { generators, datasources } = await getConfig({ datamodel: [[schemaOf(folder), datamodel]] });
    const [generator] = generators;
    if (generator?.output?.value !== '../src/generated/prisma')
      throw new Error(`${schemaOf(folder)} needs the generator block of the other services; copy it from there.`);
    const dmmf = await getDMMF({ datamodel: [[schemaOf(folder), datamodel]], previewFeatures: [] });
    // Whole or not at all: somebody else may read it, or make it too.
    const beside = `${clientOf(folder)}.${process.pid}`;
    mkdirSync(path.dirname(beside), { recursive: true });
    generator.output = { fromEnvVar: null, value: beside };
    await new PrismaClientTsGenerator().generate({
      binaryPaths: {},
      datamodel,
      datasources,
      dmmf,
      generator,
      otherGenerators: [],
      schemaPath: schemaOf(folder),
      typedSql: [],
      version: readVersion(),
    });
    writeFileSync(path.join(beside, MADE), JSON.stringify({ from: origin(folder), files: filesOf(beside) }));
    rmSync(clientOf(folder), { recursive: true, force: true });
    renameSync(beside, clientOf(folder));
  }
}

function readVersion() {
  return JSON.parse(readFileSync(path.join(root, 'node_modules/@prisma/client-generator-ts/package.json'), 'utf8'))
    .version;
}

function complaints() {
  const fix = 'run: node scripts/prisma-clients.mjs --all';
  const tracked = spawnSync(
    'git',
    ['ls-files', '--', ...foldersWithSchema().map((folder) => `${folder}/src/generated`)],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  return [
    ...outdatedClients().map((folder) => `${folder}/src/generated/prisma is not of its schema and generator; ${fix}`),
    ...foldersWithSchema()
      .filter((folder) => JSON.stringify(readMade(folder)?.files) !== JSON.stringify(filesOf(clientOf(folder))))
      .map((folder) => `${folder}/src/generated/prisma was edited by hand; ${fix}`),
    ...(tracked.stdout
      ? [`Prisma clients are made, not kept: git rm --cached ${tracked.stdout.split('\n')[0]} …`]
      : []),
  ];
}

if (path.resolve(process.argv[1] ?? '') === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--check')) {
    const found = complaints();
    for (const complaint of found) process.stdout.write(`${complaint}\n`);
    process.exitCode = found.length > 0 ? 1 : 0;
  } else {
    await generate(process.argv.includes('--all') ? foldersWithSchema() : outdatedClients());
  }
}
