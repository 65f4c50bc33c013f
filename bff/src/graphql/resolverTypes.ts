import type { GraphQLScalarType } from 'graphql';
import type { Frame } from '../live/listen.ts';
import type { OperationContext } from './context.ts';

// Arguments and sources are checked against the SDL by GraphQL at run time; each resolver names what it takes.
// oxlint-disable-next-line no-explicit-any
type Any = any;

export type Resolver = (source: Any, args: Any, context: OperationContext, info?: Any) => unknown;

export interface SubscriptionField {
  subscribe(
    source: unknown,
    args: Any,
    context: OperationContext,
  ): AsyncIterable<Frame> | Promise<AsyncIterable<Frame>>;
  resolve(frame: Frame, args: Any, context: OperationContext): unknown;
}

export interface Resolvers {
  readonly Query?: Readonly<Record<string, Resolver>>;
  readonly Mutation?: Readonly<Record<string, Resolver>>;
  readonly Subscription?: Readonly<Record<string, SubscriptionField>>;
  readonly [type: string]: Readonly<Record<string, Resolver | SubscriptionField>> | GraphQLScalarType | undefined;
}

/** A subscription field: its frames hold what it resolves to. */
export function live(subscribe: SubscriptionField['subscribe']): SubscriptionField {
  return { subscribe, resolve: (frame) => frame.payload };
}
