#!/usr/bin/env node
// What the client makes a browser fetch, in gzipped kilobytes, against its budget. The yardstick is an empty shell of the
// same libraries (web/empty), built in the same run, so that a library's own growth is not ours to answer for.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { groupOf, textsId } from '../web/texts.ts';

/** The signed-in shell's first load, as a multiple of the empty shell's. */
const SHELL_RATIO = 1.36;
/**
 * The phone's engine, in bytes. Every first load fetches it, but asks for it only when the shell is drawn, and nothing
 * that is seen waits for it (web/src/phone/PhoneProvider.tsx): so it is not in the shell's sum and has its own limit. Half of
 * it is the state machine, which knows transfers, several people on a call, system notifications and the way
 * to an emergency number without a seat, and a second call beside the first, with which it can be swapped. An attempt that is
 * given up, a token that is not renewed and a page that is left during a call are its, too; so are an Accept that always ends,
 * the numbers that its person gains and loses, and the wrap-up after a call, and what was chosen on
 * a notification that was pushed, and its heart-beats over the socket.
 */
const ENGINE_BYTES = 34_700;
/** What the pages of a language say, in one file: whoever is signed in fetches it, at the latest when the browser has time. In bytes. */
const TEXTS_BYTES = 42_500;
/** Each further route, in bytes, and in files: each is a request. What is said before signing in belongs to the pages that say it. */
const ROUTE_BYTES = 63_500;
const ROUTE_FILES = 48;
/** What neither the first load nor the engine may hold, by the package it comes from: it is fetched when somebody needs it. */
const LATER = [/twilio/i, /recharts|@mantine\/charts/, /tiptap|prosemirror/, /mantine\/spotlight/];

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const web = path.join(root, 'web');
const { build } = await import(pathToFileURL(path.join(web, 'node_modules/vite/dist/node/index.js')).href);

async function built(folder) {
  const { output } = await build({
    root: folder,
    configFile: path.join(web, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'error',
    build: { write: false, emptyOutDir: false },
  });
  const files = new Map(output.map((file) => [file.fileName, file]));
  const size = (name) => {
    const file = files.get(name);
    return gzipSync(file.type === 'chunk' ? file.code : file.source).length;
  };
  const chunks = output.filter((file) => file.type === 'chunk');
  /** A chunk with everything that it imports at once, scripts and styles. */
  const closure = (chunk, into = new Set()) => {
    if (into.has(chunk.fileName)) return into;
    into.add(chunk.fileName);
    for (const css of chunk.viteMetadata?.importedCss ?? []) into.add(css);
    for (const name of chunk.imports) if (files.get(name)?.type === 'chunk') closure(files.get(name), into);
    return into;
  };
  const weigh = (names) => [...names].reduce((sum, name) => sum + size(name), 0);
  const modulesOf = (names) => [...names].flatMap((name) => files.get(name).moduleIds ?? []);
  return { chunks, closure, weigh, modulesOf, entry: chunks.find((chunk) => chunk.isEntry) };
}

/** What a load is made of, by package or by our own file, heaviest first (as rendered, not minified or zipped). */
const originsOf = ({ chunks }, names) => {
  const sums = new Map();
  for (const { fileName, modules } of chunks)
    if (names.has(fileName))
      for (const [id, { renderedLength }] of Object.entries(modules)) {
        const origin = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? path.relative(web, id).split('?')[0];
        sums.set(origin, (sums.get(origin) ?? 0) + renderedLength);
      }
  return [...sums].sort((one, other) => other[1] - one[1]).slice(0, 30);
};

/** The groups of texts that a load's own modules ask for. */
const textsOf = ({ modulesOf }, names) => {
  const asked = new Set();
  for (const id of modulesOf(names)) {
    const file = id.split('?')[0];
    if (!file.startsWith(path.join(web, 'src')) || !/\.tsx?$/.test(file)) continue;
    for (const [, list] of readFileSync(file, 'utf8').matchAll(/useTranslation\(\s*(\[[^\]]*\]|'\w+')/g))
      for (const [, name] of list.matchAll(/'(\w+)'/g)) asked.add(groupOf(name));
  }
  return asked;
};

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
process.env.NODE_ENV = 'production';
const empty = await built(path.join(web, 'empty'));
const client = await built(web);
const of = (id) => {
  const chunk = client.chunks.find(({ facadeModuleId }) => facadeModuleId === id);
  if (!chunk) throw new Error(`${id} is no longer fetched by itself; tell scripts/budget.mjs what is.`);
  return chunk;
};

const yardstick = empty.weigh(empty.closure(empty.entry));
const first = client.closure(client.entry);
for (const id of [path.join(web, 'src/app/shell/Shell.tsx'), textsId('en', 'frame')]) client.closure(of(id), first);
const shell = client.weigh(first);
const beyond = (names) => new Set([...names].filter((name) => !first.has(name)));
const engine = beyond(client.closure(of(path.join(web, 'src/phone/PhoneEngine.tsx'))));
const texts = client.weigh(client.closure(of(textsId('en', 'pages'))));
/** A chunk with what it imports and, of the texts, what lists and forms say and what is said before signing in, beyond the first load. */
const wholeOf = (chunk) => {
  const names = client.closure(chunk);
  const said = textsOf(client, names);
  for (const group of ['kit', 'entrance', 'refused'].filter((one) => said.has(one)))
    client.closure(of(textsId('en', group)), names);
  return beyond(names);
};
const routes = client.chunks
  .filter(
    ({ isDynamicEntry, facadeModuleId }) => isDynamicEntry && /Page\.tsx$|Layout\.tsx$/.test(facadeModuleId ?? ''),
  )
  .map((chunk) => ({
    name: path.relative(path.join(web, 'src'), chunk.facadeModuleId),
    bytes: client.weigh(wholeOf(chunk)),
    files: wholeOf(chunk).size,
  }))
  .sort((one, other) => other.bytes - one.bytes);

const problems = [];
if (shell > yardstick * SHELL_RATIO)
  problems.push(
    `The shell's first load is ${(shell / yardstick).toFixed(2)} × an empty one; ${SHELL_RATIO} is the most.`,
  );
if (texts > TEXTS_BYTES)
  problems.push(`The texts of the pages are ${kilobytes(texts)}; ${kilobytes(TEXTS_BYTES)} is the most.`);
for (const { name, files } of routes)
  if (files > ROUTE_FILES) problems.push(`${name} is ${files} files; ${ROUTE_FILES} is the most.`);
for (const { name, bytes } of routes)
  if (bytes > ROUTE_BYTES) problems.push(`${name} brings ${kilobytes(bytes)}; ${kilobytes(ROUTE_BYTES)} is the most.`);
if (client.weigh(engine) > ENGINE_BYTES)
  problems.push(`The phone's engine is ${kilobytes(client.weigh(engine))}; ${kilobytes(ENGINE_BYTES)} is the most.`);
for (const id of client.modulesOf(new Set([...first, ...engine])))
  if (LATER.some((rule) => rule.test(id.split('node_modules').at(-1) ?? '') && id.includes('node_modules')))
    problems.push(`${id.split('node_modules/').at(-1)} is in the first load or the phone's engine.`);

console.log(
  `empty shell ${kilobytes(yardstick)}, signed-in shell ${kilobytes(shell)}: ${(shell / yardstick).toFixed(2)} ×`,
);
console.log(`  ${kilobytes(client.weigh(engine)).padStart(9)}  the phone's engine, fetched once the shell is drawn`);
console.log(`  ${kilobytes(texts).padStart(9)}  the texts of the pages`);
for (const { name, bytes, files } of routes)
  console.log(`  ${kilobytes(bytes).padStart(9)}  ${String(files).padStart(2)} files  ${name}`);
// `node scripts/budget.mjs InboxPage.tsx` says what a page is made of, `Shell.tsx` what the first load is.
const asked = process.argv[2];
if (asked) {
  const page = client.chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(asked));
  if (!page) throw new Error(`${asked} is not fetched by itself.`);
  for (const [origin, bytes] of originsOf(client, asked === 'Shell.tsx' ? first : wholeOf(page)))
    console.log(`  ${kilobytes(bytes).padStart(9)}  ${origin}`);
}
for (const problem of problems) console.log(`OVER BUDGET: ${problem}`);
process.exit(problems.length === 0 ? 0 : 1);
