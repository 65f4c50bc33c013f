/** When an AI agent answers a number's calls, beside its team and queue (defaults 11.2). */
import { invalid } from '@ringline/kit/errors';
import { AGENT_NODE, type FlowDetails, type LiveVersion } from '../calls/engine/flow/config.ts';
import { SMART_AGENT_MODES, type SmartAgentMode } from '../calls/engine/flow/graph.ts';
import type { PhoneNumber } from '../generated/prisma/client.ts';

export interface SmartAgentSettings {
  /** Whether one answers at all. */
  smartAgent?: boolean | undefined;
  smartAgentMode?: string | undefined;
}

export const givesSmartAgent = ({ smartAgent, smartAgentMode }: SmartAgentSettings): boolean =>
  smartAgent !== undefined || smartAgentMode !== undefined;

const isMode = (given: string): given is SmartAgentMode => (SMART_AGENT_MODES as readonly string[]).includes(given);

/**
 * Sets, changes or removes the agent of a flow of this type, and refuses what no call could come to.
 * @throws Refusal VALIDATION_FAILED at smartAgent or smartAgentMode
 */
export function setSmartAgent(
  flow: FlowDetails,
  settings: SmartAgentSettings,
  { flowType, closedFallback }: Pick<PhoneNumber, 'flowType' | 'closedFallback'>,
): void {
  const { smartAgent, smartAgentMode } = settings;
  if (smartAgent === false) delete flow.smartAgentMode;
  if (smartAgentMode !== undefined && !isMode(smartAgentMode))
    throw invalid('smartAgentMode', `An AI agent answers by one of ${SMART_AGENT_MODES.join(', ')}.`);
  const isSet = smartAgent === true || (smartAgent === undefined && flow.smartAgentMode !== undefined);
  if (!isSet && smartAgentMode !== undefined)
    throw invalid('smartAgentMode', 'No AI agent answers for this number. Turn it on and choose when it answers.');
  if (flowType === 'CUSTOM' && (smartAgent === true || smartAgentMode !== undefined))
    throw invalid(
      'smartAgent',
      'This number uses a custom flow, which sets where an AI agent answers. Add the step there.',
    );
  if (isSet) flow.smartAgentMode = smartAgentMode ?? flow.smartAgentMode ?? 'FALLBACK';
  // Also where the rest changes, and the mode was chosen for what it was.
  if (flowType === 'SOUND' && flow.smartAgentMode === 'FIRST')
    throw invalid(
      'smartAgentMode',
      'An announcement rings neither a team nor a queue that an AI agent could answer before. Choose FALLBACK or AFTER_HOURS.',
    );
  if (closedFallback === 'LET_CALL_THROUGH' && flow.smartAgentMode === 'AFTER_HOURS')
    throw invalid(
      'smartAgentMode',
      'This number rings even when it’s closed, so no call would reach the AI agent. Change what happens when it’s closed, or when the AI agent answers.',
    );
}

/** Where calls come to an agent: by the settings, or in a live flow of people's own at the first such step of its document. */
export function smartAgentInit(flow: FlowDetails | null, live: LiveVersion | null) {
  const mode = flow?.smartAgentMode;
  const step = live?.document.nodes.find(({ kind }) => kind === 'AI_AGENT');
  const own = live ? step && { nodeId: step.id, name: step.name ?? '' } : mode && { nodeId: AGENT_NODE, name: '' };
  return { smartAgentMode: mode ?? '', ...(own ? { smartAgent: own } : {}) };
}

export const smartAgentInWords = (flow: FlowDetails | null): Record<string, string> => ({
  smartAgentMode: flow?.smartAgentMode ?? 'false',
});
