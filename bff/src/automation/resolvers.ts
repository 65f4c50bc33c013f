import {
  CallFlowService,
  type CallFlow,
  type CallFlowDraft,
  type CallFlowNodeFigure,
  type CallFlowVersion,
} from '@ringline/proto/telephony/v1/call_flows_pb';
import type { OperationContext } from '../graphql/context.ts';
import { present } from '../graphql/present.ts';
import type { Resolvers } from '../graphql/resolverTypes.ts';
import { documentFields, documentOf, nodeFields, queueFields } from './document.ts';
import type { SaveCallFlowTestInput } from '../generated/resolverTypes.ts';

const testOf = ({
  id: _number,
  testId,
  expected,
  availableUserIds,
  offlineUserIds,
  keys,
  answers,
  ...test
}: SaveCallFlowTestInput) => ({
  ...test,
  id: testId ?? '',
  availableUserIds: [...availableUserIds],
  offlineUserIds: [...(offlineUserIds ?? [])],
  keys: [...keys],
  answers: answers ?? '',
  expected: { end: expected.end, answeredBy: expected.answeredBy ?? '', path: [...(expected.path ?? [])] },
});

interface Seen {
  readonly revision?: number | null;
}

const revisionOf = ({ revision }: Seen) => (revision === null || revision === undefined ? {} : { revision });

const flows = (context: OperationContext) => context.call(CallFlowService);

export const automation = {
  Query: {
    fetchCallFlow: async (_source, { id }, context) => (await flows(context).getCallFlow({ id })).callFlow,
    fetchCallFlowFigures: (_source, { id }, context) => flows(context).getCallFlowFigures({ id }),
  },
  Mutation: {
    async saveCallFlowDraft(_source, { input: { id, revision, ...document } }, context) {
      return (await flows(context).saveCallFlowDraft({ id, revision, document: documentOf(document) })).callFlow;
    },
    discardCallFlowDraft: async (_source, { id, ...seen }, context) =>
      (await flows(context).discardCallFlowDraft({ id, ...revisionOf(seen) })).callFlow,
    publishCallFlow: async (_source, { input: { id, revision, note } }, context) =>
      (await flows(context).publishCallFlow({ id, revision, note: note ?? '' })).callFlow,
    changeWebhookSecret: async (_source, { id }, context) =>
      (await flows(context).changeWebhookSecret({ id })).callFlow,
    rollBackCallFlow: async (_source, { id, version }, context) =>
      (await flows(context).rollBackCallFlow({ id, version })).callFlow,
    applyCallFlowTemplate: async (_source, { id, template, ...seen }, context) =>
      (await flows(context).applyCallFlowTemplate({ id, template, ...revisionOf(seen) })).callFlow,
    saveCallFlowTest: async (_source, { input }, context) =>
      (await flows(context).saveCallFlowTest({ id: input.id, test: testOf(input) })).callFlow,
    removeCallFlowTest: async (_source, { id, testId }, context) =>
      (await flows(context).removeCallFlowTest({ id, testId })).callFlow,
  },
  CallFlow: {
    webhookSecret: ({ webhookSecret }: CallFlow) => webhookSecret || null,
    version: ({ versions }: CallFlow, { version }: { version: number }) =>
      versions.find((each) => each.version === version) ?? null,
    phoneNumber: async ({ id }: CallFlow, _args, { loaders }) => present(await loaders.number.load(id), 'the number'),
  },
  CallFlowDraft: {
    ...documentFields,
    updatedBy: ({ updatedBy }: CallFlowDraft, _args, { loaders }) =>
      updatedBy ? loaders.profile.load(updatedBy) : null,
  },
  CallFlowVersion: {
    ...documentFields,
    restoredVersion: ({ restoredVersion }: CallFlowVersion) => restoredVersion || null,
    publishedBy: ({ publishedBy }: CallFlowVersion, _args, { loaders }) => loaders.profile.load(publishedBy),
  },
  CallFlowNodeFigure: {
    averageWait: ({ answered, averageWaitSeconds }: CallFlowNodeFigure) => (answered === 0 ? null : averageWaitSeconds),
  },
  CallFlowNode: nodeFields,
  CallFlowQueue: queueFields,
} satisfies Resolvers;
