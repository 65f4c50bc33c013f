/** The product's programs as an image holds them. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { buildClients } from '../../scripts/build-clients.mjs';

const BUNDLE = fileURLToPath(new URL('../../scripts/bundle.mjs', import.meta.url));

/** Bundles every service, the edge and the command into a folder that is there until it is removed. */
export async function bundlePrograms(): Promise<{ readonly folder: string; readonly remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ringline-programs-'));
  buildClients({ log: (line) => void process.stderr.write(`${line}\n`) });
  await promisify(execFile)(process.execPath, [BUNDLE, folder]);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
