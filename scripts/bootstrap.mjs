#!/usr/bin/env node
// Brings a machine that has only Node 20 and npm to the point where a script of this repository can run:
// its own Node 24 and pnpm from npm packages, the workspace's dependencies, and the Prisma clients, which git does not hold.
// Each step leaves a stamp, so that a second run costs about a second. Plain JavaScript without dependencies, since it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { outdatedClients } from './prisma-clients.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const toolchain = path.join(root, 'scripts', 'toolchain');
const [script, ...args] = process.argv.slice(2);
if (!script) fail('bootstrap.mjs needs the name of a package.json script to run.');

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20) fail(`Ringline needs Node 20 or newer to start; this is ${process.version}. Install Node 20 or newer.`);
const ownNodeIsFine = (major === 24 && minor >= 15) || (major > 24 && major % 2 === 0);
const platform = `${process.platform}-${process.arch}`;
const bundledNode = path.join(toolchain, 'node_modules', `node-${platform}`, 'bin');
const bundledPlatforms = ['linux-x64', 'linux-arm64'];
if (!ownNodeIsFine && !bundledPlatforms.includes(platform)) {
  fail(`npm holds no Node 24 for ${platform}. Install Node 24 (24.15 or newer) and start again.`);
}

const hash = (...parts) => parts.reduce((h, p) => h.update(p).update('\0'), createHash('sha256')).digest('hex');
const read = (file) => (existsSync(file) ? readFileSync(file) : '');
const say = (text) => process.stderr.write(`  ${text}\n`);

function step(title, stampFile, stamp, command, commandArgs, { alsoFine, ...options }) {
  const present = read(stampFile).toString();
  if (present === stamp || present === alsoFine) return;
  const started = Date.now();
  say(`${title} …`);
  const result = spawnSync(command, commandArgs, { stdio: ['ignore', 2, 2], ...options });
  if (result.error) fail(`${command} could not be started: ${result.error.message}`);
  if (result.status !== 0) fail(`${title} failed (${command} ${commandArgs.join(' ')}). Its output stands above.`);
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
  say(`${title}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

// npm hands its own settings down as npm_* variables; pnpm would take them for its own.
const env = Object.fromEntries(
  Object.entries(process.env).filter(
    ([k]) => !/^npm_(config|package|lifecycle)_/i.test(k) || /^npm_config_registry$/i.test(k),
  ),
);
delete env.npm_command;
delete env.NODE_OPTIONS;

step(
  ownNodeIsFine ? 'Installing pnpm' : 'Installing Node 24 and pnpm',
  path.join(toolchain, 'node_modules', '.stamp'),
  hash(read(path.join(toolchain, 'package-lock.json')), platform, String(ownNodeIsFine)),
  process.platform === 'win32' ? 'npm.cmd' : 'npm',
  [
    'ci',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--prefer-offline',
    ...(ownNodeIsFine ? ['--omit=optional'] : []),
  ],
  // With the bundled Node itself in PATH our own Node is fine: it must not be taken away from under those who run on it.
  {
    cwd: toolchain,
    env: { ...process.env },
    alsoFine: hash(read(path.join(toolchain, 'package-lock.json')), platform, 'false'),
  },
);

env.PATH = [
  path.join(root, 'node_modules', '.bin'),
  ownNodeIsFine ? path.dirname(process.execPath) : bundledNode,
  path.join(toolchain, 'node_modules', '.bin'),
  env.PATH,
].join(path.delimiter);
const node = ownNodeIsFine ? process.execPath : path.join(bundledNode, 'node');
const pnpm = path.join(toolchain, 'node_modules', 'pnpm', 'bin', 'pnpm.cjs');

const manifests = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', ...workspaceManifests()];
step(
  'Installing dependencies',
  path.join(root, 'node_modules', '.ringline-stamp'),
  hash(platform, ...manifests.map((f) => read(path.join(root, f)))),
  node,
  [pnpm, 'install', '--frozen-lockfile', '--prefer-offline', '--loglevel=warn', '--reporter=append-only'],
  { cwd: root, env },
);

const clients = outdatedClients();
if (clients.length > 0) {
  const started = Date.now();
  const made = spawnSync(node, [path.join(root, 'scripts/prisma-clients.mjs')], {
    cwd: root,
    env,
    stdio: ['ignore', 2, 2],
  });
  if (made.status !== 0) fail('Making the Prisma clients failed. Its output stands above.');
  say(`Making the Prisma clients of ${clients.length} schemas: ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

// glibc gives each thread an arena of its own and keeps in it what was freed: 70 MB of what the product holds at rest.
if (script === 'start:inner') {
  env.MALLOC_ARENA_MAX ??= '1';
  env.MALLOC_TRIM_THRESHOLD_ ??= '131072';
}

// A script of the form `node file` is started without pnpm in between: one process less, and signals arrive. A second
// signal does no harm, so Ctrl-C, which reaches the whole group, is passed on like any other.
const line = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).scripts[script];
if (!line) fail(`package.json has no script "${script}".`);
const [program, ...words] = line.split(' ');
const direct = program === 'node' && !/[&|;<>$"']/.test(line);
const child = spawn(node, direct ? [...words, ...args] : [pnpm, '--silent', 'run', script, ...args], {
  cwd: root,
  env,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 130 : 1)));

function workspaceManifests() {
  const found = [];
  for (const dir of ['proto', 'bff', 'web', 'deploy', 'tests', 'load', 'services/sandbox/ui'])
    found.push(`${dir}/package.json`);
  for (const dir of readdirSync(path.join(root, 'services'))) found.push(`services/${dir}/package.json`);
  return found.filter((f) => existsSync(path.join(root, f))).sort();
}

function fail(text) {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
