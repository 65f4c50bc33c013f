import type { LiveActivityAgentState, UserPresence } from '../__generated__/RightNow_agents.graphql.ts';

/** Who is busy stands first, who is away last. */
export const BUSIEST_FIRST: readonly string[] = ['OFFERED', 'ON_CALL', 'WRAP_UP', 'IDLE', 'OFFLINE'];

/** What a member does right now, as the texts name it: whoever is free and said to be busy is. */
export const agentStateOf = (
  state: LiveActivityAgentState,
  presence: UserPresence | null | undefined,
): LiveActivityAgentState | 'BUSY' => (state === 'IDLE' && presence === 'BUSY' ? 'BUSY' : state);
