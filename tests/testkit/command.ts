/** The `ringline` command as an operator runs it: a process of its own. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommandLine } from '@ringline/deploy/command-line';
import { compiled } from './compiled.ts';
import { programs } from './programs.ts';

const SOURCE = fileURLToPath(new URL('../../deploy/src/cli/main.ts', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs `ringline <args>`, bundled where the run has it so; of the environment it sees only `settings`. */
export function ringline(args: readonly string[], settings: Readonly<Record<string, string>>): Promise<Ran> {
  const { PATH = '' } = process.env;
  const folder = programs();
  const main = folder === undefined ? SOURCE : path.join(folder, 'ringline', 'main.mjs');
  const child = spawn(process.execPath, [main, ...args], {
    env: { PATH, LOG_LEVEL: 'error', ...compiled(), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, out, err }));
  });
}

/** The same within this process, for sweeps that run many: what a process of its own takes to begin is no part of them. */
export async function ringlineHere(args: readonly string[], settings: Readonly<Record<string, string>>): Promise<Ran> {
  let [out, err] = ['', ''];
  const code = await runCommandLine(
    args,
    { LOG_LEVEL: 'error', ...settings },
    { out: (text) => void (out += text), err: (text) => void (err += text) },
  );
  return { code, out, err };
}
