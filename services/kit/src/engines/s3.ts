/** A real S3 server for tests: gofakes3, built from its Go module. */
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { processEnvironment } from '../config/index.ts';
import { spawnAttached } from './attached.ts';
import type { Availability } from './availability.ts';
import { cached } from './cache.ts';
import { freePort } from '../ports/index.ts';

const run = promisify(execFile);
const VERSION = '1.2.0';
const MODULE = `github.com/johannesboyne/gofakes3/cmd/gofakes3@v${VERSION}`;
const STARTS_WITHIN_MS = 10_000;

export interface S3Engine {
  /** As STORAGE_URL takes it, with a bucket that is there. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Whether an S3 server can run here. Builds it to find out: about half a minute, once. */
export async function s3Available(): Promise<Availability> {
  try {
    await s3Program();
    return { available: true };
  } catch (error) {
    return { available: false, reason: (error as Error).message };
  }
}

/**
 * A real S3 server on 127.0.0.1 that holds its objects in memory. It asks nobody who they are; its clients must have some
 * credentials all the same. It ends with this process, however that ends.
 * @throws Error when it can't be built or does not start
 */
export async function startS3({ dataDir, bucket }: { dataDir: string; bucket: string }): Promise<S3Engine> {
  const file = await s3Program();
  mkdirSync(dataDir, { recursive: true });
  const port = await freePort();
  const logFile = path.join(dataDir, 's3.log');
  const flags = ['-host', `127.0.0.1:${port}`, '-backend', 'memory', '-initialbucket', bucket];
  const server = await spawnAttached(file, flags, { logFile });
  const endpoint = `http://127.0.0.1:${port}`;
  const deadline = performance.now() + STARTS_WITHIN_MS;
  while (!(await answers(endpoint))) {
    if (server.alive() && performance.now() < deadline) {
      await pause(20);
      continue;
    }
    await server.kill();
    throw new Error(`The S3 server does not start on port ${port}:\n${readFileSync(logFile, 'utf8').slice(-1_500)}`);
  }
  return {
    url: `s3://${bucket}?endpoint=${encodeURIComponent(endpoint)}&pathStyle=true`,
    stop: () => server.end(),
  };
}

/** The server's program, built when it is not there. @throws Error when it cannot be */
export async function s3Program(): Promise<string> {
  await run('go', ['version']).catch(() => {
    throw new Error('An S3 server for tests is built from its Go module; there is no "go" on the PATH');
  });
  const folder = await cached(`gofakes3-${VERSION}`, async (scratch) => {
    const env = { ...processEnvironment(), GOBIN: scratch };
    await run('nice', ['-n', '19', 'go', 'install', '-trimpath', MODULE], { cwd: scratch, env }).catch(
      (error: Error & { stderr?: string }) => {
        throw new Error(`${MODULE} could not be built: ${(error.stderr || error.message).trim().slice(-1_500)}`);
      },
    );
  });
  return path.join(folder, 'gofakes3');
}

async function answers(endpoint: string): Promise<boolean> {
  const answer = await fetch(endpoint).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.ok ?? false;
}
