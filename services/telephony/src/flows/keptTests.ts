/** Trials of a flow that are kept: who calls when and does what, and what should come of it. */
import { invalid, notFound } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import { parseTimezone } from '@ringline/kit/hours';
import { trimmed } from '@ringline/kit/text';
import { TRIAL_ENDS } from '../calls/engine/flow/simulate.ts';
import type { Unit } from '../context.ts';
import type { PhoneNumber } from '../generated/prisma/client.ts';
import type { Outcome } from './tryDocument.ts';

const MOST_TESTS = 50;
const LONGEST_NAME = 80;
/** Whatever a trial may come to may be expected of one. */
const ENDS: readonly string[] = TRIAL_ENDS;

export interface KeptTrial {
  /** Epoch ms. */
  at: number;
  /** In which people see that time. */
  timezone: string;
  caller: string;
  availableUserIds: string[];
  /** A test of before people could be offline has none. */
  offlineUserIds?: string[];
  /** Who picks up; empty: nobody. */
  answers: string;
  keys: string[];
}

/** What should come of it: of `answeredBy` and `path` only what is given counts. */
export type Expectation = Outcome;

export interface KeptResult {
  passed: boolean;
  /** Epoch ms. */
  runAt: number;
  got: Outcome;
}

export interface KeptTest {
  id: string;
  name: string;
  trial: KeptTrial;
  expected: Expectation;
  lastResult: KeptResult | null;
}

/** The oldest first. */
export async function testsOf({ tx, workspaceId }: Unit, { id }: PhoneNumber): Promise<KeptTest[]> {
  const rows = await tx.callFlowTest.findMany({
    where: { workspaceId, phoneNumberId: id },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    trial: row.trial as unknown as KeptTrial,
    expected: row.expected as unknown as Expectation,
    lastResult: row.lastResult as unknown as KeptResult | null,
  }));
}

/** Texts of which something is seen. */
const written = (texts: readonly string[]): string[] => texts.map(trimmed).filter((text) => text !== '');

/** What of it may be kept. @throws Refusal VALIDATION_FAILED */
function checked({ name, trial, expected }: Omit<KeptTest, 'id' | 'lastResult'>): Omit<KeptTest, 'id' | 'lastResult'> {
  const called = trimmed(name);
  if (called === '' || called.length > LONGEST_NAME)
    throw invalid('name', `Name the test in 1 to ${LONGEST_NAME} characters.`);
  if (!ENDS.includes(expected.end)) throw invalid('expected.end', `Expect one of ${ENDS.join(', ')}.`);
  const kept = {
    ...trial,
    timezone: parseTimezone(trial.timezone),
    caller: trimmed(trial.caller),
    answers: trimmed(trial.answers),
    keys: written(trial.keys),
  };
  const awaited = { ...expected, answeredBy: trimmed(expected.answeredBy), path: written(expected.path) };
  return { name: called, trial: kept, expected: awaited };
}

/**
 * Keeps a test, a new one where it has no id.
 * @throws Refusal NOT_FOUND, VALIDATION_FAILED
 */
export async function keepTest(
  { tx, workspaceId }: Unit,
  number: PhoneNumber,
  given: Omit<KeptTest, 'lastResult'>,
  fresh: { id: string; now: Date },
): Promise<void> {
  const { name, trial, expected } = checked(given);
  const data = { name, trial: { ...trial }, expected: { ...expected } };
  if (given.id !== '') {
    const where = { workspaceId, id: given.id, phoneNumberId: number.id };
    const found = isUuid(given.id) ? await tx.callFlowTest.updateMany({ where, data }) : { count: 0 };
    if (found.count === 0) throw notFound('The test');
    return;
  }
  const count = await tx.callFlowTest.count({ where: { workspaceId, phoneNumberId: number.id } });
  if (count >= MOST_TESTS) throw invalid('name', `A flow has ${MOST_TESTS} tests at most. Remove one first.`);
  await tx.callFlowTest.create({
    data: { workspaceId, id: fresh.id, phoneNumberId: number.id, ...data, createdAt: fresh.now },
  });
}

/** @throws Refusal NOT_FOUND */
export async function removeTest({ tx, workspaceId }: Unit, number: PhoneNumber, id: string): Promise<void> {
  const where = { workspaceId, id, phoneNumberId: number.id };
  const removed = isUuid(id) ? await tx.callFlowTest.deleteMany({ where }) : { count: 0 };
  if (removed.count === 0) throw notFound('The test');
}

/** Whether what came of a trial is what was expected. */
export function meets(got: Outcome, { end, answeredBy, path }: Expectation): boolean {
  if (got.end !== end) return false;
  if (answeredBy !== '' && got.answeredBy !== answeredBy) return false;
  return path.length === 0 || path.join(' ') === got.path.join(' ');
}
