/** Events that no webhook brought: gateways keep a list, and what of it was not heard is heard now. */
import type { Deps } from '../context.ts';
import type { GatewayLook } from '../generated/prisma/client.ts';
import { repeated } from '@ringline/kit/telemetry';
import type { Reported } from './gateway.ts';
import { hearEvent } from './hearEvent.ts';

/** Milliseconds between two looks, and how far each looks back behind the one before: an event may come into the list late. */
const LOOK_EVERY_MS = 15 * 60_000;
const OVERLAP_MS = 60 * 60_000;
const DAY_MS = 86_400_000;
/** Days for which a list keeps its events; how long one that can't be heard is tried; and how long we know which we have heard. */
const LISTED_DAYS = 29;
const TRIED_DAYS = 3;
const KNOWN_DAYS = 40;
const CHUNK = 1_000;
const WHY = 'what a gateway reports is of all workspaces';

/** A row for each gateway that keeps a list: the first look reads all of it. */
export async function noteGateways({ db, clock, gateways }: Deps): Promise<void> {
  const listing = gateways.filter((gateway) => gateway.reported !== undefined);
  if (listing.length === 0) return;
  const now = clock.now();
  const heardUntil = new Date(now.getTime() - LISTED_DAYS * DAY_MS);
  await db.platform(WHY, ({ tx }) =>
    tx.gatewayLook.createMany({
      data: listing.map(({ id: gateway }) => ({ gateway, heardUntil, dueAt: now })),
      skipDuplicates: true,
    }),
  );
}

/**
 * Reads a gateway's list since the last look and hears what was not heard: each event's own effect happens once, so that one whose
 * webhook is on its way meanwhile does nothing more. One that fails is tried for three days, and keeps no other waiting.
 * @throws Refusal UNAVAILABLE where the gateway does not answer
 */
export const hearLost =
  (deps: Deps) =>
  async ({ gateway: id, heardUntil }: GatewayLook): Promise<void> => {
    const { db, clock } = deps;
    const gateway = deps.gateways.find((one) => one.id === id);
    const now = clock.now();
    const mine = await db.platform(WHY, ({ tx }) =>
      tx.gatewayLook.updateMany({
        where: { gateway: id, dueAt: { lte: now } },
        data: { dueAt: new Date(now.getTime() + LOOK_EVERY_MS) },
      }),
    );
    if (mine.count === 0 || !gateway?.reported) return;
    const reported = await gateway.reported(new Date(heardUntil.getTime() - OVERLAP_MS));
    const known = await heardOf(deps, reported);
    let until = now;
    for (const { event, at } of reported) {
      if (known.has(event.id)) continue;
      try {
        await hearEvent(deps)(gateway, event);
        await noteHeard(deps, event);
      } catch (error) {
        repeated(deps.log).warn({ err: error, event: event.id, type: event.type }, 'a lost event was not heard yet');
        if (now.getTime() - at.getTime() < TRIED_DAYS * DAY_MS && at < until) until = at;
      }
    }
    await db.platform(WHY, async ({ tx }) => {
      await tx.gatewayLook.updateMany({ where: { gateway: id, heardUntil }, data: { heardUntil: until } });
      const receivedAt = { lt: new Date(now.getTime() - KNOWN_DAYS * DAY_MS) };
      await tx.gatewayEvent.deleteMany({ where: { receivedAt } });
    });
  };

async function heardOf({ db }: Deps, reported: readonly Reported[]): Promise<ReadonlySet<string>> {
  const ids = reported.map(({ event }) => event.id);
  const known = new Set<string>();
  for (let from = 0; from < ids.length; from += CHUNK)
    for (const { id } of await db.platform(WHY, ({ tx }) =>
      tx.gatewayEvent.findMany({ where: { id: { in: ids.slice(from, from + CHUNK) } }, select: { id: true } }),
    ))
      known.add(id);
  return known;
}

/** Also of one that changed nothing: it is not looked at again. */
const noteHeard = ({ db, clock }: Deps, { id, type }: { id: string; type: string }) =>
  db.platform(WHY, ({ tx }) =>
    tx.gatewayEvent.createMany({ data: [{ id, type, receivedAt: clock.now() }], skipDuplicates: true }),
  );
