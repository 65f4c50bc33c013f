/** What resolvers of this domain get as their parent: the messages of services, and what the edge makes of them. */
export type { Sound as SpokenTextMapper } from '@ringline/proto/telephony/v1/sounds_pb';
