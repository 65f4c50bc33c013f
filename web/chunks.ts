/**
 * Which modules share a file of the build. Left alone, the bundler makes a file of whatever two pages share, down to single
 * icons: 290 requests for a page, each of which costs the browser and the server more than its bytes do.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

/** What is around every page of who is signed in; only asked for once the first load knows that they are. */
const SHELL = fileURLToPath(new URL('src/app/shell/Shell.tsx', import.meta.url));
/** The page itself and its script stay what the build begins with. */
const ENTRY = new Set(['index.html', 'main.tsx']);

/** @returns what a module cannot run without, itself left out */
function neededBy(root: string, context: Rolldown.ChunkingContext): Set<string> {
  const needed = new Set<string>();
  const left = [root];
  for (let id = left.pop(); id !== undefined; id = left.pop())
    for (const next of context.getModuleInfo(id)?.importedIds ?? []) {
      if (needed.has(next)) continue;
      needed.add(next);
      left.push(next);
    }
  return needed;
}

let withShell: Set<string> | undefined;

/** Of others, and the same from one release to the next, so that a browser which was here before has it. */
const LIBRARY = /[\\/]node_modules[\\/]/;

/**
 * What react-i18next's index names, and the shell takes nothing of: words with tags in them are for signing in and the account.
 * What is needed is told by imports, not by what is taken.
 */
const BESIDE = /[\\/](?:react-i18next[\\/].*[\\/]Trans|html-parse-stringify[\\/])/;

/** For `output.codeSplitting.groups`: what the first load needs (the libraries', and ours), and what the shell needs beyond it. */
export const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'libraries', tags: ['$initial'], test: LIBRARY, priority: 2 },
  { name: 'first', tags: ['$initial'], test: (id) => !ENTRY.has(path.basename(id)), priority: 1 },
  {
    name: (id, context) => (!BESIDE.test(id) && (withShell ??= neededBy(SHELL, context)).has(id) ? 'shell' : null),
    debugName: 'shell',
  },
];
