import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import type { Availability } from './availability.ts';
import { cached } from './cache.ts';

const run = promisify(execFile);
/** As kafka/pom.xml says. */
const VERSION = '4.1.0';
/** What a Kafka 4 broker needs at least. */
const JAVA = 17;

let fetched: Promise<string> | undefined;

/**
 * The folder of the broker's jars, from Maven's registry the first time.
 * @throws Error saying what is missing
 */
export function kafkaJars(): Promise<string> {
  fetched ??= fetch().catch((error: unknown) => {
    fetched = undefined;
    throw error;
  });
  return fetched;
}

/** Whether a broker can run here. Fetches its jars to find out. */
export async function kafkaAvailable(): Promise<Availability> {
  try {
    await kafkaJars();
    return { available: true };
  } catch (error) {
    return { available: false, reason: (error as Error).message };
  }
}

async function fetch(): Promise<string> {
  const { stderr } = await run('java', ['-version']).catch(() => {
    throw new Error(`A Kafka broker needs Java ${JAVA} or newer; there is no "java" on the PATH`);
  });
  const major = Number(/version "(\d+)/.exec(stderr)?.[1] ?? 0);
  if (major < JAVA) throw new Error(`A Kafka broker needs Java ${JAVA} or newer; "java" is version ${major}`);
  return cached(`kafka-${VERSION}`, async (folder) => {
    const pom = fileURLToPath(new URL('kafka/pom.xml', import.meta.url));
    const args = ['-q', '-B', '-f', pom, 'dependency:copy-dependencies', `-DoutputDirectory=${folder}`];
    await run('nice', ['-n', '19', 'mvn', ...args, '-DincludeScope=runtime'], { cwd: folder }).catch(
      (error: Error & { stdout?: string }) => {
        const said = (error.stdout || error.message).trim().slice(-1_500);
        throw new Error(`Kafka's jars could not be fetched with mvn: ${said}`);
      },
    );
  });
}
