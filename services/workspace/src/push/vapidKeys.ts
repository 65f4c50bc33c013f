/** The key pair with which the product says to push services who it is (RFC 8292). */
import webPush from 'web-push';
import type { Deps } from '../context.ts';

export interface VapidKeys {
  /** Whom a push service may ask about us: a mailto: or https: address. */
  readonly subject: string;
  readonly publicKey: string;
  readonly privateKey: string;
}

const NAME = 'vapid';
/** Apple refuses addresses of this machine; nobody is asked where the product runs on a laptop. */
const NO_CONTACT = 'mailto:push@ringline.invalid';

/** @returns the keys of the settings, or those that the product made for itself once */
export async function vapidKeys({
  env,
  db,
  clock,
  secrets,
}: Pick<Deps, 'env' | 'db' | 'clock' | 'secrets'>): Promise<VapidKeys> {
  const subject = env.PUSH_CONTACT || (env.PUBLIC_URL.startsWith('https:') ? env.PUBLIC_URL : NO_CONTACT);
  if (env.PUSH_PUBLIC_KEY && env.PUSH_PRIVATE_KEY)
    return { subject, publicKey: env.PUSH_PUBLIC_KEY, privateKey: env.PUSH_PRIVATE_KEY };
  const kept = await db.platform('keys of web push', async ({ tx }) => {
    const found = await tx.pushKey.findUnique({ where: { name: NAME } });
    if (found) return found;
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    const made = { name: NAME, publicKey, privateKeySealed: secrets.seal(privateKey), createdAt: clock.now() };
    // Of two processes that start together, the first one's counts.
    await tx.pushKey.createMany({ data: [made], skipDuplicates: true });
    return tx.pushKey.findUniqueOrThrow({ where: { name: NAME } });
  });
  return { subject, publicKey: kept.publicKey, privateKey: secrets.open(kept.privateKeySealed) };
}
