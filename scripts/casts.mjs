#!/usr/bin/env node
// What a request says is read with a schema (kit/http `readQuery`, `readParams`, `readBody`), never cast: a doubled query
// parameter is a list, a body is anything. Types of Fastify's routes are casts by another name; only those of a path hold, since
// its router makes texts of them.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const FOLDERS = ['bff/src', ...readdirSync(path.join(root, 'services')).map((name) => `services/${name}/src`)];

/** `request.query as …`, `(request.body ?? {}) as …`, `const { body } = request as …`, `app.get<{ Querystring: … }>`. */
const CASTS = [
  /\b(?:request|req)\.(?:query|params|body)\b(?:\s*\?\?\s*\{\})?\s*\)?\s*as\b/g,
  /<\{[^>]*\b(?:Querystring|Body|Headers)\s*:/g,
];

/**
 * @param {string} source
 * @returns {number[]} the lines on which a part of a request is cast
 */
export function castsIn(source) {
  return CASTS.flatMap((cast) => [...source.matchAll(cast)]).map(
    ({ index }) => source.slice(0, index).split('\n').length,
  );
}

function findings() {
  return FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.includes('generated/') && !/\.(?:test|testkit)\.ts$/.test(file))
      .flatMap((file) => {
        const at = path.join(folder, file);
        return castsIn(readFileSync(path.join(root, at), 'utf8')).map((line) => `${at}:${line}`);
      }),
  );
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const found = findings();
  for (const place of found)
    console.error(
      `${place}: a part of a request is cast; read it with a schema (kit/http readQuery, readParams, readBody)`,
    );
  process.exitCode = found.length === 0 ? 0 : 1;
}
