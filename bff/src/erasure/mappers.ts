/** What resolvers of this domain get as their parent: the messages of services. */
export type {
  ErasedPart as ErasedPartMapper,
  Erasure as ErasureMapper,
} from '@ringline/proto/workspace/v1/erasures_pb';
