import { phoneMatchKey } from '@ringline/kit/phone';
import { timestampMs } from '@bufbuild/protobuf/wkt';
import type { Deps, Unit } from '../context.ts';
import { orderFrom, type Customer } from '../customers/customer.ts';
import { moveMembers } from '../segments/members.ts';
import { figuresOf } from './figures.ts';
import { scoresOf, type Figures, type Known, type Orders, type Scores } from './models.ts';
import { touchesOf } from './touches.ts';

/** Whether the workspace's plan has predictions, and the zone of contacts that have none. */
export async function plannedOf({ tx, workspaceId }: Unit): Promise<{ predictive: boolean; timezone: string }> {
  const copy = await tx.workspaceCopy.findUnique({ where: { workspaceId } });
  return { predictive: copy?.predictive ?? false, timezone: copy?.timezone ?? 'UTC' };
}

export interface KnownContact extends Known {
  readonly id: string;
  /** In which its hours are counted. */
  readonly timezone: string;
}

/** What the models look at of contacts that are there: four reads, however many contacts. */
export async function knownOf(
  { tx, workspaceId }: Unit,
  contactIds: readonly string[],
  timezone: string,
): Promise<KnownContact[]> {
  const contacts = await tx.contact.findMany({
    where: { workspaceId, id: { in: [...contactIds] }, deletedAt: null },
    select: { id: true, matchKey: true, otherNumbers: true, timezone: true },
  });
  const keysOf = ({ matchKey, otherNumbers }: (typeof contacts)[number]) => [
    matchKey,
    ...otherNumbers.map(phoneMatchKey),
  ];
  const matchKeys = contacts.flatMap(keysOf);
  const customers = await tx.customer.findMany({
    where: { workspaceId, contactId: { in: contacts.map(({ id }) => id) } },
  });
  const activities = await tx.contactActivity.findMany({ where: { workspaceId, matchKey: { in: matchKeys } } });
  const optedOut = await tx.contactConsent.findMany({
    where: { workspaceId, matchKey: { in: matchKeys }, state: 'UNSUBSCRIBED' },
    select: { matchKey: true },
  });
  const stored = new Map(activities.map(({ matchKey, touches }) => [matchKey, touches]));
  const out = new Set(optedOut.map(({ matchKey }) => matchKey));
  const bought = Map.groupBy(customers, ({ contactId }) => contactId);
  return contacts.map((contact) => {
    const keys = keysOf(contact);
    const zone = contact.timezone === '' ? timezone : contact.timezone;
    return {
      id: contact.id,
      timezone: zone,
      touches: touchesOf(
        keys.flatMap((key) => stored.get(key) ?? []),
        zone,
      ),
      orders: ordersOf(bought.get(contact.id) ?? []),
      optedOut: keys.some((key) => out.has(key)),
    };
  });
}

/** Of a contact that several shops know, the one where they bought last counts. */
function ordersOf(customers: readonly Customer[]): Orders | undefined {
  const told = customers.map(({ orders, totalSpentMicros, currency, joinedAt, latestOrder }): Orders => {
    const placedAt = latestOrder ? orderFrom(latestOrder).placedAt : undefined;
    return {
      count: orders,
      spent: Number(totalSpentMicros),
      currency,
      since: joinedAt?.getTime(),
      last: placedAt ? timestampMs(placedAt) : undefined,
    };
  });
  return told.toSorted((a, b) => (b.last ?? 0) - (a.last ?? 0))[0];
}

/**
 * Scores contacts, and lets those whose scores changed enter and leave segments. At most 500 at a time.
 * @param figures what they are compared with; those of the last night unless they are given
 */
export const scoreContacts =
  ({ clock }: Pick<Deps, 'clock'>) =>
  async (uow: Unit, contactIds: readonly string[], figures?: Figures): Promise<void> => {
    if (contactIds.length === 0) return;
    const { predictive, timezone } = await plannedOf(uow);
    if (!predictive) return;
    const { tx, workspaceId } = uow;
    // Locked, so that of two changes of one person the later one is scored last.
    await tx.$queryRaw`SELECT 1 FROM contact WHERE workspace_id = ${workspaceId}::uuid AND id = ANY (${[...contactIds]}::uuid[]) ORDER BY id FOR NO KEY UPDATE`;
    const compared = figures ?? (await figuresOf(uow));
    const known = await knownOf(uow, contactIds, timezone);
    const now = clock.now().getTime();
    const rows = known.map((contact) => ({ id: contact.id, ...stored(scoresOf(contact, compared, now)) }));
    const changed = await keep(uow, contactIds, rows);
    await moveMembers({ clock })(uow, changed);
  };

interface Stored {
  readonly buyAgain: string;
  readonly churnRisk: string;
  readonly bestHour: number | null;
}

const stored = ({ buyAgain, churnRisk, bestHour }: Scores): Stored => ({
  buyAgain: buyAgain?.band ?? '',
  churnRisk: churnRisk?.band ?? '',
  bestHour: bestHour?.hour ?? null,
});

/** Only what changed is written: a night writes what a day changed. @returns whose scores changed */
async function keep(
  { tx, workspaceId }: Unit,
  contactIds: readonly string[],
  rows: readonly (Stored & { id: string })[],
): Promise<string[]> {
  const scored = rows.filter(
    ({ buyAgain, churnRisk, bestHour }) => buyAgain !== '' || churnRisk !== '' || bestHour !== null,
  );
  const kept = new Set(scored.map(({ id }) => id));
  const gone = await tx.$queryRaw<{ id: string }[]>`
    DELETE FROM contact_score WHERE workspace_id = ${workspaceId}::uuid
      AND contact_id = ANY (${contactIds.filter((id) => !kept.has(id))}::uuid[]) RETURNING contact_id::text AS id`;
  const written = await tx.$queryRaw<{ id: string }[]>`
    INSERT INTO contact_score AS s (workspace_id, contact_id, buy_again, churn_risk, best_hour)
    SELECT ${workspaceId}::uuid, n.id, n."buyAgain", n."churnRisk", n."bestHour"
    FROM jsonb_to_recordset(${JSON.stringify(scored)}::jsonb) AS n (id uuid, "buyAgain" text, "churnRisk" text, "bestHour" smallint)
    ON CONFLICT (workspace_id, contact_id) DO UPDATE SET buy_again = excluded.buy_again, churn_risk = excluded.churn_risk, best_hour = excluded.best_hour
    WHERE (s.buy_again, s.churn_risk, s.best_hour) IS DISTINCT FROM (excluded.buy_again, excluded.churn_risk, excluded.best_hour)
    RETURNING s.contact_id::text AS id`;
  return [...gone, ...written].map(({ id }) => id);
}

/** Scores a contact where something is known of it that is scored; an import of thousands reads one row for each of its people. */
export const scoreIfKnown =
  (deps: Pick<Deps, 'clock'>) =>
  async (uow: Unit, contactId: string): Promise<void> => {
    const { tx, workspaceId } = uow;
    const [known] = await tx.$queryRaw<unknown[]>`
      SELECT 1 FROM workspace_copy AS w JOIN contact AS c ON c.workspace_id = w.workspace_id AND c.id = ${contactId}::uuid
      WHERE w.workspace_id = ${workspaceId}::uuid AND w.predictive AND (c.is_customer OR cardinality(c.other_numbers) > 0
        OR EXISTS (SELECT 1 FROM contact_activity AS a WHERE a.workspace_id = c.workspace_id AND a.match_key = c.match_key)
        OR EXISTS (SELECT 1 FROM contact_score AS s WHERE s.workspace_id = c.workspace_id AND s.contact_id = c.id))`;
    if (known !== undefined) await scoreContacts(deps)(uow, [contactId]);
  };
