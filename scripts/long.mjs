#!/usr/bin/env node
// `npm run test:long`: what takes longer than `npm test` may. By hand it runs all of it, or the files that are named. CI asks
// with --for-landing: what the change since the last landing touches, and a third of the others (scripts/choose-long.mjs);
// --list says what that is, and runs nothing.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { longTests } from '../vitest.long.config.ts';
import { chooseLong, ROOM_MINUTES, THIRDS } from './choose-long.mjs';
import { sinceLanding } from './landed.mjs';

const root = path.dirname(import.meta.dirname);
const args = process.argv.slice(2);
const isListed = args.includes('--list');
const isForLanding = isListed || args.includes('--for-landing');
const files = isForLanding ? filesForLanding() : args;

if (isListed) process.exit(0);
if (isForLanding && files.length === 0) {
  console.log('tests: 0 passed, 0 failed');
  process.exit(0);
}
const run = spawn(
  process.execPath,
  [path.join(root, 'scripts', 'test.mjs'), '--config', 'vitest.long.config.ts', ...files],
  { cwd: root, stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => run.kill(signal));
const [status] = await once(run, 'exit');
process.exit(status ?? 1);

/** Says what runs and why, and what does not. */
function filesForLanding() {
  const landing = sinceLanding(root);
  const { touched, turn, left, late } = chooseLong(root, longTests, landing);
  console.log(
    landing
      ? `LONG TESTS: ${landing.changed.length} files changed since landing ${landing.number} (${landing.commit.slice(0, 8)}).`
      : 'LONG TESTS: .ci/landed names no commit of this history, so all of them run.',
  );
  for (const [file, by] of touched) console.log(`  touched  ${file} (${by})`);
  for (const file of turn) console.log(`  its turn ${file}`);
  for (const file of left)
    console.log(`  NOT RUN  ${file}: nothing of its areas changed, and it runs within ${THIRDS} landings`);
  for (const [file, by] of late)
    console.log(
      `  LATE     ${file}: its area changed (${by}), and it runs within ${THIRDS} landings: ${ROOM_MINUTES} minutes of tests are full`,
    );
  console.log(`  ${touched.size} touched, ${turn.length} in turn, ${late.size} late, ${left.length} not run.`);
  return [...touched.keys(), ...turn];
}
