// What the generator knows of the repository is still so, and what it makes is taken back without a trace.
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { event } from './new/event.mjs';
import { page } from './new/page.mjs';
import { apply, root, undo } from './new/plan.mjs';
import { rpc } from './new/rpc.mjs';
import { service } from './new/service.mjs';

let folder;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ringline-new-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The files that a plan changes, as they are, in a folder of their own. */
function copied({ files, places, shell }) {
  const made = new Set([...files.keys(), ...(shell?.files.keys() ?? [])]);
  for (const { file } of [...places, ...(shell?.places ?? [])]) {
    if (made.has(file)) continue;
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    copyFileSync(path.join(root, file), path.join(folder, file));
  }
}

const everything = () =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true })
      .filter((file) => statSync(path.join(folder, file)).isFile())
      .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
  );

describe.each([
  ['a service', () => service(['quotes'])],
  ['a service that owns something else', () => service(['pantry', 'shelf'])],
  ['a method of a contract that is there', () => rpc(['contacts', 'ContactsService', 'MergeContacts'])],
  ['a method of a new aggregate', () => rpc(['telephony', 'ShelfService', 'ListShelves'])],
  ['an event', () => event(['workspace', 'Shelf', 'Emptied'])],
  ['a page of a new area', () => page(['pantry', 'topShelf'])],
])('%s', (_what, planOf) => {
  it('has all its places, and goes without a trace', () => {
    const plan = planOf();
    copied(plan);
    const before = everything();
    const written = apply(plan, folder);
    const after = everything();
    expect(written.filter((file) => before[file] === after[file])).toEqual([]);
    for (const file of [...plan.files.keys(), ...(plan.shell?.files.keys() ?? [])])
      expect(file + after[file]).not.toMatch(/__[A-Za-z]+__/);
    undo(plan, folder);
    expect(everything()).toEqual(before);
  });
});

it('finds what it entered where the formatter has broken it over lines', () => {
  const place = { file: 'list.ts', after: 'const names = [', text: "shelf('top', { wide: true }), " };
  const whole = "const names = ['first'];\n";
  writeFileSync(path.join(folder, 'list.ts'), "const names = [shelf('top', {\n    wide: true,\n  }), 'first'];\n");
  undo({ files: new Map(), places: [place] }, folder);
  expect(readFileSync(path.join(folder, 'list.ts'), 'utf8')).toBe(whole);
});

it.each([
  [() => service(['Tickets']), 'is no name for a service'],
  [() => rpc(['nowhere', 'NoteService', 'AddNote']), 'There is no service "nowhere"'],
  [() => rpc(['identity', 'NoteService', 'AddNote']), 'belongs to people'],
  [() => rpc(['contacts', 'notes', 'AddNote']), 'is no name for an RPC service'],
  [() => apply(service(['contacts'])), 'is there already'],
])('says what is wrong with what it is asked for', (ask, message) => {
  expect(ask).toThrow(message);
});
