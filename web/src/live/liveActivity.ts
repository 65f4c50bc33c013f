/** What the live board reads: one snapshot, and the word that it is no longer true. */
import { graphql } from 'react-relay';

export const liveActivityQuery = graphql`
  query liveActivityQuery {
    getLiveActivityCallStats {
      timezone
      rows {
        callId
      }
      ...LiveTiles_stats
      ...LiveCalls_stats
      ...RightNow_stats
    }
    fetchLiveActivityAgentStats {
      userId
      state
      ...LivePeople_agents
      ...RightNow_agents
    }
  }
`;

export const liveActivitySubscription = graphql`
  subscription liveActivitySubscription {
    liveActivityChanged {
      at
    }
  }
`;
