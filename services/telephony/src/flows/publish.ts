/** From a draft to the flow with which calls begin (defaults 11.2: Draft → Check → tests → Published version N). */
import type { Principal } from '@ringline/kit/auth';
import { invalid, notFound, Refusal } from '@ringline/kit/errors';
import { trimmed } from '@ringline/kit/text';
import type { CallFlow } from '@ringline/proto/telephony/v1/call_flows_pb';
import { type FlowDetails, liveVersionOf } from '../calls/engine/flow/config.ts';
import type { FlowDocument } from '../calls/engine/flow/document.ts';
import type { Deps, Unit } from '../context.ts';
import type { PhoneNumber, Prisma } from '../generated/prisma/client.ts';
import { announceNumber } from '../numbers/announceNumber.ts';
import { assertMayAutomate } from '../numbers/automationPlan.ts';
import { settingsChanged } from '../numbers/settingsChanged.ts';
import { changeFlow, staleDraft, writeDraft } from './callFlows.ts';
import { changesBetween } from './changesBetween.ts';
import { draftOf, liveDocument, surroundings, versionsOf } from './flowState.ts';
import { problemsOf } from './problems.ts';
import { runTests, testsFailed } from './runTests.ts';

const LONGEST_NOTE = 500;

export interface Publication {
  id: string;
  /** Of the draft that was seen. */
  revision: number;
  note: string;
}

/** @throws Refusal NOT_FOUND, CONFLICT, FEATURE_NOT_IN_PLAN, FLOW_INVALID with its problems, FLOW_TESTS_FAILED with what failed */
export function publishCallFlow(deps: Deps) {
  return async ({ id, revision, note }: Publication, principal: Principal): Promise<CallFlow> => {
    const said = trimmed(note);
    if (said.length > LONGEST_NOTE) throw invalid('note', `A note has ${LONGEST_NOTE} characters at most.`);
    return publishNext(deps, id, principal, async (uow, number) => {
      const draft = await draftOf(uow, number);
      if (draft.revision !== revision) throw staleDraft(draft.revision);
      return { document: draft.document, note: said };
    });
  };
}

/** Publishes an earlier version as a new one; a draft with changes stays. @throws Refusal as publishCallFlow */
export function rollBackCallFlow(deps: Deps) {
  return (id: string, version: number, principal: Principal): Promise<CallFlow> =>
    publishNext(deps, id, principal, async (uow, number) => {
      const earlier = (await versionsOf(uow, number)).find((each) => each.version === version);
      if (!earlier) throw notFound('This version of the call flow');
      const document = earlier.document as unknown as FlowDocument;
      const draft = (await draftOf(uow, number)).document;
      const holdsNothing = [liveDocument(number), document].some((other) => changesBetween(other, draft) === 0);
      return { document, note: earlier.note, restoredVersion: version, keepsDraft: !holdsNothing };
    });
}

interface NextVersion {
  document: FlowDocument;
  note: string;
  restoredVersion?: number;
  /** The draft is something else, on which people go on. */
  keepsDraft?: boolean;
}

async function publishNext(
  deps: Deps,
  id: string,
  principal: Principal,
  choose: (uow: Unit, number: PhoneNumber) => Promise<NextVersion>,
): Promise<CallFlow> {
  assertMayAutomate(principal);
  const refusals: Refusal[] = [];
  const flow = await changeFlow(deps, id, principal, async (uow, number) => {
    const published = await publish(deps, uow, number, principal, await choose(uow, number));
    if (!(published instanceof Refusal)) return published;
    refusals.push(published);
  });
  // What the tests came to is kept, so that the refusal comes after the transaction.
  const [refused] = refusals;
  if (refused) throw refused;
  return flow;
}

/** The number with its new flow, or why its tests keep it from going live. @throws Refusal FLOW_INVALID */
async function publish(
  deps: Deps,
  uow: Unit,
  number: PhoneNumber,
  principal: Principal,
  { document, keepsDraft = false, ...about }: NextVersion,
): Promise<PhoneNumber | Refusal> {
  const problems = problemsOf(document, await surroundings(deps, uow, number, principal, document));
  const errors = problems.filter(({ severity }) => severity === 'ERROR');
  if (errors.length > 0) throw flowInvalid(errors.length, problems);
  const failed = await runTests(deps, uow, number, document);
  if (failed.length > 0) return testsFailed(failed);
  const { tx, workspaceId } = uow;
  const where = { workspaceId_id: { workspaceId, id: number.id } };
  const version = ((await versionsOf(uow, number))[0]?.version ?? 0) + 1;
  await tx.callFlowVersion.create({
    data: {
      workspaceId,
      phoneNumberId: number.id,
      version,
      document: document as unknown as Prisma.InputJsonObject,
      ...about,
      publishedAt: deps.clock.now(),
      publishedBy: principal.userId,
    },
  });
  const flow: FlowDetails = { ...(number.flow as FlowDetails | null), custom: liveVersionOf(version, document) };
  const saved = await tx.phoneNumber.update({
    where,
    data: { flowType: 'CUSTOM', flow: flow as unknown as Prisma.InputJsonObject, version: { increment: 1 } },
  });
  if (!keepsDraft) await writeDraft(deps, uow, number, principal, null);
  const changes = await settingsChanged(uow, number, saved);
  // Which version it is a copy of stands in the audit log.
  const { restoredVersion } = about;
  const restored =
    restoredVersion === undefined ? [] : [{ field: 'restoredVersion', before: '', after: String(restoredVersion) }];
  announceNumber(uow, saved, { changedByUserId: principal.userId, changes: [...changes, ...restored] });
  return saved;
}

function flowInvalid(errors: number, problems: ReturnType<typeof problemsOf>): Refusal {
  const what = errors === 1 ? 'one error' : `${errors} errors`;
  return new Refusal({
    code: 'FLOW_INVALID',
    message: `The flow has ${what} and was not published. Fix what’s marked, then publish again.`,
    why: { check: 'flow', required: 'no errors', current: what, whoCanFix: ['you'] },
    details: { problems: problems.map((problem) => ({ ...problem })) },
  });
}
