/** `ringline events parked`: events that a service could not handle, and what to do about them while the product runs. */
import { Command } from 'commander';
import { discardParked, listParked, replayParked, type ParkedKey } from '@ringline/kit/events';
import type { ComposedService } from '@ringline/kit/service';
import { command, type Shell } from '../command.ts';
import { CommandProblem, type ExitCode, type Terminal } from '../terminal.ts';
import { assertService, withServices } from './services.ts';

interface Filter {
  readonly service?: string;
  readonly consumer?: string;
  readonly source?: string;
  readonly key?: string;
}

interface Found extends ParkedKey {
  readonly owner: ComposedService;
}

const filters = (made: Command): Command =>
  made
    .option('--service <name>', 'only of this service')
    .option('--consumer <name>', 'only of this consumer')
    .option('--source <service>', 'only events that this service published')
    .option('--key <key>', 'only this key: a call, a conversation, an invoice');

export const parkedCommand = (shell: Shell): Command =>
  new Command('parked')
    .description('Keys whose event a consumer could not handle. Later events of such a key wait behind it, in order.')
    .addCommand(command<Filter>(shell, 'list', 'what waits, and why; exit code 1 when something does', filters, list))
    .addCommand(
      command<Filter & { all?: boolean }>(
        shell,
        'replay',
        'handle the waiting events in their order, and let the key flow again',
        (made) => filters(made).option('--all', 'every key that is parked'),
        replay,
      ),
    )
    .addCommand(
      command<Filter & { all?: boolean; yes?: boolean }>(
        shell,
        'discard',
        'throw the waiting events away, for good, and let the key flow again',
        (made) => filters(made).option('--all', 'every key that is parked').option('--yes', 'yes, throw them away'),
        discard,
      ),
    );

async function list(terminal: Terminal, _args: readonly string[], filter: Filter): Promise<ExitCode> {
  return withParked(terminal, filter, async (found) => {
    for (const { owner, consumer, source, key, waiting, parkedAt, error } of found) {
      terminal.say(`${owner.name} · ${consumer} · ${source} · ${key}`);
      terminal.say(`  ${events(waiting)} waiting since ${parkedAt.toISOString()}: ${firstLine(error)}`);
    }
    if (found.length === 0) terminal.say('Nothing is parked.');
    else terminal.say('When the cause is gone: ringline events parked replay --all, or with --service, --key …');
    terminal.result({ parked: found.map(described) });
    return found.length === 0 ? 0 : 1;
  });
}

async function replay(
  terminal: Terminal,
  _args: readonly string[],
  filter: Filter & { all?: boolean },
): Promise<ExitCode> {
  assertChosen(filter);
  return withParked(terminal, filter, async (found) => {
    const results: object[] = [];
    let failures = 0;
    for (const one of found) {
      const { owner, consumer, key } = one;
      try {
        const handled = await replayParked(owner.db, owner.consumers, one);
        terminal.say(`${owner.name} · ${consumer} · ${key}: ${events(handled)} handled; the key flows again.`);
        results.push({ ...described(one), handled });
      } catch (error) {
        failures += 1;
        const reason = firstLine(error instanceof Error ? error.message : String(error));
        terminal.say(`${owner.name} · ${consumer} · ${key}: failed again, and stays parked: ${reason}`);
        results.push({ ...described(one), failed: reason });
      }
    }
    if (found.length === 0) terminal.say('Nothing that fits is parked.');
    terminal.result({ replayed: results });
    return failures === 0 ? 0 : 1;
  });
}

async function discard(
  terminal: Terminal,
  _args: readonly string[],
  filter: Filter & { all?: boolean; yes?: boolean },
): Promise<ExitCode> {
  assertChosen(filter);
  return withParked(terminal, filter, async (found) => {
    if (found.length === 0) {
      terminal.say('Nothing that fits is parked.');
      terminal.result({ discarded: [] });
      return 0;
    }
    if (!filter.yes) {
      const waiting = found.reduce((sum, one) => sum + one.waiting, 0);
      throw new CommandProblem(
        `${events(waiting)} of ${found.length === 1 ? 'one key' : `${found.length} keys`} would be thrown away.`,
        'Their effects would never happen, and nothing brings them back.',
        'Add --yes if that is what you want; `replay` handles them instead.',
        2,
      );
    }
    const results: object[] = [];
    for (const one of found) {
      const discarded = await discardParked(one.owner.db, one);
      terminal.say(
        `${one.owner.name} · ${one.consumer} · ${one.key}: ${events(discarded)} thrown away; the key flows again.`,
      );
      results.push({ ...described(one), discarded });
    }
    terminal.result({ discarded: results });
    return 0;
  });
}

/** What is parked in the services that are asked about, the oldest first. */
async function withParked(
  terminal: Terminal,
  filter: Filter,
  work: (found: readonly Found[]) => Promise<ExitCode>,
): Promise<ExitCode> {
  if (filter.service) assertService(filter.service, 'Name one of them with --service, or leave it out.');
  return withServices(terminal, async (services) => {
    const found: Found[] = [];
    for (const owner of services) {
      if (filter.service && owner.name !== filter.service) continue;
      found.push(...(await listParked(owner.db)).map((one) => ({ ...one, owner })));
    }
    return work(found.filter((one) => fits(one, filter)));
  });
}

const fits = (one: Found, { consumer, source, key }: Filter): boolean =>
  (!consumer || one.consumer === consumer) && (!source || one.source === source) && (!key || one.key === key);

function assertChosen({ all, ...filter }: Filter & { all?: boolean }): void {
  if (all || filter.service || filter.consumer || filter.source || filter.key) return;
  throw new CommandProblem(
    'Nothing was chosen.',
    'This command changes what it is given, so it takes no silence for "everything".',
    'Choose with --service, --consumer, --source or --key, or say --all.',
    2,
  );
}

const described = ({ owner, consumer, source, key, waiting, parkedAt, error }: Found) => ({
  service: owner.name,
  consumer,
  source,
  key,
  waiting,
  parkedAt: parkedAt.toISOString(),
  error: firstLine(error),
});
const events = (count: number): string => `${count} event${count === 1 ? '' : 's'}`;
const firstLine = (text: string): string => text.split('\n', 1)[0] ?? '';
