import { Command } from 'commander';
import { withLocalCluster } from './place.ts';
import { createTerminal, tell, type ExitCode, type Streams, type Terminal } from './terminal.ts';
import type { EnvironmentSource } from '@ringline/kit/config';

/** What surrounds a run of the command line. */
export interface Shell {
  readonly source: EnvironmentSource;
  readonly streams: Streams;
  /** Takes the exit code of the command that ran. */
  ended(code: ExitCode): void;
}

/**
 * A command with `--json`, whose work answers with the exit code.
 * @param usage name and arguments, as commander writes them: `backup <to>`
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- it says what `declare` declares
export function command<Options extends object>(
  shell: Shell,
  usage: string,
  summary: string,
  declare: (made: Command) => Command,
  work: (terminal: Terminal, args: readonly string[], options: Options) => Promise<ExitCode>,
): Command {
  const [name = usage, ...rest] = usage.split(' ');
  const made = declare(
    rest.reduce((made, argument) => made.argument(argument), new Command(name).description(summary)),
  ).option('--json', 'print the result as one JSON document');
  return made.action(async () => {
    const options = made.opts<Options & { json?: boolean }>();
    const json = options.json ?? false;
    const terminal = createTerminal(withLocalCluster(shell.source), shell.streams, json);
    try {
      shell.ended(await work(terminal, made.args, options));
    } catch (error) {
      shell.ended(tell(error, shell.streams, json));
    }
  });
}
