/** The product's programs as an image holds them. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { atEndOfFile } from '@ringline/kit/testing';
import { buildClients } from '../../../scripts/build-clients.mjs';

const BUNDLE = fileURLToPath(new URL('../../../scripts/bundle.mjs', import.meta.url));

/** Bundles every service and the edge into a folder that is gone when the run ends. @returns the folder */
export async function bundlePrograms(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ringline-programs-'));
  atEndOfFile(() => rm(folder, { recursive: true, force: true }));
  buildClients({ log: (line) => void process.stderr.write(`${line}\n`) });
  await promisify(execFile)(process.execPath, [BUNDLE, folder]);
  return folder;
}
