import type { Client, Deps } from '../context.ts';
import { openFlow } from './flow.ts';
import type { GoogleProvider } from './provider.ts';
import { googleRefusal } from './refusals.ts';
import { signInWithGoogle } from './signInWithGoogle.ts';

/**
 * The browser comes back from Google.
 * @throws Refusal UNAUTHENTICATED, whose check says what went wrong
 */
export const completeGoogleSignIn =
  (deps: Deps, provider: GoogleProvider) => async (input: { flow: string; query: string; client: Client }) => {
    if (!provider.offered) throw googleRefusal('google-off');
    const flow = openFlow(deps.secrets, input.flow, deps.clock.now());
    if (!flow) throw googleRefusal('google-failed');
    const answer = new URLSearchParams(input.query);
    if (answer.get('error') === 'access_denied' && answer.get('state') === flow.state) {
      throw googleRefusal('google-cancelled');
    }
    const person = await provider.finish(input.query, flow).catch(() => {
      throw googleRefusal('google-failed');
    });
    return { next: flow.next, outcome: await signInWithGoogle(deps)(person, input.client) };
  };
