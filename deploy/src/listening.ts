/** Which port we get, found out before anything slow starts. */
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { freePort } from '@ringline/kit/ports';

/** A problem that the person who started us can solve; shown without a stack. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}

/** A file in DATA_DIR that says that a restore was putting its data in place, and did not come to its end. */
export const unfinishedRestore = (dataDir: string): string => path.join(dataDir, 'restore.unfinished');

/** @throws StartProblem on data of which half is from before a restore */
export function assertRestored(dataDir: string): void {
  if (!existsSync(unfinishedRestore(dataDir))) return;
  throw new StartProblem(
    `A restore into ${dataDir} was ended while it put its data in place. Run it again with --replace: ringline restore <backup> --replace`,
  );
}

/**
 * Checks that the address is free; with port 0 picks a free port (kit/ports).
 * @throws StartProblem naming PORT or HOST when it is not to be had
 */
export async function claimPort(host: string, wanted: number): Promise<number> {
  const port = wanted === 0 ? await freePort() : wanted;
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      reject(new StartProblem(explain(error, host, port)));
    });
    probe.listen({ host, port, exclusive: true }, () => {
      const address = probe.address();
      const found = typeof address === 'object' && address ? address.port : port;
      probe.close(() => resolve(found));
    });
  });
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is taken by another program. Stop it, or choose another port: PORT=4001 npm start`;
  }
  if (error.code === 'EACCES')
    return `Port ${port} needs more rights than this user has. Choose one above 1023: PORT=4000 npm start`;
  if (error.code === 'EADDRNOTAVAIL')
    return `This machine has no address ${host}. Set HOST to one of its own, or leave it out.`;
  return `${host}:${port} can't be listened on: ${error.message}. Set PORT or HOST.`;
}
