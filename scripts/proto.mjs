#!/usr/bin/env node
// Contracts: `generate` writes proto/gen; `check` lints, refuses changes that break older readers of the last commit on
// the main line, and fails when the committed code is stale.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const proto = path.join(root, 'proto');
const bin = (name) => path.join(root, 'node_modules', '.bin', name);
const run = (args, { quiet = false } = {}) => {
  const result = spawnSync(bin('buf'), args, { cwd: proto, encoding: 'utf8' });
  if (!quiet) process.stdout.write(`${result.stdout ?? ''}${result.stderr ?? ''}`);
  return result.status ?? 1;
};

const command = process.argv[2];
if (command === 'generate') process.exit(run(['generate']));
if (command !== 'check') {
  process.stderr.write('Use: proto.mjs generate | check\n');
  process.exit(2);
}

let failed = false;
const fail = (text) => {
  failed = true;
  process.stderr.write(`${text}\n`);
};
if (run(['lint']) !== 0) fail('buf lint: see above.');
const baseline = path.join(proto, 'baseline.binpb');
if (existsSync(baseline)) {
  if (run(['breaking', '--against', baseline]) !== 0) {
    fail('buf breaking: a reader of the released contracts would break. Add fields instead of changing them.');
  }
}
const fresh = mkdtempSync(path.join(tmpdir(), 'ringline-proto-'));
try {
  if (run(['generate', '--output', fresh], { quiet: true }) !== 0) fail('buf generate failed.');
  const list = (dir) =>
    readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((e) => e.isFile())
      .map((e) => path.relative(dir, path.join(e.parentPath, e.name)))
      .sort();
  const [have, want] = [path.join(proto, 'gen'), path.join(fresh, 'gen')];
  const stale = [...new Set([...list(have), ...list(want)])].filter((f) => {
    const [a, b] = [path.join(have, f), path.join(want, f)];
    return !existsSync(a) || !existsSync(b) || readFileSync(a, 'utf8') !== readFileSync(b, 'utf8');
  });
  if (stale.length)
    fail(`proto/gen is stale (${stale.join(', ')}). Run \`npm run exec proto:gen\` and commit the result.`);
} finally {
  rmSync(fresh, { recursive: true, force: true });
}
if (!failed) process.stdout.write('proto: lint, breaking and generated code are fine\n');
process.exit(failed ? 1 : 0);
