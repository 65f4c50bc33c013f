import type { PreviewSegmentRequest } from '@ringline/proto/contacts/v1/segments_pb';
import type { Contact } from '../contacts/contact.ts';
import type { Deps, Unit } from '../context.ts';
import { Bound, compileConditions, compileRule } from './compile.ts';
import { explain, type Reason } from './explain.ts';
import { knownIn, readRule, readZone, type Group, type Known, type RuleActor } from './rule.ts';

/** Counting takes no longer (defaults 13.3). */
const MOST_MS = 2_000;
/** The newest contacts, from whom a count is estimated that would take longer. */
const ESTIMATED_FROM = 20_000;
/** People who are shown with why they fit. */
const SAMPLE = 3;
const MOST_SKIPPED = 300;

export interface Counted {
  readonly count: number;
  readonly about: boolean;
  readonly total: number;
  readonly subscribed: number;
  readonly notAsked: number;
  readonly unsubscribed: number;
}
export interface Preview extends Counted {
  readonly sample: readonly { readonly contact: Contact; readonly reasons: readonly (Reason & { value: string })[] }[];
}

interface Asked {
  readonly rule: Group;
  readonly known: Known;
  readonly now: Date;
  readonly timezone: string;
}

/**
 * Counts who fits a rule, and shows a few of them with why.
 * @throws Refusal VALIDATION_FAILED
 */
export const previewSegment =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>, mostMs = MOST_MS) =>
  async (input: Pick<PreviewSegmentRequest, 'rule' | 'timezone' | 'skip'>, actor: RuleActor): Promise<Preview> => {
    const { workspaceId } = actor;
    const timezone = readZone(input.timezone);
    const { rule, known } = await db.tenant(workspaceId, async (uow) => ({
      rule: await readRule(uow, input.rule, actor),
      known: await knownIn(uow),
    }));
    const asked: Asked = { rule, known, timezone, now: clock.now() };
    const counted =
      (await inTime(() => db.tenant(workspaceId, (uow) => bounded(uow, mostMs, () => count(uow, asked))))) ??
      (await db.tenant(workspaceId, (uow) => estimate(uow, asked)));
    const skip = Math.min(Math.max(0, input.skip), MOST_SKIPPED);
    const sample = await inTime(() =>
      db.tenant(workspaceId, (uow) => bounded(uow, mostMs, () => sampleOf(uow, asked, skip))),
    );
    return { ...counted, sample: sample ?? [] };
  };

async function bounded<Answer>({ tx }: Unit, mostMs: number, ask: () => Promise<Answer>): Promise<Answer> {
  await tx.$executeRawUnsafe(`SET LOCAL statement_timeout = ${Math.max(1, Math.floor(mostMs))}`);
  return ask();
}

/** @returns undefined where the database gave it up for taking too long */
async function inTime<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await ask();
  } catch (error) {
    for (let cause: unknown = error; cause instanceof Error; cause = cause.cause)
      if (/57014|statement timeout/.test(cause.message)) return undefined;
    throw error;
  }
}

const CONSENT = 'LEFT JOIN contact_consent AS a ON a.workspace_id = c.workspace_id AND a.match_key = c.match_key';
const COUNTS = `count(*)::integer AS count, count(*) FILTER (WHERE a.state = 'SUBSCRIBED')::integer AS subscribed,
  count(*) FILTER (WHERE a.state IS NULL OR a.state = 'NOT_ASKED')::integer AS "notAsked", count(*) FILTER (WHERE a.state = 'UNSUBSCRIBED')::integer AS unsubscribed`;

type Counts = Omit<Counted, 'about' | 'total'>;
const NOBODY: Counts = { count: 0, subscribed: 0, notAsked: 0, unsubscribed: 0 };

const compile = ({ rule, known, now, timezone }: Asked, binder: Bound) =>
  compileRule(rule, { ...known, now, timezone, binder });

/** The statement that counts, for its plan as well. */
export function countStatement(workspaceId: string, asked: Asked): { text: string; values: unknown[] } {
  const binder = new Bound();
  const workspace = binder.bind(workspaceId, 'uuid');
  const text = `SELECT ${COUNTS} FROM contact AS c ${CONSENT}
    WHERE c.workspace_id = ${workspace} AND c.deleted_at IS NULL AND ${compile(asked, binder)}`;
  return { text, values: binder.values };
}

async function count(uow: Unit, asked: Asked): Promise<Counted> {
  const { text, values } = countStatement(uow.workspaceId, asked);
  const [counts = NOBODY] = await uow.tx.$queryRawUnsafe<Counts[]>(text, ...values);
  return { ...counts, about: false, total: await countAll(uow) };
}

const countAll = ({ tx, workspaceId }: Unit): Promise<number> =>
  tx.contact.count({ where: { workspaceId, deletedAt: null } });

async function estimate(uow: Unit, asked: Asked): Promise<Counted> {
  const binder = new Bound();
  const workspace = binder.bind(uow.workspaceId, 'uuid');
  const [found = { ...NOBODY, seen: 0 }] = await uow.tx.$queryRawUnsafe<(Counts & { seen: number })[]>(
    `WITH newest AS MATERIALIZED (
       SELECT c.* FROM contact AS c WHERE c.workspace_id = ${workspace} AND c.deleted_at IS NULL
       ORDER BY c.created_at DESC, c.id DESC LIMIT ${ESTIMATED_FROM})
     SELECT ${COUNTS}, (SELECT count(*)::integer FROM newest) AS seen FROM newest AS c ${CONSENT} WHERE ${compile(asked, binder)}`,
    ...binder.values,
  );
  const { seen, ...counts } = found;
  const total = await countAll(uow);
  const whole = (part: number) => (seen === 0 ? 0 : Math.round((part * total) / seen));
  return {
    total,
    about: true,
    count: whole(counts.count),
    subscribed: whole(counts.subscribed),
    notAsked: whole(counts.notAsked),
    unsubscribed: whole(counts.unsubscribed),
  };
}

async function sampleOf(uow: Unit, asked: Asked, skip: number): Promise<Preview['sample']> {
  const { tx, workspaceId } = uow;
  const binder = new Bound();
  const workspace = binder.bind(workspaceId, 'uuid');
  const fits = compile(asked, binder);
  const rows = await tx.$queryRawUnsafe<{ id: string }[]>(
    `SELECT c.id::text AS id FROM contact AS c WHERE c.workspace_id = ${workspace} AND c.deleted_at IS NULL AND ${fits}
     ORDER BY c.created_at DESC, c.id DESC LIMIT ${SAMPLE} OFFSET ${skip}`,
    ...binder.values,
  );
  const ids = rows.map(({ id }) => id);
  const reasons = await reasonsOf(uow, asked, ids);
  const contacts = await tx.contact.findMany({ where: { workspaceId, id: { in: ids } } });
  const byId = new Map(contacts.map((contact) => [contact.id, contact]));
  return ids.flatMap((id) => {
    const contact = byId.get(id);
    return contact ? [{ contact, reasons: reasons.get(id) ?? [] }] : [];
  });
}

/** Why each of them fits: one statement tells every condition apart. */
async function reasonsOf(
  { tx, workspaceId }: Unit,
  { rule, known, now, timezone }: Asked,
  ids: readonly string[],
): Promise<Map<string, (Reason & { value: string })[]>> {
  const binder = new Bound();
  const workspace = binder.bind(workspaceId, 'uuid');
  const chosen = binder.bind([...ids], 'uuid[]');
  const columns = compileConditions(rule, { ...known, now, timezone, binder });
  const rows = await tx.$queryRawUnsafe<{ id: string; holds: boolean[]; told: string[] }[]>(
    `SELECT c.id::text AS id, ARRAY[${columns.map(({ holds }) => holds).join(', ')}] AS holds,
       ARRAY[${columns.map(({ value }) => value).join(', ')}] AS told
     FROM contact AS c WHERE c.workspace_id = ${workspace} AND c.id = ANY (${chosen})`,
    ...binder.values,
  );
  return new Map(
    rows.map(({ id, holds, told }) => [
      id,
      explain(rule, holds).reasons.map((reason) => ({ ...reason, value: told[reason.condition] ?? '' })),
    ]),
  );
}
