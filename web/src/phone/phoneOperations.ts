/** What the phone asks of the server. One call fragment serves queries, mutations and the subscription. */
import { graphql } from 'react-relay';

export const callFragment = graphql`
  fragment phoneOperations_call on Call @inline {
    id
    direction
    status
    endReason
    note {
      text
      outcome
    }
    noteVersion
    peerNumber
    contact {
      id
      fullName
      isCustomer
    }
    phoneNumberId
    workspaceNumber
    workspaceNumberName
    startedAt
    answeredAt
    phase
    phaseSince
    agentUserId
    ivrLabels
    inQueue
    myOffer {
      id
      state
      callSid
      purpose
      offeredAt
    }
    joinOffers {
      userId
      name
      state
      offeredAt
    }
    myDeviceId
    transfer {
      mode
      stage
      stageSince
      fromUserId
      fromAgentName
      toTeam
      toUserOrTeamName
      toOutside
      message
      failure
      refusal
      targetUserId
      targetName
    }
    participants {
      id
      userId
      name
      role
      connected
      heldSince
    }
    supervisions {
      userId
      name
      mode
      failure
    }
    takenBy
    setAside
    ends {
      at
      reason
      limitMinutes
    }
    capture {
      state
      onDemand
      resumesAt
      canPause
    }
    version
  }
`;

export const numbersFragment = graphql`
  fragment phoneOperations_numbers on Query @inline {
    fetchWorkspacePhoneNumbers(usable: true, first: 100) {
      edges {
        node {
          id
          number
          name
          country
          status
        }
      }
    }
  }
`;

export const numbersQuery = graphql`
  query phoneOperationsNumbersQuery {
    ...phoneOperations_numbers
  }
`;

export const numberChangedSubscription = graphql`
  subscription phoneOperationsNumberChangedSubscription {
    phoneNumberChanged {
      id
    }
  }
`;

export const setupQuery = graphql`
  query phoneOperationsSetupQuery {
    getCurrentUserTopLevel {
      id
      firstName
      lastName
    }
    getWorkspaceUserProfile {
      id
      role {
        id
        features
        permissions {
          resource
          action
          scope
        }
      }
      deviceAvailability {
        wrapUpLeftMs
      }
    }
    ...phoneOperations_numbers
    getMyLiveCalls {
      ...phoneOperations_call
    }
    fetchConfigurations {
      ringTones {
        id
        url
        label
        isDefault
      }
      sandbox {
        enabled
      }
    }
  }
`;

export const callChangedSubscription = graphql`
  subscription phoneOperationsCallChangedSubscription {
    callChanged {
      cause
      call {
        ...phoneOperations_call
      }
    }
  }
`;

export const ringMutedSubscription = graphql`
  subscription phoneOperationsRingMutedSubscription {
    inboundCallDeviceMute {
      callId
    }
  }
`;

export const placeCallMutation = graphql`
  mutation phoneOperationsPlaceCallMutation($input: PlaceCallInput!) {
    placeCall(input: $input) {
      call {
        ...phoneOperations_call
      }
      connectParams {
        name
        value
      }
    }
  }
`;

export const rejoinCallMutation = graphql`
  mutation phoneOperationsRejoinCallMutation($callId: ID!, $deviceId: String!) {
    rejoinCall(callId: $callId, deviceId: $deviceId) {
      call {
        ...phoneOperations_call
      }
      connectParams {
        name
        value
      }
    }
  }
`;

export const endCallMutation = graphql`
  mutation phoneOperationsEndCallMutation($callId: ID!) {
    endCall(callId: $callId) {
      ...phoneOperations_call
    }
  }
`;

export const holdCallMutation = graphql`
  mutation phoneOperationsHoldCallMutation($callId: ID!, $hold: Boolean!, $participantId: ID) {
    holdCall(callId: $callId, hold: $hold, participantId: $participantId) {
      ...phoneOperations_call
    }
  }
`;

export const setCallAsideMutation = graphql`
  mutation phoneOperationsSetCallAsideMutation($callId: ID!) {
    setCallAside(callId: $callId) {
      ...phoneOperations_call
    }
  }
`;

export const reportLostParticipantMutation = graphql`
  mutation phoneOperationsReportLostParticipantMutation($callId: ID!, $participantId: ID!) {
    reportLostParticipant(callId: $callId, participantId: $participantId) {
      ...phoneOperations_call
    }
  }
`;

export const recordCallMutation = graphql`
  mutation phoneOperationsRecordCallMutation($callId: ID!, $record: Boolean!) {
    recordCall(callId: $callId, record: $record) {
      ...phoneOperations_call
    }
  }
`;

export const pauseCallRecordingMutation = graphql`
  mutation phoneOperationsPauseCallRecordingMutation($callId: ID!, $pause: Boolean!) {
    pauseCallRecording(callId: $callId, pause: $pause) {
      ...phoneOperations_call
    }
  }
`;

export const declineCallMutation = graphql`
  mutation phoneOperationsDeclineCallMutation($callId: ID!) {
    declineCall(callId: $callId) {
      ...phoneOperations_call
    }
  }
`;

export const muteRingingMutation = graphql`
  mutation phoneOperationsMuteRingingMutation($callId: ID!) {
    conversationMuteIncomingCallDevices(callId: $callId)
  }
`;

export const reportDeviceMutation = graphql`
  mutation phoneOperationsReportDeviceMutation($input: ReportDeviceInput!) {
    reportDevice(input: $input) {
      reachable
    }
  }
`;
