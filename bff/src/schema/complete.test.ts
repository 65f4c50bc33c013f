import { expectTypeOf, it } from 'vitest';
import { everyFieldIsResolved, type Gaps, type Parents, type Resolved } from './complete.ts';

type Call = Parents['Call'];
type CallGaps<Parent> = Extract<Gaps<Resolved, Omit<Parents, 'Call'> & { readonly Call: Parent }>, `Call.${string}`>;

// The compiler judges these (`npm run exec typecheck`); at run time they hold nothing.
it('names a field that its parent lost, and one whose parent has another type', () => {
  expectTypeOf(everyFieldIsResolved).toEqualTypeOf<true>();
  expectTypeOf<CallGaps<Omit<Call, 'phase'> & { stage: Call['phase'] }>>().toEqualTypeOf<'Call.phase'>();
  expectTypeOf<CallGaps<Omit<Call, 'version'> & { version: bigint }>>().toEqualTypeOf<'Call.version'>();
});

it('names a field whose resolver is gone', () => {
  type Rest = Omit<Resolved, 'Query'> & { Query: Omit<Resolved['Query'], 'getMyLiveCalls'> };
  expectTypeOf<Extract<Gaps<Rest, Parents>, `Query.${string}`>>().toEqualTypeOf<'Query.getMyLiveCalls'>();
});
