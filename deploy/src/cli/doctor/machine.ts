/** The machine: Node, the disk, the clock, the browser of the tests. */
import { constants } from 'node:fs';
import { access, open, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { installedBrowser } from '../../../../scripts/browser.mjs';
import { about, reasonOf, type Check, type Finding } from './finding.ts';

const GIB = 1024 ** 3;
/** Free bytes below which the product will soon stop, and below which somebody should know. */
const TOO_FULL = GIB / 2;
const FULL = 5 * GIB;

export const node: Check = {
  about: 'Node',
  async examine() {
    const { ok, fail } = about('Node');
    const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
    return (major === 24 && minor >= 15) || (major > 24 && major % 2 === 0)
      ? [ok(`${process.version}, ${process.platform} ${process.arch}`)]
      : [fail(`${process.version} is not one that Ringline runs on`, 'Use Node 24.15 or a newer even release.')];
  },
};

export const disk: Check = {
  about: 'disk',
  async examine({ dataDir }) {
    const { ok, warn, fail } = about('disk');
    const folder = await firstThatExists(dataDir);
    const { bavail, bsize } = await statfs(folder);
    const free = bavail * bsize;
    const says = `${(free / GIB).toFixed(1)} GiB free at ${dataDir}`;
    const findings: Finding[] = [];
    if (free < TOO_FULL) findings.push(fail(says, 'Free some space, or set DATA_DIR to a larger disk.'));
    else if (free < FULL) findings.push(warn(says, 'Recordings grow: 1 MB per minute. Plan for more space.'));
    else findings.push(ok(says));
    try {
      if (folder === dataDir) await writeAndForget(path.join(dataDir, `.doctor-${process.pid}`));
      else await access(folder, constants.W_OK | constants.X_OK);
      findings.push(ok(folder === dataDir ? 'DATA_DIR takes what is written' : 'DATA_DIR is made at the first start'));
    } catch (error) {
      findings.push(
        fail(
          `${folder} can't be written: ${reasonOf(error)}`,
          'Give this user the folder, or set DATA_DIR to another.',
        ),
      );
    }
    return findings;
  },
};

/** Milliseconds over which two clocks are compared, and how far they may differ. */
const WATCHED_MS = 300;
const DRIFT_MS = 50;
/** Seconds that our clock may differ from a server's. Tokens and signatures bear 60. */
const SKEW_NOTED = 5;
const SKEW_BORNE = 60;

export const clock: Check = {
  about: 'clock',
  async examine({ env, source }) {
    const { ok, warn, fail } = about('clock');
    const [wall, even] = [Date.now(), performance.now()];
    await pause(WATCHED_MS);
    const drift = Math.abs(Date.now() - wall - (performance.now() - even));
    const findings: Finding[] = [];
    if (drift > DRIFT_MS)
      findings.push(warn(`the time of day jumped ${Math.round(drift)} ms while we looked`, 'See to the time service.'));
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    findings.push(ok(`${new Date().toISOString()}, time zone ${timeZone}`));
    const server = env.SANDBOX_ENABLED ? env.PUBLIC_URL : (source['CARRIER_API_URL'] ?? 'https://api.twilio.com');
    if (!server) return [...findings, ok('nothing to compare with: no carrier and no PUBLIC_URL is set')];
    const skew = await skewSeconds(server);
    const host = new URL(server).host;
    if (skew === undefined) {
      findings.push(warn(`${host} does not tell the time`, 'Compare the clock yourself: `date -u`.'));
    } else if (Math.abs(skew) > SKEW_NOTED) {
      const far = `${Math.abs(skew).toFixed(0)} s ${skew > 0 ? 'behind' : 'ahead of'} ${host}`;
      const todo = 'Let the system keep the time (chrony, systemd-timesyncd): tokens and signatures carry it.';
      findings.push(Math.abs(skew) > SKEW_BORNE ? fail(far, todo) : warn(far, todo));
    } else findings.push(ok(`within ${SKEW_NOTED} s of ${host}`));
    return findings;
  },
};

export const browser: Check = {
  about: 'Chromium',
  async examine() {
    const { ok, warn } = about('Chromium');
    const found = installedBrowser();
    return found
      ? [ok(found)]
      : [
          warn(
            'none is installed; only the tests in a browser need one',
            'Install chromium, or set CHROMIUM to its path. `npm test` fetches one where it may.',
          ),
        ];
  },
};

/** Seconds that a server's clock is ahead of ours; undefined when it does not say. HTTP dates have whole seconds. */
async function skewSeconds(server: string): Promise<number | undefined> {
  const asked = Date.now();
  const answer = await fetch(server, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(8_000) }).catch(
    () => undefined,
  );
  const date = answer?.headers.get('date');
  if (!date) return undefined;
  const ours = (asked + Date.now()) / 2;
  return (Date.parse(date) + 500 - ours) / 1000;
}

async function firstThatExists(folder: string): Promise<string> {
  for (let at = folder; ; at = path.dirname(at)) {
    if (await stat(at).catch(() => undefined)) return at;
    if (at === path.dirname(at)) return at;
  }
}

async function writeAndForget(file: string): Promise<void> {
  try {
    const handle = await open(file, 'wx');
    await handle.writeFile('can this be written?');
    await handle.sync();
    await handle.close();
  } finally {
    await rm(file, { force: true });
  }
}
