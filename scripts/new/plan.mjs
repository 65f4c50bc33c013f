// A plan is what the generator would do: files to write, and insertions into files that are there. It can be undone.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, rmdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const templates = path.join(root, 'scripts/new');

/**
 * @typedef {{ file: string, after: string, text: string, within?: string }} Insertion
 *   `text` goes right behind `after`, which is looked for behind `within`
 * @typedef {{ file: string, copyOf: string, until: string, as: string, changed?: (block: string) => string }} Copy
 *   a block of the file, from `copyOf` to `until`, stands a second time in front of itself, headed by `as` and `changed`
 * @typedef {{ file: string, append: string }} Appendix
 * @typedef {{ file: string, imported: string, from: string }} Import a name of a module, which may be imported already
 * @typedef {{ files: Map<string, string>, places: (Insertion | Copy | Appendix | Import)[] }} Part
 * @typedef {Part & { shell?: Part & { key: string, inUse: RegExp } }} Plan
 *   the shell is made around the first thing of its kind, and goes with the last one: while its file `key` has something `inUse`
 */

/** @returns whether git's last commit has the file */
export const isCommitted = (file) =>
  spawnSync('git', ['cat-file', '-e', `HEAD:${file}`], { cwd: root, stdio: 'ignore' }).status === 0;

/** @returns the files of a template's folder, with the names filled in */
export function filled(folder, names) {
  const fill = (text) =>
    text.replaceAll(/__([A-Za-z]+?)__/g, (all, name) => (Object.hasOwn(names, name) ? names[name] : all));
  const at = path.join(templates, folder);
  return new Map(
    readdirSync(at, { recursive: true })
      .filter((file) => statSync(path.join(at, file)).isFile())
      .toSorted((one, other) => one.localeCompare(other))
      .map((file) => [fill(file.replace(/\.tmpl$/, '')), fill(readFileSync(path.join(at, file), 'utf8'))]),
  );
}

/**
 * Writes a plan, whole or not at all.
 * @param {Plan} plan
 * @param {string} [folder] of the repository
 * @returns {string[]} what was written
 * @throws Error when a file is there already, or a place is not as the generator knows it
 */
export function apply({ files, places, shell }, folder = root) {
  const texts = new Map();
  for (const [file, text] of [...(shell?.files ?? []), ...files]) {
    if (existsSync(path.join(folder, file))) throw new Error(`${file} is there already. Choose another name.`);
    texts.set(file, text);
  }
  for (const place of [...(shell?.places ?? []), ...places]) {
    const text = texts.get(place.file) ?? readFileSync(path.join(folder, place.file), 'utf8');
    texts.set(place.file, entered(text, place));
  }
  for (const [file, text] of texts) write(path.join(folder, file), text);
  return [...texts.keys()];
}

/**
 * Takes back what `apply` wrote.
 * @param {Plan} plan
 * @param {string} [folder] of the repository
 * @returns {string[]} files that are there still and have changed
 */
export function undo({ shell, ...part }, folder = root) {
  const changed = takeBack(part, folder);
  if (shell && !shell.inUse.test(readFileSync(path.join(folder, shell.key), 'utf8'))) {
    for (const file of takeBack(shell, folder)) changed.add(file);
    for (const file of shell.files.keys()) changed.delete(file);
  }
  return [...changed];
}

function takeBack({ files, places }, folder) {
  const changed = new Set();
  for (const place of places.toReversed()) {
    const at = path.join(folder, place.file);
    if (files.has(place.file) || !existsSync(at)) continue;
    const text = readFileSync(at, 'utf8');
    const next = withdrawn(text, place);
    if (next === text) continue;
    writeFileSync(at, next);
    changed.add(place.file);
  }
  for (const file of files.keys()) {
    rmSync(path.join(folder, file), { force: true });
    removeEmpty(path.dirname(path.join(folder, file)), folder);
  }
  return changed;
}

function entered(text, place) {
  if ('append' in place) return text.replace(/\n*$/, '\n') + place.append;
  if ('imported' in place) return rewritten(text, place, (names) => [...new Set([...names, place.imported])]);
  if ('copyOf' in place) {
    const [start, end] = blockOf(text, place);
    const { changed = (block) => block } = place;
    const block = changed(text.slice(start + place.copyOf.length, end));
    return text.slice(0, start) + place.as + block + place.until + text.slice(start);
  }
  const from = place.within === undefined ? 0 : text.indexOf(place.within);
  const at = from < 0 ? -1 : text.indexOf(place.after, from);
  if (at < 0)
    throw new Error(
      `${place.file} has no "${place.after.trim()}" any more. Mend the place in scripts/new, or enter it by hand.`,
    );
  const end = at + place.after.length;
  return text.slice(0, end) + place.text + text.slice(end);
}

function withdrawn(text, place) {
  if ('append' in place) return text.replace(place.append, '');
  if ('imported' in place)
    return text.split(new RegExp(`\\b${place.imported}\\b`)).length > 2
      ? text
      : rewritten(text, place, (names) => names.filter((name) => name !== place.imported));
  if ('copyOf' in place) {
    const start = text.indexOf(`\n${place.as}`) + 1;
    if (start === 0) return text;
    const end = text.indexOf(place.until, start) + place.until.length;
    return text.slice(0, start) + text.slice(end);
  }
  const from = place.within === undefined ? 0 : Math.max(text.indexOf(place.within), 0);
  const exact = text.indexOf(place.text, from);
  if (exact >= 0) return text.slice(0, exact) + text.slice(exact + place.text.length);
  const found = asFormatted(place.text).exec(text.slice(from));
  if (!found) return text;
  const at = from + found.index;
  return text.slice(0, at) + text.slice(at + found[0].length);
}

/** Finds a text also where the formatter has broken it over lines. */
function asFormatted(text) {
  const escaped = (part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const words = text.trim().split(/\s+|(?<=[({[])|(?=[)}\]])/);
  const [before, after] = [/^\s*/.exec(text)[0], /\s*$/.exec(text)[0]];
  return new RegExp(escaped(before) + words.map(escaped).join(String.raw`,?\s*`) + (after ? String.raw`\s{0,1}` : ''));
}

/** The text with other names imported from a module. */
function rewritten(text, { file, from }, change) {
  const found = new RegExp(`import \\{ ([^}]*) \\} from '${from.replaceAll('.', '\\.')}';`).exec(text);
  if (!found) throw new Error(`${file} imports nothing from ${from}. Enter the page there by hand.`);
  const [all, names] = found;
  const next = change(names.split(',').map((name) => name.trim())).toSorted((one, other) => one.localeCompare(other));
  return text.replace(all, `import { ${next.join(', ')} } from '${from}';`);
}

function blockOf(text, { file, copyOf, until }) {
  const start = text.indexOf(`\n${copyOf}`) + 1;
  if (start === 0) throw new Error(`${file} has no "${copyOf.trim()}" any more. Mend the place in scripts/new.`);
  return [start, text.indexOf(until, start)];
}

function write(file, text) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function removeEmpty(folder, top) {
  if (folder === top || !folder.startsWith(top) || !existsSync(folder) || readdirSync(folder).length > 0) return;
  rmdirSync(folder);
  removeEmpty(path.dirname(folder), top);
}
