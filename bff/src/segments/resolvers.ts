import type { MessageInitShape } from '@bufbuild/protobuf';
import { invalid, notFound } from '@ringline/kit/errors';
import {
  type Segment,
  type SegmentCondition,
  type SegmentGroupSchema,
  type SegmentRule,
  SegmentService,
} from '@ringline/proto/contacts/v1/segments_pb';
import { orNull } from '../graphql/present.ts';
import type { Resolvers } from '../graphql/resolverTypes.ts';
import type { SegmentGroupInput } from '../generated/resolverTypes.ts';

type GroupInit = MessageInitShape<typeof SegmentGroupSchema>;

function found(segment: Segment | undefined): Segment {
  if (!segment) throw notFound('The segment');
  return segment;
}

/** @throws Refusal VALIDATION_FAILED for a rule that is both or neither */
const toGroup = ({ match, rules }: SegmentGroupInput): GroupInit => ({
  match,
  rules: rules.map(({ condition, group }) => {
    if (condition && !group) {
      const { propertyId, values, ...told } = condition;
      const value = { ...told, propertyId: propertyId ?? '', values: [...values] };
      return { rule: { case: 'condition' as const, value } };
    }
    if (group && !condition) return { rule: { case: 'group' as const, value: toGroup(group) } };
    throw invalid('rule', 'Each rule is a condition or a group.');
  }),
});

export const segments = {
  Query: {
    fetchSegments: async (_source, { query }, context) =>
      (await context.call(SegmentService).listSegments({ query: query ?? '' })).segments,
    getSegmentById: async (_source, { id }, context) =>
      found((await context.call(SegmentService).getSegment({ id })).segment),
    previewSegment: (_source, { rule, timezone, skip }, context) =>
      context.call(SegmentService).previewSegment({ rule: toGroup(rule), timezone, skip: skip ?? 0 }),
  },
  Mutation: {
    createSegment: async (_source, { name, description, rule, timezone, idempotencyKey }, context) =>
      found(
        (
          await context.call(SegmentService).createSegment({
            name,
            timezone,
            description: description ?? '',
            rule: toGroup(rule),
            idempotencyKey: idempotencyKey ?? context.edge.ids.uuid(),
          })
        ).segment,
      ),
    updateSegment: async (_source, { id, version, name, description, rule, timezone }, context) =>
      found(
        (
          await context.call(SegmentService).updateSegment({
            id,
            version,
            timezone: timezone ?? '',
            ...(typeof name === 'string' ? { name } : {}),
            ...(typeof description === 'string' ? { description } : {}),
            ...(rule ? { rule: toGroup(rule) } : {}),
          })
        ).segment,
      ),
    deleteSegment: async (_source, { id }, context) =>
      found((await context.call(SegmentService).deleteSegment({ id })).segment),
  },
  Segment: {
    subscriberList: ({ list }: Segment) => list,
  },
  SegmentRule: {
    condition: ({ rule }: SegmentRule) => (rule.case === 'condition' ? rule.value : null),
    group: ({ rule }: SegmentRule) => (rule.case === 'group' ? rule.value : null),
  },
  SegmentCondition: {
    propertyId: ({ propertyId }: SegmentCondition) => orNull(propertyId),
  },
} satisfies Resolvers;
