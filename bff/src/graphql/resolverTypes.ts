import type { Resolvers as Generated } from '../generated/resolverTypes.ts';
import type { Feed, Frame } from '../live/listen.ts';
import type { Edge } from '../edge/edge.ts';
import type { OperationContext } from './context.ts';

/** What a subscription begins with: no person, because everybody of a workspace who subscribes alike shares its frames. */
export interface ChannelContext {
  readonly edge: Edge;
  /** @throws Refusal NOT_FOUND when the id is not that of the subscriber's workspace */
  assertWorkspace(workspaceId: string | null | undefined): void;
}

/** Of the generated kinds of a subscription's field the one that says what its frames resolve to. */
type FieldOf<Kind> = Kind extends {
  subscribe(source: never, args: infer Args, context: never, info: never): unknown;
  resolve(frame: never, args: never, context: never, info: never): infer Result;
}
  ? {
      subscribe(source: unknown, args: Args, context: ChannelContext): Feed<unknown>;
      resolve(frame: Frame<never>, args: Args, context: OperationContext): Result;
    }
  : never;

type Fields = NonNullable<Generated['Subscription']>;

/** Resolvers of a domain, for a part of the schema. A subscription's field has frames and says what of them is its own. */
export interface Resolvers extends Omit<Generated, 'Subscription'> {
  readonly Subscription?: { readonly [Name in keyof Fields]?: FieldOf<NonNullable<Fields[Name]>> };
}

/** A field that is resolved alike for several types. */
export type Resolver<Source, Result> = (
  source: Source,
  args: unknown,
  context: OperationContext,
) => Promise<Result> | Result;

interface LiveField<Payload, Args> {
  subscribe(source: unknown, args: Args, context: ChannelContext): Feed<Payload>;
  resolve(frame: Frame<Payload>): Payload;
}

/** A subscription field: its frames hold what it resolves to. */
export function live<Payload, Args>(subscribe: LiveField<Payload, Args>['subscribe']): LiveField<Payload, Args> {
  return { subscribe, resolve: (frame) => frame.payload };
}
