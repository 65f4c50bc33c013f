#!/usr/bin/env node
// Subjects of commits read alike: `fix(phone): close the strip when a call ends`. Imperative, at most 72 characters, with a scope
// where the product changes; the reason stands in the body. Only what came after BASE is read: history is not rewritten.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const BASE = '64e89be04b7b55e631675c10ae4549476b23d7e9';
const LONGEST = 72;
const SUBJECT = /^(?<type>[a-z]+)(?:\((?<scope>[a-z0-9-]+)\))?!?: (?<text>\S.*)$/;
const TYPES = ['build', 'chore', 'ci', 'docs', 'feat', 'fix', 'perf', 'refactor', 'revert', 'style', 'test'];
/** What changes the product says where. */
const WITH_SCOPE = ['feat', 'fix', 'perf', 'refactor'];
const TOLD = /(?:ed|ing|[^su]s)$/;
const IMPERATIVE =
  /^(?:bring|ping|ring|spring|string|swing|feed|need|seed|shed|speed|embed|exceed|proceed|succeed|alias)$/;

/**
 * @param {string} subject
 * @returns {string[]} what is wrong with it
 */
export function problemsOf(subject) {
  if (subject.startsWith('Merge ') || subject.startsWith('Revert "')) return [];
  const problems = [];
  if (subject.length > LONGEST) problems.push(`has ${subject.length} characters, the most is ${LONGEST}`);
  const { type = '', scope, text = '' } = SUBJECT.exec(subject)?.groups ?? {};
  if (!TYPES.includes(type)) return [...problems, `does not begin with a type and a colon (${TYPES.join(', ')})`];
  if (!scope && WITH_SCOPE.includes(type)) problems.push(`names no scope: ${type}(phone): …`);
  const verb = text.split(/[\s,:]/, 1)[0] ?? '';
  if (/^\p{Lu}\p{Ll}/u.test(verb)) problems.push(`begins with a capital letter: ${verb}`);
  if (verb.endsWith('.') || text.endsWith('.')) problems.push('ends with a period');
  if (TOLD.test(verb) && !IMPERATIVE.test(verb))
    problems.push(`is not imperative: say what it does as "add", not "${verb}"`);
  return problems;
}

/** The commits after BASE. Where history is not at hand (an archive, a shallow clone), there is nothing to say. */
function subjects() {
  const git = (...given) => spawnSync('git', given, { cwd: root, encoding: 'utf8' });
  if (git('merge-base', '--is-ancestor', BASE, 'HEAD').status !== 0) return [];
  return git('log', '--no-merges', '--format=%h %s', `${BASE}..HEAD`).stdout.split('\n').filter(Boolean);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const found = subjects().flatMap((line) => {
    const [, commit, subject] = /^(\S+) (.*)$/.exec(line) ?? [];
    return problemsOf(subject ?? '').map((problem) => `${commit} "${subject}" ${problem}`);
  });
  for (const line of found) console.error(line);
  process.exitCode = found.length === 0 ? 0 : 1;
}
