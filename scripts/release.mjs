#!/usr/bin/env node
// Makes a release of what stands here (`npm run release -- 0.2.0`): writes the version into every package and chart, and
// freezes the operations of its web client, so that pages of this and the two releases before go on working with the next.
// It commits nothing: look at the difference, commit it, and tag it.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const FROZEN = path.join(root, 'bff', 'persisted');
/** Releases whose operations the edge takes: the newest and the two before it, whose pages may still be open. */
const KEPT = 3;
const CHANGELOG = 'CHANGELOG.md';

if (path.resolve(process.argv[1] ?? '') === fileURLToPath(import.meta.url)) release(process.argv[2] ?? '');

/** Newest first, of files that are called `<version>.json`. */
export function byVersion(files) {
  const numbers = (file) =>
    file
      .replace(/\.json$/, '')
      .split('.')
      .map(Number);
  const order = (a, b) => a.map((number, at) => (b[at] ?? 0) - number).find((difference) => difference !== 0) ?? 0;
  return files.toSorted((a, b) => order(numbers(a), numbers(b)));
}

function release(version) {
  if (!/^\d+\.\d+\.\d+$/.test(version)) fail('Name the version: npm run release -- 0.2.0');
  mkdirSync(FROZEN, { recursive: true });
  const frozen = byVersion(readdirSync(FROZEN).filter((file) => file.endsWith('.json')));
  const newest = frozen[0];
  if (newest && byVersion([newest, `${version}.json`])[0] === newest)
    fail(`${newest.replace('.json', '')} is released already; ${version} has to be a later one.`);
  if (!readFileSync(path.join(root, CHANGELOG), 'utf8').includes(`\n## ${version}\n`))
    fail(`${CHANGELOG} has no heading \`## ${version}\`: write what people can do with it first.`);
  const fresh = spawnSync(process.execPath, [path.join(root, 'scripts/relay-fresh.mjs')], { stdio: 'inherit' });
  if (fresh.status !== 0) process.exit(1);

  const listed = spawnSync('git', ['ls-files', '*package.json', 'charts/*/Chart.yaml'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of listed.stdout.split('\n').filter((name) => name !== '' && !/^scripts\/./.test(name))) {
    const text = readFileSync(path.join(root, file), 'utf8');
    writeFileSync(
      path.join(root, file),
      file.endsWith('.json')
        ? text.replace(/^( {2}"version": ")[^"]*"/m, `$1${version}"`)
        : text.replaceAll(/^( *(?:version|appVersion): ).*$/gm, `$1${version}`),
    );
  }
  copyFileSync(path.join(root, 'bff/persisted.json'), path.join(FROZEN, `${version}.json`));
  for (const old of byVersion([...frozen, `${version}.json`]).slice(KEPT)) rmSync(path.join(FROZEN, old));
  process.stdout.write(
    `${version} is written down. Look at \`git diff --stat\`, then: git commit --all --message "chore: release ${version}" && git tag v${version}\n`,
  );
}

function fail(text) {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
