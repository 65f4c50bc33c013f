/**
 * Goes on when nobody reads what this process says any more, such as after `npm start | head`. Without it each line that cannot
 * be written is a fault, which is told by another such line, for ever.
 */
export function outliveClosedOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
