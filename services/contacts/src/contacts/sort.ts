/** Orders of the list of contacts beside the newest first. Each walks an index either way, and ends with whoever has no value. */
import { invalid } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import type { Page } from '@ringline/kit/paging';
import type { Unit } from '../context.ts';
import { Prisma } from '../generated/prisma/client.ts';
import type { Contact } from './contact.ts';

/** Names of columns are ours; what is compared is bound. */
const ORDERS = {
  NAME: { field: 'sortName', column: Prisma.sql`c.sort_name`, type: Prisma.sql`text` },
  LAST_CONTACTED: { field: 'lastContactedAt', column: Prisma.sql`c.last_contacted_at`, type: Prisma.sql`timestamptz` },
  ADDED: { field: 'createdAt', column: Prisma.sql`c.created_at`, type: Prisma.sql`timestamptz` },
} as const satisfies Record<string, { field: keyof Contact; column: Prisma.Sql; type: Prisma.Sql }>;

export interface Order {
  readonly by: keyof typeof ORDERS;
  readonly descending: boolean;
}

/** @returns undefined for the list's own order. @throws Refusal VALIDATION_FAILED */
export function readOrder({
  by,
  descending,
}: {
  readonly by: string;
  readonly descending: boolean;
}): Order | undefined {
  if (by === '') return undefined;
  const known = (Object.keys(ORDERS) as Order['by'][]).find((name) => name === by);
  if (!known) throw invalid('sort', 'Sort by NAME, LAST_CONTACTED or ADDED.');
  return { by: known, descending };
}

/** Where a page ended: the value there, or null among those without one. */
interface Place {
  readonly value: string | null;
  readonly id: string;
}

/** @throws Refusal VALIDATION_FAILED for a cursor that no page in this order gave */
export function readPlace(after: string, { by }: Order): Place | undefined {
  if (after === '') return undefined;
  try {
    const [order, value, id] = JSON.parse(Buffer.from(after, 'base64url').toString()) as unknown[];
    const fits = by === 'NAME' || value === null || (typeof value === 'string' && !Number.isNaN(Date.parse(value)));
    if (order === by && fits && (value === null || typeof value === 'string') && typeof id === 'string' && isUuid(id))
      return { value, id };
  } catch {
    // Of another order, or of nobody.
  }
  throw invalid('after', 'The cursor is not one that a list gave. Load the list from its start.');
}

export function placeOf(contact: Contact, { by }: Order): string {
  const value = contact[ORDERS[by].field];
  const told = value instanceof Date ? value.toISOString() : value;
  return Buffer.from(JSON.stringify([by, told, contact.id])).toString('base64url');
}

interface Asked {
  readonly order: Order;
  readonly place: Place | undefined;
  readonly page: Pick<Page, 'offset' | 'limit'>;
  /** Conditions on `contact c`. */
  readonly where: Prisma.Sql;
}

/** Ids of a page, and of one more contact: first those that have a value, then the others by their ids. */
export async function sortedIds({ tx, workspaceId }: Unit, { order, place, page, where }: Asked): Promise<string[]> {
  const { column, type } = ORDERS[order.by];
  const way = order.descending ? Prisma.sql`DESC` : Prisma.sql`ASC`;
  const beyond = order.descending ? Prisma.sql`<` : Prisma.sql`>`;
  const all = Prisma.sql`c.workspace_id = ${workspaceId}::uuid AND c.deleted_at IS NULL AND ${where}`;
  const most = page.limit + 1;
  const select = (condition: Prisma.Sql, skip: number, take: number) => tx.$queryRaw<{ id: string }[]>`
    SELECT c.id::text AS id FROM contact AS c WHERE ${all} AND ${condition} ORDER BY ${column} ${way}, c.id ${way} OFFSET ${skip}::integer LIMIT ${take}::integer`;
  const behind =
    place?.value === undefined || place.value === null
      ? Prisma.sql`${column} IS NOT NULL`
      : // The first condition bounds the walk along the index; the second leaves out who was shown.
        Prisma.sql`${column} ${order.descending ? Prisma.sql`<=` : Prisma.sql`>=`} ${place.value}::${type} AND (${column}, c.id) ${beyond} (${place.value}::${type}, ${place.id}::uuid)`;
  const named = place?.value === null ? [] : await select(behind, page.offset, most);
  const rest = most - named.length;
  if (rest === 0 || order.by === 'ADDED') return named.map(({ id }) => id);
  const without =
    place?.value === null
      ? Prisma.sql`${column} IS NULL AND c.id ${beyond} ${place.id}::uuid`
      : Prisma.sql`${column} IS NULL`;
  const skipped = named.length > 0 || page.offset === 0 ? 0 : page.offset - (await countOf(tx, all, column));
  return [...named, ...(await select(without, Math.max(0, skipped), rest))].map(({ id }) => id);
}

/** Those with a value, where a page by its number begins behind them. */
async function countOf(tx: Unit['tx'], all: Prisma.Sql, column: Prisma.Sql): Promise<number> {
  const [found] = await tx.$queryRaw<{ count: number }[]>`
    SELECT count(*)::integer AS count FROM contact AS c WHERE ${all} AND ${column} IS NOT NULL`;
  return found?.count ?? 0;
}
