/** `ringline carrier setup|check`: the account at the carrier as Ringline needs it. */
import { Command } from 'commander';
import { command, type Shell } from '../command.ts';
import type { ExitCode, Terminal } from '../terminal.ts';
import { openAccount, type Account } from './account.ts';
import { planOf, type Step } from './plan.ts';

export function carrierCommand(shell: Shell): Command {
  return new Command('carrier')
    .description('The account at the carrier: TwiML application, API key, and where the numbers of Ringline lead.')
    .addCommand(
      command<{ dryRun?: boolean }>(
        shell,
        'setup',
        'make what is missing and put right what differs; a second run changes nothing',
        (made) => made.option('--dry-run', 'only say what would be done'),
        setup,
      ),
    )
    .addCommand(
      command(
        shell,
        'check',
        'say what differs, and change nothing; exit code 1 when something does',
        (made) => made,
        check,
      ),
    );
}

async function setup(
  terminal: Terminal,
  _args: readonly string[],
  { dryRun = false }: { dryRun?: boolean },
): Promise<ExitCode> {
  const account = await openAccount(terminal);
  const steps = await planOf(account);
  const variables: Record<string, string> = {};
  let done = 0;
  for (const step of steps) {
    if (step.state === 'right') terminal.say(`ok      ${step.about}: ${step.says}`);
    else if (!step.make) terminal.say(`fail    ${step.about}: ${step.says}`);
    else if (dryRun) terminal.say(`would   ${step.about}: ${step.says}`);
    else {
      const made = await step.make();
      // Told at once: a secret is shown this once, whatever happens to the steps that follow.
      terminal.say(`set     ${step.about}: ${step.says}`);
      for (const [name, value] of Object.entries(made)) terminal.say(`        ${name}=${value}`);
      Object.assign(variables, made);
      done += 1;
    }
  }
  sayWhatWasNotSeen(terminal, account);
  const wrong = steps.filter(({ state }) => state === 'wrong').length;
  const waiting = steps.filter(({ state }) => state === 'differs').length;
  if (Object.keys(variables).length > 0)
    terminal.say(
      `Give ${Object.keys(variables).join(', ')} to the services (their secret store, not a file in git).${'CARRIER_API_SECRET' in variables ? ' The secret is not shown again.' : ''}`,
    );
  if (waiting === 0 && wrong === 0) terminal.say('Everything is as it should be; nothing was changed.');
  else if (dryRun) terminal.say(`${waiting} to set; nothing was changed.`);
  else terminal.say(`${done} set${wrong > 0 ? `; ${wrong} need somebody to decide` : ''}.`);
  terminal.result({ ...told(account, steps), changed: done, variables, dryRun });
  return wrong > 0 ? 1 : 0;
}

async function check(terminal: Terminal): Promise<ExitCode> {
  const account = await openAccount(terminal);
  const steps = await planOf(account);
  for (const { about, state, says } of steps) terminal.say(`${state === 'right' ? 'ok  ' : 'fail'}  ${about}: ${says}`);
  sayWhatWasNotSeen(terminal, account);
  const off = steps.filter(({ state }) => state !== 'right').length;
  terminal.say(
    off === 0
      ? 'Everything is as it should be.'
      : `${off} of ${steps.length} are not as they should be. \`ringline carrier setup\` puts right what it can.`,
  );
  terminal.result(told(account, steps));
  return off === 0 ? 0 : 1;
}

function sayWhatWasNotSeen(terminal: Terminal, { numbers }: Account): void {
  if (!numbers)
    terminal.say(
      'The numbers were not looked at: no database is to be had. Set DATABASE_ADMIN_URL or TELEPHONY_DATABASE_URL, or start the product, and run it again.',
    );
}

const told = ({ numbers, env }: Account, steps: readonly Step[]) => ({
  account: env.CARRIER_ACCOUNT_SID,
  publicUrl: env.PUBLIC_URL,
  numbersLookedAt: numbers !== undefined,
  steps: steps.map(({ about, state, says }) => ({ about, state, says })),
});
