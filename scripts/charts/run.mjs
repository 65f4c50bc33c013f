// Runs a tool and says what it said when it failed.
import { spawn } from 'node:child_process';

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: Record<string, string>, input?: string, accept?: readonly number[] }} [options]
 * @returns {Promise<{ code: number, stdout: string, stderr: string }>}
 * @throws Error with the tool's output when it ends with a code that is not in `accept` (only 0 by default)
 */
export function run(command, args, { cwd, env, input, accept = [0] } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
    });
    const out = [];
    const err = [];
    child.stdout.on('data', (chunk) => out.push(chunk));
    child.stderr.on('data', (chunk) => err.push(chunk));
    child.on('error', (error) => reject(new Error(`${command} could not be started: ${error.message}`)));
    child.on('close', (code) => {
      const result = {
        code: code ?? 1,
        stdout: Buffer.concat(out).toString('utf8'),
        stderr: Buffer.concat(err).toString('utf8'),
      };
      if (accept.includes(result.code)) resolve(result);
      else reject(new Error(`${command} ${args.join(' ')} failed (${result.code}):\n${result.stdout}${result.stderr}`));
    });
    if (input !== undefined) child.stdin.end(input);
  });
}
