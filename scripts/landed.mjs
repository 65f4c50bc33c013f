#!/usr/bin/env node
// The last commit that landed, as .ci/landed tells it: `<number> <commit>`. CI gets a checkout and nothing else, so that whoever
// begins the next change writes it down: `npm run exec landed -- <commit>` with main as it landed. One that is too old only
// makes CI run more; one that is not in the history makes it run everything.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const RECORD = '.ci/landed';

/**
 * @param {string} root
 * @returns {{ number: number; commit: string; changed: string[] } | undefined} what has changed since, committed or not;
 * undefined: nobody can tell
 */
export function sinceLanding(root) {
  const landed = readRecord(root);
  if (!landed) return undefined;
  try {
    git(root, ['merge-base', '--is-ancestor', landed.commit, 'HEAD']);
    // A renamed file touches what knew it by either name.
    const changed = git(root, ['diff', '--name-only', '--no-renames', '-z', landed.commit]).split('\0').filter(Boolean);
    return { ...landed, changed };
  } catch {
    return undefined;
  }
}

/**
 * @param {string} root
 * @param {string} revision that landed
 * @returns {{ number: number; commit: string }} one landing more, unless it is the one that was written down
 */
export function writeLanding(root, revision) {
  const commit = git(root, ['rev-parse', '--verify', `${revision}^{commit}`]).trim();
  const before = readRecord(root);
  if (before?.commit === commit) return before;
  const landing = { number: (before?.number ?? 0) + 1, commit };
  writeFileSync(path.join(root, RECORD), `${landing.number} ${commit}\n`);
  return landing;
}

/** @param {string} root */
function readRecord(root) {
  const file = path.join(root, RECORD);
  const [, number, commit] = /^(\d+) ([0-9a-f]{40})\n$/.exec(existsSync(file) ? readFileSync(file, 'utf8') : '') ?? [];
  return commit ? { number: Number(number), commit } : undefined;
}

/**
 * @param {string} root
 * @param {string[]} args
 */
function git(root, args) {
  // The folder may be another user's, as a copy that CI was given.
  return execFileSync('git', ['-c', 'safe.directory=*', ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 << 20,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

if (import.meta.filename === process.argv[1]) {
  const [revision] = process.argv.slice(2);
  if (!revision) {
    console.error('Say which commit landed: npm run exec landed -- <commit>');
    process.exit(2);
  }
  const { number, commit } = writeLanding(path.dirname(import.meta.dirname), revision);
  console.log(`${RECORD}: landing ${number} is ${commit}. Commit it with your change.`);
}
