/**
 * A test number is lent for 14 days (defaults 7.3), and its workspace told three days and one day before they end, and when they
 * have. Then it is RELEASED: calls to it and from it are refused, and after ten more
 * days, so that nobody's late callers reach somebody else, it goes back to the pool.
 *
 * Where the carrier is the sandbox the loan is renewed instead, the number and all that it was set up with stay. No number can be
 * bought there and its pool costs nothing, so that an end would only leave whoever starts Ringline again after three weeks with a
 * phone that is dead, for the sake of a rule that protects a real carrier's numbers.
 */
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { carrierFailure, isGone } from '@ringline/kit/carrier';
import { job, type Job } from '@ringline/kit/jobs';
import { TestNumberEndingSchema } from '@ringline/proto/telephony/v1/events_pb';
import { z } from 'zod';
import type { Deps, Unit } from '../context.ts';
import type { PhoneNumber } from '../generated/prisma/client.ts';
import { announceNumber } from './announceNumber.ts';
import { RECLAIM_MS } from './numberView.ts';
import { freeUntil, momentOf, nextMoment } from './testNumberDays.ts';

/** Numbers that are looked for at once. */
const BATCH = 100;

interface Due {
  number: string;
  workspaceId: string;
  phoneNumberId: string;
}

/** Each hour. Several replicas at once, or one again after a crash, do no harm: each step is done from the one before alone. */
export const endTestNumbersJob = (deps: Deps): Job =>
  job({
    name: 'end-test-numbers',
    schema: z.object({}),
    cron: '7 * * * *',
    handler: () => endTestNumbers(deps),
  });

/** @throws Error when something failed for some of them; the others are done */
export async function endTestNumbers(deps: Deps): Promise<void> {
  const { db, clock, log } = deps;
  let failed = 0;
  for (let after = ''; ;) {
    const { rows } = await db.pool.query<Due>(
      `SELECT number, workspace_id AS "workspaceId", phone_number_id AS "phoneNumberId" FROM number_route
       WHERE due_at <= $1 AND number > $2 ORDER BY number LIMIT $3`,
      [clock.now(), after, BATCH],
    );
    for (const due of rows) {
      try {
        await endOf(deps, due);
      } catch (error) {
        failed += 1;
        log.warn({ err: error, phoneNumberId: due.phoneNumberId }, 'the days of a test number could not be ended');
      }
    }
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) break;
    after = last.number;
  }
  if (failed > 0) throw new Error(`The days of ${failed} test numbers could not be ended`);
}

async function endOf(deps: Deps, due: Due): Promise<void> {
  const { workspaceId, phoneNumberId } = due;
  const where = { workspaceId_id: { workspaceId, id: phoneNumberId } };
  const number = await deps.db.tenant(workspaceId, async (uow) => {
    // What another replica has done meanwhile is due later, or is somebody else's number by now.
    const [route] = await uow.tx.$queryRaw<{ number: string }[]>`
      SELECT number FROM number_route
      WHERE number = ${due.number} AND phone_number_id = ${phoneNumberId}::uuid AND due_at <= ${deps.clock.now()} FOR UPDATE`;
    const found = route ? await uow.tx.phoneNumber.findUnique({ where }) : null;
    if (found && found.status !== 'RELEASED') await goOn(deps, uow, found);
    return found;
  });
  // As it was before: what has just been released rests first.
  if (number?.status === 'RELEASED') await giveBack(deps, due, number.carrierSid);
}

/** What is due of a number that is still lent. */
async function goOn(deps: Deps, uow: Unit, number: PhoneNumber): Promise<void> {
  const now = deps.clock.now();
  const renews = deps.env.SANDBOX_ENABLED;
  if (!number.freeUntil) return;
  if (number.freeUntil <= now) return (renews ? renew : release)(deps, uow, number);
  if (!renews) await warn(uow, number, number.freeUntil, now);
  await uow.tx.numberRoute.updateMany({
    where: { number: number.number, phoneNumberId: number.id },
    data: { dueAt: nextMoment(number.freeUntil, now, renews) },
  });
}

/** Once for each moment, whichever replica comes first, and after a crash: what was told and that it was are of one transaction. */
async function warn(
  uow: Unit,
  { workspaceId, id, number, version }: PhoneNumber,
  until: Date,
  now: Date,
): Promise<void> {
  const days = momentOf(until, now);
  if (days === undefined) return;
  const { count } = await uow.tx.phoneNumber.updateMany({
    where: { workspaceId, id, version, OR: [{ endToldDays: null }, { endToldDays: { gt: days } }] },
    data: { endToldDays: days },
  });
  if (count > 0) tellOfEnd(uow, id, number, days, until);
}

function tellOfEnd(uow: Unit, phoneNumberId: string, number: string, daysLeft: number, endsAt: Date): void {
  uow.emit(
    TestNumberEndingSchema,
    { phoneNumberId, number, daysLeft, endsAt: timestampFromDate(endsAt) },
    { key: phoneNumberId },
  );
}

async function renew({ clock }: Deps, uow: Unit, number: PhoneNumber): Promise<void> {
  const until = freeUntil(clock.now());
  await change(uow, number, { freeUntil: until, endToldDays: null }, until);
}

async function release({ clock, log }: Deps, uow: Unit, number: PhoneNumber): Promise<void> {
  const now = clock.now();
  const released = { status: 'RELEASED', releaseDate: now };
  if (!(await change(uow, number, released, new Date(now.getTime() + RECLAIM_MS)))) return;
  tellOfEnd(uow, number.id, number.number, 0, number.freeUntil ?? now);
  log.info({ phoneNumberId: number.id }, 'the days of a test number are over');
}

/** @returns false when somebody else has done it: what is read and what is written are of one version */
async function change(
  uow: Unit,
  { workspaceId, id, version, number }: PhoneNumber,
  data: { freeUntil: Date; endToldDays: null } | { status: string; releaseDate: Date },
  dueAt: Date,
): Promise<boolean> {
  const { tx } = uow;
  const { count } = await tx.phoneNumber.updateMany({
    where: { workspaceId, id, version },
    data: { ...data, version: { increment: 1 } },
  });
  if (count === 0) return false;
  await tx.numberRoute.updateMany({ where: { number, phoneNumberId: id }, data: { dueAt } });
  const saved = await tx.phoneNumber.findUniqueOrThrow({ where: { workspaceId_id: { workspaceId, id } } });
  announceNumber(uow, saved);
  return true;
}

/** At the carrier first: while its route is there nobody else is lent the number, so that theirs is not taken away. */
async function giveBack(
  { db, carrier }: Deps,
  { number, workspaceId, phoneNumberId }: Due,
  carrierSid: string | null,
): Promise<void> {
  if (carrierSid !== null) {
    await carrier.rest
      .incomingPhoneNumbers(carrierSid)
      .remove()
      .catch((error: unknown) => {
        if (!isGone(carrierFailure(error))) throw error;
      });
  }
  await db.tenant(workspaceId, ({ tx }) => tx.numberRoute.deleteMany({ where: { number, phoneNumberId } }));
}
