/** The saved tests of a flow, run before it goes live. */
import { Refusal } from '@ringline/kit/errors';
import type { FlowDocument } from '../calls/engine/flow/document.ts';
import type { Deps, Unit } from '../context.ts';
import type { PhoneNumber, Prisma } from '../generated/prisma/client.ts';
import { type KeptResult, type KeptTest, meets, testsOf } from './keptTests.ts';
import { outcomeOf, trialsOf } from './tryDocument.ts';

interface FailedTest extends KeptTest {
  lastResult: KeptResult;
}

/** Runs every test on the document and keeps what it came to. Returns those that failed. */
export async function runTests(
  { clock }: Pick<Deps, 'clock'>,
  uow: Unit,
  number: PhoneNumber,
  document: FlowDocument,
): Promise<FailedTest[]> {
  const tests = await testsOf(uow, number);
  if (tests.length === 0) return [];
  const run = await trialsOf(uow, number, false);
  const failed: FailedTest[] = [];
  for (const test of tests) {
    const got = outcomeOf(await run(document, test.trial));
    const lastResult = { passed: meets(got, test.expected), runAt: clock.now().getTime(), got };
    await uow.tx.callFlowTest.update({
      where: { workspaceId_id: { workspaceId: uow.workspaceId, id: test.id } },
      data: { lastResult: lastResult as unknown as Prisma.InputJsonObject },
    });
    if (!lastResult.passed) failed.push({ ...test, lastResult });
  }
  return failed;
}

/** Each failing test with what was expected and what came of it. */
export function testsFailed(failed: readonly FailedTest[]): Refusal {
  const names = failed.map(({ name }) => `“${name}”`).join(', ');
  return new Refusal({
    code: 'FLOW_TESTS_FAILED',
    message: `The flow was not published: ${names} ${failed.length === 1 ? 'fails' : 'fail'}. Fix the flow, or what the test expects.`,
    why: { check: 'flow_tests', required: 'every test passes', current: names, whoCanFix: ['you'] },
    details: {
      tests: failed.map(({ id, name, expected, lastResult }) => ({
        id,
        name,
        expected: { ...expected },
        got: { ...lastResult.got },
      })),
    },
  });
}
