/** `ringline keys`: the key ring of a deployment, made once and handed to every process as KEY_RING_FILE or KEY_RING. */
import { chmod, readFile, rename, writeFile } from 'node:fs/promises';
import { Command } from 'commander';
import { generateKeyRing, keyRingFromFile, parseKeyRing, rotateKeyRing } from '@ringline/kit/secrets';
import { command, type Shell } from '../command.ts';
import { CommandProblem, type ExitCode, type Terminal } from '../terminal.ts';

const nothing = (made: Command): Command => made;

export function keysCommand(shell: Shell): Command {
  return new Command('keys')
    .description(
      'The keys that seal what lies in the databases, and sign. If you lose them, you lose what they sealed.',
    )
    .addCommand(
      command(
        shell,
        'generate [file]',
        'a new key ring: into a file, which is left alone when it is there, or to standard output',
        nothing,
        generate,
      ),
    )
    .addCommand(
      command(
        shell,
        'rotate <file>',
        'new keys in front of the old ones, which keep opening and verifying; then restart the processes',
        nothing,
        rotate,
      ),
    );
}

async function generate(terminal: Terminal, [file]: readonly string[]): Promise<ExitCode> {
  if (file === undefined) {
    const ring = generateKeyRing();
    terminal.say(JSON.stringify(ring, null, 2));
    terminal.result(ring);
    return 0;
  }
  await keyRingFromFile(file);
  terminal.say(`The key ring lies in ${file}.`);
  terminal.result({ file });
  return 0;
}

async function rotate(terminal: Terminal, [file = '']: readonly string[]): Promise<ExitCode> {
  const old = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new CommandProblem(
      `There is no key ring in ${file}.`,
      error instanceof Error ? error.message : String(error),
      'Name the file that KEY_RING_FILE names.',
      2,
    );
  });
  const draft = `${file}.${process.pid}.part`;
  await writeFile(draft, JSON.stringify(rotateKeyRing(parseKeyRing(old)), null, 2), { mode: 0o600 });
  await chmod(draft, 0o600);
  await rename(draft, file);
  terminal.say(`${file} has new keys in front. Restart every process, so that it knows them.`);
  terminal.result({ file });
  return 0;
}
