/** What resolvers of this domain get as their parent: the messages of services, and what the edge makes of them. */
export type {
  TranscriptTurn as CallTranscriptMapper,
  TranscriptIssue as TranscriptIssueMapper,
} from '@ringline/proto/telephony/v1/transcripts_pb';
