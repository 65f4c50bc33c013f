import type { Deps } from '../context.ts';
import { after } from '../policy.ts';
import { sealFlow } from './flow.ts';
import { googlePolicy } from './policy.ts';
import type { GoogleProvider } from './provider.ts';
import { googleRefusal } from './refusals.ts';

/**
 * Sends somebody to Google. What proves that the same browser comes back is sealed and kept by that browser.
 * @throws Refusal NOT_FOUND (not set up), UNAUTHENTICATED (Google does not answer)
 */
export const beginGoogleSignIn =
  (deps: Pick<Deps, 'secrets' | 'clock'>, provider: GoogleProvider) => async (input: { next: string }) => {
    if (!provider.offered) throw googleRefusal('google-off');
    const begun = await provider.begin().catch(() => {
      throw googleRefusal('google-failed');
    });
    const expiresAt = after(deps.clock.now(), googlePolicy.flow).getTime();
    return {
      authorizationUrl: begun.authorizationUrl,
      flow: sealFlow(deps.secrets, { ...begun.secrets, next: localPath(input.next), expiresAt }),
      expiresInSeconds: googlePolicy.flow,
    };
  };

const ORIGIN = 'http://ours.invalid';

/** A path of our own pages; anything that a browser would take for another place becomes the first page. */
export function localPath(next: string): string {
  if (!next.startsWith('/') || !URL.canParse(next, ORIGIN)) return '/';
  const url = new URL(next, ORIGIN);
  // `/..//evil.example` is ours until its dots are gone: what is left would be taken for another place.
  const isOurs = url.origin === ORIGIN && !url.pathname.startsWith('//');
  return isOurs ? `${url.pathname}${url.search}${url.hash}` : '/';
}
