/** `ringline events republish`: a service tells its state again, for copies elsewhere that lack something. */
import type { Command } from 'commander';
import { republish, type Publisher, type Republished } from '@ringline/kit/events';
import { isUuid } from '@ringline/kit/ids';
import type { ComposedService } from '@ringline/kit/service';
import { command, type Shell } from '../command.ts';
import { CommandProblem, type ExitCode, type Terminal } from '../terminal.ts';
import { assertService, withServices } from './services.ts';

interface Options {
  readonly type?: string[];
  readonly workspace?: string;
  readonly from?: string;
  readonly dryRun?: boolean;
}

/** Workspaces that are asked for at a time. */
const WORKSPACES = 500;
/** Milliseconds between two lines about how far it is. */
const TELL_EVERY_MS = 2_000;

const declare = (made: Command): Command =>
  made
    .option(
      '--type <type>',
      'only events of this type, such as telephony.number.changed.v1; may be given more than once',
      (type: string, others: string[] | undefined) => [...(others ?? []), type],
    )
    .option('--workspace <id>', 'only what belongs to this workspace')
    .option('--from <id>', 'continue with this workspace, and those whose ids come after it')
    .option('--dry-run', 'count, and publish nothing');

export const republishCommand = (shell: Shell): Command =>
  command<Options>(
    shell,
    'republish <service>',
    "tell a service's present state again, for services that keep a copy of it; nothing else happens by it",
    declare,
    run,
  );

async function run(terminal: Terminal, [service = '']: readonly string[], options: Options): Promise<ExitCode> {
  assertService(service, 'Name the one whose state is to be told again.');
  for (const [flag, id] of [
    ['--workspace', options.workspace],
    ['--from', options.from],
  ] as const) {
    if (id !== undefined && !isUuid(id))
      throw new CommandProblem(
        `"${id}" is no workspace.`,
        `${flag} takes its id, a UUID.`,
        'Look it up and try again.',
        2,
      );
  }
  return withServices(terminal, async (services) => {
    const owner = services.find(({ name }) => name === service);
    const publishers = chosen(service, owner?.publishers ?? [], options);
    if (!owner) throw new Error(`The database of ${service} belongs to no service of the deployment`);
    return tell(terminal, owner, publishers, services, options);
  });
}

async function tell(
  terminal: Terminal,
  owner: ComposedService,
  publishers: ComposedService['publishers'],
  services: readonly ComposedService[],
  { workspace, from, dryRun = false }: Options,
): Promise<ExitCode> {
  const counts = new Map(publishers.map(({ type }) => [type, 0]));
  let reached: string | undefined;
  let told = performance.now();
  const onBatch = ({ type, workspaceId, events }: Republished): void => {
    counts.set(type, (counts.get(type) ?? 0) + events);
    reached = workspaceId ?? undefined;
    if (performance.now() - told < TELL_EVERY_MS) return;
    told = performance.now();
    const sum = counts.values().reduce((all, one) => all + one, 0);
    terminal.note(`… ${sum} events${workspaceId === null ? '' : `, workspace ${workspaceId}`}`);
  };
  const workspaces = workspace === undefined ? () => allWorkspaces(services, from) : () => only(workspace);
  try {
    await republish(owner.db, publishers, { workspaces, dryRun, onBatch });
  } catch (error) {
    throw new CommandProblem(
      `${owner.name} did not tell all of its state.`,
      error instanceof Error ? error.message : String(error),
      reached && workspace === undefined
        ? `What was told is told. When the cause is gone, continue with --from ${reached}.`
        : 'What was told is told. When the cause is gone, run it again: twice does no harm.',
    );
  }
  for (const [type, count] of counts) terminal.say(`${type}: ${count} ${dryRun ? 'to be published' : 'published'}`);
  terminal.result({ service: owner.name, dryRun, published: Object.fromEntries(counts) });
  return 0;
}

/** Those of a service's publishers that are asked for. @throws CommandProblem when there is none */
function chosen<Client>(
  service: string,
  publishers: readonly Publisher<Client>[],
  { type: asked, workspace, from }: Options,
): readonly Publisher<Client>[] {
  const types = publishers.map(({ type }) => type);
  const unknown = asked?.find((type) => !types.includes(type));
  if (publishers.length === 0 || unknown !== undefined) {
    throw new CommandProblem(
      unknown === undefined ? `${service} publishes nothing again.` : `${service} does not publish ${unknown} again.`,
      types.length === 0 ? 'No service keeps a copy of its state.' : `It publishes ${types.join(', ')}.`,
      'Choose among these, or leave --type out for all of them.',
      2,
    );
  }
  const found = publishers.filter(({ type }) => asked?.includes(type) ?? true);
  if ((workspace ?? from) !== undefined && found.some(({ unit }) => unit === 'platform')) {
    throw new CommandProblem(
      `What ${service} owns belongs to no workspace.`,
      '--workspace and --from choose among workspaces.',
      'Leave them out.',
      2,
    );
  }
  return found;
}

async function* only(workspaceId: string): AsyncIterable<string> {
  yield workspaceId;
}

/** All workspaces in the order of their ids, as the service says that owns them. */
async function* allWorkspaces(services: readonly ComposedService[], from?: string): AsyncIterable<string> {
  if (from !== undefined) yield from;
  for (let after = from ?? '00000000-0000-0000-0000-000000000000'; ;) {
    const owner = services.find(({ workspaces }) => workspaces !== undefined);
    const ids = (await owner?.workspaces?.(after, WORKSPACES)) ?? [];
    yield* ids;
    const last = ids.at(-1);
    if (last === undefined) return;
    after = last;
  }
}
