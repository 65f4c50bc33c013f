#!/usr/bin/env node
// Compiles the web client's GraphQL tags (`npm run exec relay`), and takes out of bff/persisted.json what the client no
// longer has: the compiler only adds. What releases had stands in bff/persisted/<version>.json (scripts/release.mjs).
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const web = path.join(root, 'web');
const LIST = path.join(root, 'bff', 'persisted.json');
const GENERATED = path.join(web, 'src', '__generated__');

/** What the edge takes by its id, and what the client was compiled with: the artifact of each id. */
export function operations() {
  const compiled = new Map();
  for (const file of readdirSync(GENERATED)) {
    const id = /"id": "([0-9a-f]{64})"/.exec(readFileSync(path.join(GENERATED, file), 'utf8'))?.[1];
    if (id !== undefined) compiled.set(id, file);
  }
  return { listed: JSON.parse(readFileSync(LIST, 'utf8')), compiled };
}

if (path.resolve(process.argv[1] ?? '') === fileURLToPath(import.meta.url)) {
  compile();
  // The compiler lists an operation when it writes its artifact: one that came with a merge is not listed yet.
  const { listed, compiled } = operations();
  const missing = [...compiled].filter(([id]) => !(id in listed)).map(([, file]) => file);
  for (const file of missing) rmSync(path.join(GENERATED, file));
  if (missing.length > 0) compile();
  const after = operations();
  const kept = Object.fromEntries(Object.entries(after.listed).filter(([id]) => after.compiled.has(id)));
  // As the compiler writes it.
  writeFileSync(LIST, `${JSON.stringify(kept, null, 2)}\n`);
}

function compile() {
  const compiler = path.join(web, 'node_modules', '.bin', 'relay-compiler');
  const { status } = spawnSync(compiler, process.argv.slice(2), { cwd: web, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
