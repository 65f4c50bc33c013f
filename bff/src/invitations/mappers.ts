/** What resolvers of this domain get as their parent: the messages of services, and what the edge makes of them. */
export type {
  Invitation as InvitationMapper,
  GetInvitationResponse as InvitationPreviewMapper,
} from '@ringline/proto/workspace/v1/invitations_pb';
