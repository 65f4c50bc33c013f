#!/usr/bin/env node
// Looks through everything that the product's processes logged and traced in a test run for what must not stand there:
// phone numbers, texts, one-time codes, tokens, keys. `node scripts/scan-output.mjs <folder>` prints each with its place and
// ends with 1 when there is one.
//
// In the folder: *.log (what processes wrote), *.spans.jsonl (what they exported), runner.out (the test runner's own output,
// of which only the product's lines count: its reporter prints the tests' names), known-*.jsonl (what the tests know to be secret).
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findLeaks } from '../tests/testkit/leaks.ts';

/** A line of a log as pino writes it. */
const LOG_LINE = /^\{"level":/;

/**
 * @param {string} folder
 * @returns {{ leaks: string[], lines: number, spans: number }}
 */
export function scanOutput(folder) {
  const files = readdirSync(folder, { recursive: true }).map(String).toSorted();
  const read = (name) => readFileSync(path.join(folder, name), 'utf8');
  const known = new Map();
  for (const name of files.filter((file) => /^known-.*\.jsonl$/.test(file))) {
    for (const line of read(name).split('\n').filter(Boolean)) {
      const { kind, value } = JSON.parse(line);
      known.set(value, { kind, value });
    }
  }
  const leaks = [];
  let lines = 0;
  let spans = 0;
  for (const name of files) {
    let text;
    if (name.endsWith('.log')) text = read(name);
    else if (name.endsWith('.spans.jsonl')) text = read(name);
    else if (name === 'runner.out')
      text = read(name)
        .split('\n')
        .map((line) => (LOG_LINE.test(line) ? line : ''))
        .join('\n');
    else continue;
    if (name.endsWith('.spans.jsonl')) spans += text.split('"spanId"').length - 1;
    else lines += text.split('\n').filter(Boolean).length;
    for (const { kind, line, excerpt } of findLeaks(text, [...known.values()]))
      leaks.push(`LEAK: ${kind} in ${name}:${line}: ${excerpt}`);
  }
  return { leaks, lines, spans };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = process.argv[2];
  if (!folder) {
    console.error('Use: scan-output.mjs <folder>');
    process.exit(2);
  }
  const { leaks, lines, spans } = scanOutput(folder);
  for (const leak of leaks) console.log(leak);
  console.log(`scanned: ${lines} lines, ${spans} spans, ${leaks.length} leaks`);
  process.exit(leaks.length === 0 ? 0 : 1);
}
