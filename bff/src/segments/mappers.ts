/** What resolvers of this domain get as their parent: the messages of services, and what the edge makes of them. */
export type {
  PreviewSegmentResponse as SegmentPreviewMapper,
  Segment as SegmentMapper,
  SegmentCondition as SegmentConditionMapper,
  SegmentGroup as SegmentGroupMapper,
  SegmentPerson as SegmentPersonMapper,
  SegmentRule as SegmentRuleMapper,
} from '@ringline/proto/contacts/v1/segments_pb';
