import type { Secrets } from '@ringline/kit/secrets';
import { z } from 'zod';

const flow = z.object({
  kind: z.literal('google-sign-in'),
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  next: z.string(),
  /** Milliseconds since 1970. */
  expiresAt: z.number(),
});

type Flow = Omit<z.infer<typeof flow>, 'kind'>;

/** What the browser keeps while it is at Google: nobody can read or make one. */
export function sealFlow(secrets: Pick<Secrets, 'seal'>, given: Flow): string {
  return secrets.seal(JSON.stringify({ ...given, kind: 'google-sign-in' }));
}

/** @returns undefined for what is no flow of ours, or is too old */
export function openFlow(secrets: Pick<Secrets, 'open'>, sealed: string, now: Date): Flow | undefined {
  try {
    const opened = flow.parse(JSON.parse(secrets.open(sealed)));
    return opened.expiresAt > now.getTime() ? opened : undefined;
  } catch {
    return undefined;
  }
}
