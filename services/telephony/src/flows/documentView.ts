/** A flow's document as everybody outside telephony sees it. */
import type { MessageInitShape } from '@bufbuild/protobuf';
import type { CallFlowDocumentSchema, CallFlowNodeSchema } from '@ringline/proto/telephony/v1/call_flows_pb';
import type { WorkingHoursSchema } from '@ringline/proto/workspace/v1/workspaces_pb';
import type { DocumentNode, FlowDocument } from '../calls/engine/flow/document.ts';
import { promptInit } from '../numbers/flowSounds.ts';
import { queueInit } from '../numbers/queueChoices.ts';

export const documentInit = ({ start, nodes }: FlowDocument): MessageInitShape<typeof CallFlowDocumentSchema> => ({
  start,
  nodes: nodes.map(nodeInit),
});

/** Of a step all is given, as what differs from the usual would be. */
function queueChangesInit(queue: DocumentNode['queue']) {
  const { members, ...fields } = queueInit(queue);
  return { ...fields, members: { members } };
}

type Init = Exclude<MessageInitShape<typeof CallFlowNodeSchema>, { $typeName: string }>;

function nodeInit(node: DocumentNode): Init {
  const { prompt, queue, choices = [], hours, phoneNumber, pressOne, showCaller, ...fields } = node;
  const dials = node.kind === 'FORWARD' || phoneNumber !== undefined;
  return {
    ...fields,
    choices: choices.map((choice) => ({ ...choice })),
    ...(phoneNumber === undefined ? {} : { phoneNumber }),
    ...(dials ? { pressOne: pressOne ?? true, showCallerNumber: showCaller ?? true } : {}),
    ...(hours ? { hours: hours as MessageInitShape<typeof WorkingHoursSchema> } : {}),
    ...(prompt ? { prompt: promptInit(prompt) } : {}),
    ...(node.kind === 'QUEUE' ? { queue: queueChangesInit(queue) } : {}),
  };
}
