/** What resolvers of this domain get as their parent: the messages of services, and what the edge makes of them. */
export type {
  CallFlow as CallFlowMapper,
  CallFlowChoice as CallFlowChoiceMapper,
  CallFlowCondition as CallFlowConditionMapper,
  CallFlowDraft as CallFlowDraftMapper,
  GetCallFlowFiguresResponse as CallFlowFiguresMapper,
  CallFlowKeyFigure as CallFlowKeyFigureMapper,
  CallFlowNode as CallFlowNodeMapper,
  CallFlowNodeFigure as CallFlowNodeFigureMapper,
  CallFlowOutcome as CallFlowOutcomeMapper,
  CallFlowProblem as CallFlowProblemMapper,
  CallFlowTest as CallFlowTestMapper,
  CallFlowTestResult as CallFlowTestResultMapper,
  CallFlowVariable as CallFlowVariableMapper,
  CallFlowVersion as CallFlowVersionMapper,
} from '@ringline/proto/telephony/v1/call_flows_pb';
export type { CallQueueChanges as CallFlowQueueMapper } from '@ringline/proto/telephony/v1/telephony_pb';
