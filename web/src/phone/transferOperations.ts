/** What the phone asks of the server when a call goes to somebody else. The call's own events tell what became of it. */
import { graphql } from 'react-relay';

export const transferCallMutation = graphql`
  mutation transferOperationsTransferMutation($input: TransferCallInput!) {
    transferCall(input: $input) {
      ...phoneOperations_call
    }
  }
`;

export const superviseCallMutation = graphql`
  mutation transferOperationsSuperviseMutation($callId: ID!, $mode: SupervisionMode!, $deviceId: String!) {
    superviseCall(callId: $callId, mode: $mode, deviceId: $deviceId) {
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

export const addToCallMutation = graphql`
  mutation transferOperationsAddMutation($callId: ID!, $userIds: [ID!]!, $phoneNumbers: [String!]) {
    addToCall(callId: $callId, userIds: $userIds, phoneNumbers: $phoneNumbers) {
      ...phoneOperations_call
    }
  }
`;

export const completeTransferMutation = graphql`
  mutation transferOperationsCompleteMutation($callId: ID!) {
    completeTransfer(callId: $callId) {
      ...phoneOperations_call
    }
  }
`;

export const mergeTransferMutation = graphql`
  mutation transferOperationsMergeMutation($callId: ID!) {
    mergeTransfer(callId: $callId) {
      ...phoneOperations_call
    }
  }
`;

export const takeBackCallMutation = graphql`
  mutation transferOperationsTakeBackMutation($callId: ID!) {
    takeBackCall(callId: $callId) {
      ...phoneOperations_call
    }
  }
`;
