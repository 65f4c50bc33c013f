/** The `ringline` command: what an operator does to a deployment from outside. */
import { Command, CommanderError } from 'commander';
import { backupCommand } from './backup/backup.ts';
import { billingCommand } from './billing/billing.ts';
import { carrierCommand } from './carrier/carrier.ts';
import { doctorCommand } from './doctor/doctor.ts';
import { eventsCommand } from './events/events.ts';
import { keysCommand } from './keys/keys.ts';
import { restoreCommand } from './restore/restore.ts';
import type { Shell } from './command.ts';
import type { ExitCode, Streams } from './terminal.ts';
import type { EnvironmentSource } from '@ringline/kit/config';

const ABOUT = `Looks after a Ringline deployment.

Configured by the environment, as the product is: DATA_DIR for what \`npm start\` runs; DATABASE_ADMIN_URL (a server with all databases) or <SERVICE>_DATABASE_URL (one each) for a cluster.

Exit codes: 0 all is well, 1 something was found or could not be done, 2 wrong use.`;

/** Runs one command line. @returns the exit code */
export async function runCommandLine(
  args: readonly string[],
  source: EnvironmentSource,
  streams: Streams,
): Promise<ExitCode> {
  let code: ExitCode = 0;
  const shell: Shell = { source, streams, ended: (given) => (code = given) };
  const program = new Command('ringline')
    .description(ABOUT)
    .addCommand(doctorCommand(shell))
    .addCommand(eventsCommand(shell))
    .addCommand(backupCommand(shell))
    .addCommand(restoreCommand(shell))
    .addCommand(billingCommand(shell))
    .addCommand(carrierCommand(shell))
    .addCommand(keysCommand(shell));
  prepare(program, streams);
  try {
    await program.parseAsync([...args], { from: 'user' });
    return code;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? 0 : 2;
  }
}

/** Help and complaints go through our streams, and nothing ends the process but its own end. */
function prepare(program: Command, streams: Streams): void {
  program
    .exitOverride()
    .showHelpAfterError('(add --help for what it takes)')
    .configureOutput({ writeOut: streams.out, writeErr: streams.err });
  for (const child of program.commands) prepare(child, streams);
}
