/** What the contacts of a workspace are compared with. */
import { z } from 'zod';
import type { Unit } from '../context.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { hoursOf, NO_FIGURES, type Figures } from './models.ts';
import { touchesOf } from './touches.ts';

/** The numbers with which something happened last, whose hours stand for everyone's. */
const SAMPLE = 2_000;
const borders = z.array(z.number());
const stored = z.object({
  customers: z.number(),
  days: borders,
  orders: borders,
  spent: z.record(z.string(), borders),
  tried: borders,
  reached: borders,
});

/** Those of the last night. */
export async function figuresOf({ tx, workspaceId }: Unit): Promise<Figures> {
  const row = await tx.scoreFigures.findUnique({ where: { workspaceId } });
  return row ? stored.parse(row.figures) : NO_FIGURES;
}

interface Borders {
  readonly currency: string;
  readonly customers: number;
  readonly spent: number[];
}

/** Makes them anew, and keeps them. */
export async function makeFigures(uow: Unit, timezone: string, now: Date): Promise<Figures> {
  const { tx, workspaceId } = uow;
  const [all] = await tx.$queryRaw<{ customers: number; days: number[] | null; orders: number[] | null }[]>`
    SELECT count(*)::integer AS customers,
      percentile_disc(ARRAY[0.2, 0.4, 0.6, 0.8]) WITHIN GROUP (ORDER BY greatest(0, floor(extract(epoch FROM ${now}::timestamptz - (latest_order->>'placedAt')::timestamptz) / 86400))::integer) AS days,
      percentile_disc(ARRAY[0.2, 0.4, 0.6, 0.8]) WITHIN GROUP (ORDER BY orders) AS orders
    FROM customer WHERE workspace_id = ${workspaceId}::uuid AND orders > 0 AND latest_order->>'placedAt' IS NOT NULL`;
  const spent = await tx.$queryRaw<Borders[]>`
    SELECT currency, count(*)::integer AS customers,
      percentile_disc(ARRAY[0.2, 0.4, 0.6, 0.8]) WITHIN GROUP (ORDER BY total_spent_micros::float8) AS spent
    FROM customer WHERE workspace_id = ${workspaceId}::uuid AND orders > 0 AND currency <> '' GROUP BY currency`;
  const newest = await tx.contactActivity.findMany({
    where: { workspaceId },
    orderBy: { updatedAt: 'desc' },
    take: SAMPLE,
    select: { touches: true },
  });
  const figures: Figures = {
    customers: all?.customers ?? 0,
    days: all?.days ?? [],
    orders: all?.orders ?? [],
    spent: Object.fromEntries(spent.map(({ currency, spent: amounts }) => [currency, amounts])),
    ...hoursOf(newest.flatMap(({ touches }) => touchesOf(touches, timezone))),
  };
  const data = { figures: figures as unknown as Prisma.InputJsonValue, madeAt: now };
  await tx.scoreFigures.upsert({ where: { workspaceId }, create: { workspaceId, ...data }, update: data });
  return figures;
}
