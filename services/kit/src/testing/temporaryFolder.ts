import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { atEndOfFile } from './atEnd.ts';

/** Makes a folder of the test file's own, which is gone after it. @param purpose a word of its name */
export function temporaryFolder(purpose: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), `ringline-${purpose}-`));
  atEndOfFile(async () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}
