import { spawn, type ChildProcess } from 'node:child_process';

/**
 * Makes a child end with this process, even when this process is killed and can't say goodbye: a shell waits for the end of
 * a pipe that only we hold, and kills the child then.
 */
export function endWithUs(child: ChildProcess): void {
  if (child.pid === undefined) return;
  const guard = spawn('/bin/sh', ['-c', 'read -r _; kill -9 "$1" 2>/dev/null', 'guard', String(child.pid)], {
    // Detached, as the child is: Ctrl-C in the terminal reaches the launcher alone.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.on('error', () => undefined);
  guard.stdin?.on('error', () => undefined);
  guard.unref();
  // The child's number may be another's soon: nobody kills it any more.
  child.once('exit', () => guard.kill('SIGKILL'));
}

/** Resolves when the child has gone. */
export function gone(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.once('exit', () => resolve()));
}
