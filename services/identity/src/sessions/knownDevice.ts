import type { Client, Deps, Unit } from '../context.ts';
import { devicePolicy } from '../policy.ts';
import { hashToken } from './refreshToken.ts';

// A browser is known by a cookie: an id of 256 random bits that identity made and signed. What is kept is the id's hash for
// each account that signed in there, so that nobody finds a browser by what lies in the database.

const signatureOf = ({ secrets }: Pick<Deps, 'secrets'>, id: string): string => secrets.hmac('known-device', id);

/** The id that a browser shows; undefined when it shows none, or one that was not made here. */
function shownId(deps: Pick<Deps, 'secrets'>, { device = '' }: Client): string | undefined {
  const [id = '', signature = ''] = device.split('.');
  return id !== '' && deps.secrets.equal(signature, signatureOf(deps, id)) ? id : undefined;
}

/** Whether the person of an address signed in with this browser before. False for an unknown one, after the same work. */
export async function isKnownDevice(
  deps: Pick<Deps, 'secrets'>,
  { tx }: Pick<Unit, 'tx'>,
  emailKey: string,
  client: Client,
): Promise<boolean> {
  const id = shownId(deps, client);
  const deviceHash = id === undefined ? '' : hashToken(id);
  return (await tx.knownDevice.findFirst({ where: { deviceHash, account: { emailKey } } })) !== null;
}

interface LearntDevice {
  /** What the browser is to keep. */
  readonly cookie: string;
  readonly deviceHash: string;
  /** It was not known as this account's before. */
  readonly isNew: boolean;
}

/**
 * Remembers the browser of who has just shown that they are the person. Another account may have signed in there too: it goes
 * on with the id that it has.
 */
export async function learnDevice(
  deps: Pick<Deps, 'secrets' | 'clock' | 'randomness' | 'geography'>,
  { tx }: Pick<Unit, 'tx'>,
  accountId: string,
  client: Client,
): Promise<LearntDevice> {
  const now = deps.clock.now();
  const id = shownId(deps, client) ?? deps.randomness.token();
  const deviceHash = hashToken(id);
  const country = deps.geography.countryOf(client.ip);
  const { count } = await tx.knownDevice.createMany({
    data: [{ accountId, deviceHash, country, createdAt: now, lastUsedAt: now }],
    skipDuplicates: true,
  });
  if (count === 0) {
    await tx.knownDevice.updateMany({
      where: { accountId, deviceHash },
      data: { lastUsedAt: now, ...(country && { country }) },
    });
  } else {
    // Who keeps no cookies is new each time.
    await tx.$executeRaw`DELETE FROM known_device WHERE account_id = ${accountId}::uuid AND device_hash IN (
      SELECT device_hash FROM known_device WHERE account_id = ${accountId}::uuid
      ORDER BY last_used_at DESC, device_hash OFFSET ${devicePolicy.perAccount})`;
  }
  return { cookie: `${id}.${signatureOf(deps, id)}`, deviceHash, isNew: count > 0 };
}

/**
 * Forgets browsers of an account, as when their sessions are ended from elsewhere: whoever sits there is new again.
 * @param only the hash of one; all when left out
 * @param except the hash of the one at which it is done
 */
export async function forgetDevices(
  { tx }: Pick<Unit, 'tx'>,
  accountId: string,
  { only, except }: { readonly only?: string; readonly except: string | null | undefined },
): Promise<void> {
  await tx.knownDevice.deleteMany({
    where: { accountId, deviceHash: { not: except ?? '', ...(only === undefined ? {} : { equals: only }) } },
  });
}

/**
 * Whether nobody of the account was ever seen where this network address is. Where it is must be known, as nothing is told
 * by an address that could be anywhere.
 */
export async function isNewCountry(
  { geography }: Pick<Deps, 'geography'>,
  { tx }: Pick<Unit, 'tx'>,
  accountId: string,
  { ip }: Client,
): Promise<boolean> {
  const country = geography.countryOf(ip);
  if (country === null) return false;
  const devices = await tx.knownDevice.count({ where: { accountId, country } });
  if (devices > 0) return false;
  const sessions = await tx.session.findMany({ where: { accountId }, select: { ip: true, country: true } });
  // Its address is where a session was last, which may be elsewhere than where it began.
  return !sessions.some((session) => session.country === country || geography.countryOf(session.ip) === country);
}
