/** A number's flow as everybody outside telephony sees it. */
import { create } from '@bufbuild/protobuf';
import { timestampFromDate, timestampFromMs } from '@bufbuild/protobuf/wkt';
import type { Principal } from '@ringline/kit/auth';
import { CallFlowSchema, type CallFlow } from '@ringline/proto/telephony/v1/call_flows_pb';
import type { FlowDocument } from '../calls/engine/flow/document.ts';
import type { Deps, Unit } from '../context.ts';
import type { PhoneNumber } from '../generated/prisma/client.ts';
import { documentInit } from './documentView.ts';
import { changesBetween } from './changesBetween.ts';
import { draftOf, liveDocument, liveVersion, surroundings, versionsOf } from './flowState.ts';
import { type KeptTest, testsOf } from './keptTests.ts';
import { problemsOf } from './problems.ts';
import { webhookSecretsOf } from './webhookSecrets.ts';

/** Everything about it, as it is in this transaction. */
export async function callFlowOf(
  deps: Pick<Deps, 'env' | 'secrets' | 'clock'>,
  uow: Unit,
  number: PhoneNumber,
  principal: Principal,
): Promise<CallFlow> {
  const draft = await draftOf(uow, number);
  const live = liveVersion(number)?.version;
  const versions = (await versionsOf(uow, number)).map((version) => ({
    version: version.version,
    publishedAt: timestampFromDate(version.publishedAt),
    publishedBy: version.publishedBy,
    note: version.note,
    restoredVersion: version.restoredVersion ?? 0,
    document: documentInit(version.document as unknown as FlowDocument),
    isLive: version.version === live,
  }));
  const secrets = principal.scope('AUTOMATIONS', 'UPDATE')
    ? await webhookSecretsOf(deps, uow.tx, uow.workspaceId)
    : undefined;
  const running = versions.find(({ isLive }) => isLive);
  return create(CallFlowSchema, {
    id: number.id,
    draft: {
      revision: draft.revision,
      document: documentInit(draft.document),
      changes: changesBetween(liveDocument(number), draft.document),
      ...(draft.row ? { updatedAt: timestampFromDate(draft.row.updatedAt), updatedBy: draft.row.updatedBy } : {}),
      problems: problemsOf(draft.document, await surroundings(deps, uow, number, principal, draft.document)),
    },
    ...(running ? { live: running } : {}),
    versions,
    tests: (await testsOf(uow, number)).map(testInit),
    webhookSecret: secrets?.current ?? '',
    ...(secrets?.former ? { formerWebhookSecretUntil: timestampFromDate(secrets.former.until) } : {}),
  });
}

function testInit({ id, name, trial, expected, lastResult }: KeptTest) {
  const { at, offlineUserIds = [], ...call } = trial;
  return {
    id,
    name,
    at: timestampFromMs(at),
    ...call,
    offlineUserIds,
    expected,
    ...(lastResult
      ? { lastResult: { passed: lastResult.passed, runAt: timestampFromMs(lastResult.runAt), got: lastResult.got } }
      : {}),
  };
}
