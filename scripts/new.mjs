#!/usr/bin/env node
// Makes the bones of something new, wired, authorized and tested, to be filled by hand (docs/add-a-feature.md):
//   npm run new -- service <name> [<what it owns, singular>]     npm run new -- service tickets
//   npm run new -- rpc <service> <RpcService> <Method>           npm run new -- rpc contacts NoteService AddNote
//   npm run new -- event <service> <Aggregate> <Verb>            npm run new -- event contacts Contact Merged
//   npm run new -- page <area> <name>                            npm run new -- page contacts duplicates
//   npm run new -- remove …                                      takes the same back, as long as it is not committed
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { event } from './new/event.mjs';
import { page } from './new/page.mjs';
import { apply, isCommitted, root, undo } from './new/plan.mjs';
import { rpc } from './new/rpc.mjs';
import { service } from './new/service.mjs';

const KINDS = { service, rpc, event, page };
const USE = `Use: npm run new -- ${Object.keys(KINDS).join(' | ')} | remove … (examples stand in scripts/new.mjs)`;

try {
  const [first, ...rest] = process.argv.slice(2);
  if (first === 'remove') remove(rest);
  else make(first, rest);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

function planOf(kind, args, options) {
  const planner = Object.hasOwn(KINDS, kind ?? '') ? KINDS[kind] : undefined;
  if (!planner) throw new Error(USE);
  return planner(args, options);
}

function make(kind, args) {
  const plan = planOf(kind, args);
  const written = apply(plan);
  generate(kind, written);
  for (const file of written)
    process.stdout.write(`${plan.files.has(file) || plan.shell?.files.has(file) ? 'new    ' : 'changed'} ${file}\n`);
  process.stdout.write(
    `\nNext:\n${plan.next.map((line) => `- ${line}`).join('\n')}\n- npm run check, and the new test.\n`,
  );
}

function remove([kind, ...args]) {
  const plan = planOf(kind, args, { removing: true });
  const committed = [...plan.files.keys()].find(isCommitted);
  if (committed) throw new Error(`${committed} is committed. Take the commit back with git revert.`);
  const changed = undo(plan);
  for (const folder of plan.folders) rmSync(path.join(root, folder), { recursive: true, force: true });
  generate(kind, changed);
  process.stdout.write(`Removed ${plan.files.size} files; put back ${changed.join(', ')}\n`);
}

/** What is made of what was written. */
function generate(kind, files) {
  if (kind !== 'page') run(process.execPath, ['scripts/proto.mjs', 'generate']);
  if (kind === 'service') {
    // Installs the package and makes its Prisma client on the way.
    run(process.execPath, ['scripts/bootstrap.mjs', 'readmes']);
  }
  const formatted = files.filter((file) => /\.(?:ts|tsx|json|mjs)$/.test(file));
  if (formatted.length > 0) run(path.join(root, 'node_modules/.bin/oxfmt'), formatted);
}

function run(command, args) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${args.join(' ')} failed:\n${stdout}${stderr}`);
}
