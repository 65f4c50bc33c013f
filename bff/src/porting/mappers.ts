/** What resolvers of this domain get as their parent. */
export type {
  Portability as NumberPortabilityMapper,
  PortingBill as PortingBillMapper,
  PortingFinding as PortingFindingMapper,
  PortingNumber as PortingNumberMapper,
  PortingOrder as PortingOrderMapper,
  PortingStep as PortingStepMapper,
} from '@ringline/proto/telephony/v1/porting_pb';
