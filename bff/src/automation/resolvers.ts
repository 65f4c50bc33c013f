import type { Timestamp } from '@bufbuild/protobuf/wkt';
import {
  CallFlowService,
  type CallFlow,
  type CallFlowDraft,
  type CallFlowNodeFigure,
  type CallFlowVersion,
} from '@ringline/proto/telephony/v1/call_flows_pb';
import type { OperationContext } from '../graphql/context.ts';
import type { Resolvers } from '../graphql/resolverTypes.ts';
import { type DocumentInput, documentFields, documentOf, nodeFields, queueFields } from './document.ts';

interface TestInput {
  readonly id: string;
  readonly testId?: string | null;
  readonly name: string;
  readonly at: Timestamp;
  readonly timezone: string;
  readonly caller: string;
  readonly availableUserIds: readonly string[];
  readonly offlineUserIds?: readonly string[] | null;
  readonly answers?: string | null;
  readonly keys: readonly string[];
  readonly expected: {
    readonly end: string;
    readonly answeredBy?: string | null;
    readonly path?: readonly string[] | null;
  };
}

const testOf = ({
  id: _number,
  testId,
  expected,
  availableUserIds,
  offlineUserIds,
  keys,
  answers,
  ...test
}: TestInput) => ({
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

export const automation: Resolvers = {
  Query: {
    fetchCallFlow: async (_source, { id }: { id: string }, context) =>
      (await flows(context).getCallFlow({ id })).callFlow,
    fetchCallFlowFigures: (_source, { id }: { id: string }, context) => flows(context).getCallFlowFigures({ id }),
  },
  Mutation: {
    async saveCallFlowDraft(
      _source,
      { input: { id, revision, ...document } }: { input: DocumentInput & { id: string; revision: number } },
      context,
    ) {
      return (await flows(context).saveCallFlowDraft({ id, revision, document: documentOf(document) })).callFlow;
    },
    discardCallFlowDraft: async (_source, { id, ...seen }: { id: string } & Seen, context) =>
      (await flows(context).discardCallFlowDraft({ id, ...revisionOf(seen) })).callFlow,
    publishCallFlow: async (
      _source,
      { input: { id, revision, note } }: { input: { id: string; revision: number; note?: string | null } },
      context,
    ) => (await flows(context).publishCallFlow({ id, revision, note: note ?? '' })).callFlow,
    changeWebhookSecret: async (_source, { id }: { id: string }, context) =>
      (await flows(context).changeWebhookSecret({ id })).callFlow,
    rollBackCallFlow: async (_source, { id, version }: { id: string; version: number }, context) =>
      (await flows(context).rollBackCallFlow({ id, version })).callFlow,
    applyCallFlowTemplate: async (
      _source,
      { id, template, ...seen }: { id: string; template: string } & Seen,
      context,
    ) => (await flows(context).applyCallFlowTemplate({ id, template, ...revisionOf(seen) })).callFlow,
    saveCallFlowTest: async (_source, { input }: { input: TestInput }, context) =>
      (await flows(context).saveCallFlowTest({ id: input.id, test: testOf(input) })).callFlow,
    removeCallFlowTest: async (_source, { id, testId }: { id: string; testId: string }, context) =>
      (await flows(context).removeCallFlowTest({ id, testId })).callFlow,
  },
  CallFlow: {
    webhookSecret: ({ webhookSecret }: CallFlow) => webhookSecret || null,
    version: ({ versions }: CallFlow, { version }: { version: number }) =>
      versions.find((each) => each.version === version) ?? null,
    phoneNumber: ({ id }: CallFlow, _args, { loaders }) => loaders.number.load(id),
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
};
