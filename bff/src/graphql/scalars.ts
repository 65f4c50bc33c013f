/** What the generated types of resolvers are made of. */
import type { Timestamp } from '@bufbuild/protobuf/wkt';

/** An instant as an argument has it, and as services take it. */
export type InstantInput = Timestamp;
/** An instant as resolvers give it. */
export type InstantOutput = Timestamp | Date | undefined;

/** A message of a service without what only protobuf needs. */
export type Fields<T> = Omit<T, '$typeName' | '$unknown'>;

/**
 * What a resolver gives for a field. Protobuf knows no message that must be there, so its types leave each one undefined;
 * where the schema wants one, GraphQL refuses the answer.
 */
export type Answered<T> = Settled<T> | Promise<Settled<T>>;

type Settled<T> = T extends object ? T | undefined : T;
