/** What a browser carries for us, sealed: while it is at the platform, and until its store is tied to a workspace. */
import type { Secrets } from '@ringline/kit/secrets';
import { z } from 'zod';

const begun = z.object({
  kind: z.literal('store-begun'),
  platform: z.string(),
  state: z.string(),
  store: z.string(),
  expiresAt: z.number(),
});
const installed = z.object({
  kind: z.literal('store-installed'),
  platform: z.string(),
  store: z.string(),
  domain: z.string(),
  name: z.string(),
  /** Sealed once more, as the database keeps it; empty where there is none. */
  grant: z.string(),
  /** Milliseconds since 1970. */
  at: z.number(),
  expiresAt: z.number(),
});

/** Seconds that somebody may take at the platform, and to sign in and choose a workspace. */
export const AT_PLATFORM = 600;
export const AT_OURS = 3_600;

export type SealedBegun = Omit<z.infer<typeof begun>, 'kind'>;
export type SealedInstall = Omit<z.infer<typeof installed>, 'kind'>;
type Sealing = Pick<Secrets, 'open' | 'seal'>;

export const sealBegun = ({ seal }: Sealing, given: SealedBegun): string =>
  seal(JSON.stringify({ ...given, kind: 'store-begun' }));
export const sealInstall = ({ seal }: Sealing, given: SealedInstall): string =>
  seal(JSON.stringify({ ...given, kind: 'store-installed' }));

/** @returns undefined for what is none of ours, or is too old */
export const openBegun = (secrets: Sealing, text: string, now: Date): SealedBegun | undefined =>
  opened(secrets, begun, text, now);
export const openInstall = (secrets: Sealing, text: string, now: Date): SealedInstall | undefined =>
  opened(secrets, installed, text, now);

function opened<Shape extends typeof begun | typeof installed>(
  secrets: Sealing,
  shape: Shape,
  text: string,
  now: Date,
): z.infer<Shape> | undefined {
  try {
    const read = shape.parse(JSON.parse(secrets.open(text))) as z.infer<Shape>;
    return read.expiresAt > now.getTime() ? read : undefined;
  } catch {
    return undefined;
  }
}
