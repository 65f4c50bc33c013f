#!/usr/bin/env node
// Builds the image and runs deploy/compose.yaml, then tells a newcomer's story of it in Chromium (`npm run check:compose`).
// Needs a Docker engine with Compose, so that it is run by hand; what of both can be checked without an engine is part of
// check:image and check:charts.
//   --standins   makes what Docker Hub would give of other registries, where the Hub cannot be reached
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { root } from './charts/places.mjs';
import { makeStandins } from './compose/standins.mjs';

// A project of its own: data of somebody's `docker compose up` stays untouched.
const COMPOSE = ['compose', '--project-name', 'ringline-check', '--file', path.join(root, 'deploy', 'compose.yaml')];
const log = (text) => process.stderr.write(`  ${text}\n`);

process.exitCode = await check();

/** @returns the exit code */
async function check() {
  for (const args of [['info'], ['compose', 'version']])
    if (spawnSync('docker', args, { stdio: 'ignore' }).status !== 0) {
      log(`"docker ${args.join(' ')}" fails: this needs a running Docker engine and its Compose plugin. Without them,`);
      log('`npm run cluster` runs the same processes on the same engines.');
      return 1;
    }
  const browser = findBrowser({ log });
  if (process.argv.includes('--standins')) await makeStandins(log);
  if (!docker([...COMPOSE, 'build', 'identity'])) return 1;
  try {
    const config = ['--config', 'vitest.deployed.config.ts', 'tests/compose'];
    const { status } = spawnSync(path.join(root, 'node_modules', '.bin', 'vitest'), ['run', ...config], {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        CHROMIUM: browser ?? '',
        RINGLINE_BROWSER: browser ?? '',
        COMPOSE: JSON.stringify(COMPOSE),
      },
    });
    return status ?? 1;
  } finally {
    docker([...COMPOSE, 'down', '--volumes']);
  }
}

function docker(args) {
  return spawnSync('docker', args, { stdio: 'inherit' }).status === 0;
}
