import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

/** Speaks for a while to nobody, and writes down how many faults came of it. */
const SCRIPT = `
  import { writeFileSync } from 'node:fs';
  import { outliveClosedOutput } from ${JSON.stringify(new URL('closedOutput.ts', import.meta.url).href)};
  outliveClosedOutput();
  let faults = 0;
  process.on('uncaughtException', () => { faults += 1; });
  let lines = 0;
  const speaking = setInterval(() => {
    process.stdout.write('a line\\n');
    process.stderr.write('a line\\n');
    lines += 1;
    if (lines < 20) return;
    clearInterval(speaking);
    writeFileSync(process.env.TOLD, String(faults));
  }, 10);
`;

it('a process whose output nobody reads any more goes on without a fault', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ringline-closed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const TOLD = path.join(folder, 'faults');
  // A pipe of the shell: the sockets that spawn makes take what nobody reads.
  execFileSync('sh', ['-c', '"$NODE" --input-type=module -e "$SCRIPT" 2>&1 | true'], {
    env: { NODE: process.execPath, SCRIPT, TOLD, PATH: process.env['PATH'] },
  });
  expect(readFileSync(TOLD, 'utf8')).toBe('0');
});
