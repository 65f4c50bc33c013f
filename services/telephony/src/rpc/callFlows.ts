import { timestampFromDate, timestampMs } from '@bufbuild/protobuf/wkt';
import { create } from '@bufbuild/protobuf';
import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { invalid } from '@ringline/kit/errors';
import { CallFlowDocumentSchema, CallFlowService, type CallFlowTest } from '@ringline/proto/telephony/v1/call_flows_pb';
import type { Deps } from '../context.ts';
import {
  applyCallFlowTemplate,
  discardCallFlowDraft,
  getCallFlow,
  removeCallFlowTest,
  saveCallFlowDraft,
  saveCallFlowTest,
  tryCallFlow,
} from '../flows/callFlows.ts';
import { getCallFlowFigures } from '../flows/figures.ts';
import type { KeptTest } from '../flows/keptTests.ts';
import { publishCallFlow, rollBackCallFlow } from '../flows/publish.ts';
import { changeWebhookSecret } from '../flows/changeWebhookSecret.ts';
import { outcomeOf } from '../flows/tryDocument.ts';
import { runInit } from './numbers.ts';

/** The handlers of CallFlowService. */
export const callFlowRpc =
  (deps: Deps) =>
  (router: ConnectRouter): void => {
    const get = getCallFlow(deps);
    const figures = getCallFlowFigures(deps);
    const trial = tryCallFlow(deps);
    const save = saveCallFlowDraft(deps);
    const discard = discardCallFlowDraft(deps);
    const publish = publishCallFlow(deps);
    const rollBack = rollBackCallFlow(deps);
    const changeSecret = changeWebhookSecret(deps);
    const apply = applyCallFlowTemplate(deps);
    const saveTest = saveCallFlowTest(deps);
    const removeTest = removeCallFlowTest(deps);
    router.service(CallFlowService, {
      getCallFlow: async ({ id }, context) => ({ callFlow: await get(id, principalOf(context)) }),
      async getCallFlowFigures({ id }, context) {
        const { since, ...found } = await figures(id, principalOf(context));
        return { ...found, since: timestampFromDate(since) };
      },
      async tryCallFlow({ call, document, version }, context) {
        if (!call) throw invalid('call', 'Say who calls, and when.');
        const { at, ...asked } = call;
        const when = at ? timestampMs(at) : deps.clock.now().getTime();
        const run = await trial({ ...asked, at: when, document, version }, principalOf(context));
        return { ...runInit(run), outcome: outcomeOf(run) };
      },
      saveCallFlowDraft: async ({ id, revision, document }, context) => ({
        callFlow: await save(
          { id, revision, document: document ?? create(CallFlowDocumentSchema) },
          principalOf(context),
        ),
      }),
      discardCallFlowDraft: async (request, context) => ({ callFlow: await discard(request, principalOf(context)) }),
      publishCallFlow: async (request, context) => ({ callFlow: await publish(request, principalOf(context)) }),
      rollBackCallFlow: async ({ id, version }, context) => ({
        callFlow: await rollBack(id, version, principalOf(context)),
      }),
      changeWebhookSecret: async ({ id }, context) => ({ callFlow: await changeSecret(id, principalOf(context)) }),
      applyCallFlowTemplate: async (request, context) => ({ callFlow: await apply(request, principalOf(context)) }),
      saveCallFlowTest: async ({ id, test }, context) => ({
        callFlow: await saveTest(id, keptTest(test, deps.clock.now()), principalOf(context)),
      }),
      removeCallFlowTest: async ({ id, testId }, context) => ({
        callFlow: await removeTest(id, testId, principalOf(context)),
      }),
    });
  };

/** A test as it is given; without a time it is one of now. @throws Refusal VALIDATION_FAILED */
function keptTest(given: CallFlowTest | undefined, now: Date): Omit<KeptTest, 'lastResult'> {
  if (!given?.expected) throw invalid('expected', 'Say what should come of the call.');
  const { id, name, at, timezone, caller, availableUserIds, offlineUserIds, answers, keys } = given;
  const { end, answeredBy, path } = given.expected;
  const when = at ? timestampMs(at) : now.getTime();
  return {
    id,
    name,
    trial: { at: when, timezone, caller, availableUserIds, offlineUserIds, answers, keys },
    expected: { end, answeredBy, path },
  };
}
