// A tool that runs for as long as it is needed, and ends with whoever started it.
import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What it says goes into a file: a pipe would be full, and the tool would wait, whenever whoever started it waits for something else.
 * @param {string} program
 * @param {Record<string, string>} flags given as `--name=value`
 * @param {{ logs: string, env?: Record<string, string> }} options `logs`: a folder
 * @returns the process, what it said last, and `stop()`
 */
export function startTool(program, flags, { logs, env }) {
  const given = Object.entries(flags).map(([name, value]) => `--${name}=${value}`);
  const file = path.join(logs, `${path.basename(program)}.log`);
  const log = openSync(file, 'a');
  const child = spawn(program, given, { stdio: ['ignore', log, log], env: { ...process.env, ...env } });
  closeSync(log);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  return {
    child,
    said: () => readFileSync(file, 'utf8').slice(-20_000),
    async stop() {
      process.off('exit', end);
      end();
      await ended;
    },
  };
}
