/**
 * An opt-out outlives its person: of an erased number a digest is kept, under a key that is not in the database. When that number
 * comes back by itself, as a contact or as whom somebody writes to, its opt-out is there again.
 */
import { phoneMatchKey } from '@ringline/kit/phone';
import { changeConsent, TEXTS, type Cause } from '../consent/consent.ts';
import { announceConsent } from '../consent/describe.ts';
import type { Deps, Unit } from '../context.ts';

/** What stands for a number in one workspace, and is of no use in another. */
const digestOf = ({ secrets }: Pick<Deps, 'secrets'>, workspaceId: string, peerKey: string): string =>
  secrets.hmac('kept-opt-out', `${workspaceId} ${peerKey}`);

/** Forgets what numbers agreed to; that one opted out is kept as its digest. */
export async function forgetConsents(
  deps: Pick<Deps, 'secrets'>,
  { tx, workspaceId }: Unit,
  peerKeys: readonly string[],
): Promise<void> {
  const where = { workspaceId, peerKey: { in: [...peerKeys] } };
  const consents = await tx.consent.findMany({ where: { ...where, state: 'UNSUBSCRIBED' } });
  await tx.keptOptOut.createMany({
    data: consents.map(({ peerKey, channel, source, updatedAt }) => ({
      workspaceId,
      peerDigest: digestOf(deps, workspaceId, peerKey),
      channel,
      source,
      optedOutAt: updatedAt,
    })),
    skipDuplicates: true,
  });
  await tx.consentEntry.deleteMany({ where });
  await tx.consent.deleteMany({ where });
}

/** Whether an opt-out of an erased person waits for this number. */
export async function hasKeptOptOut(
  deps: Pick<Deps, 'secrets'>,
  { tx, workspaceId }: Pick<Unit, 'tx' | 'workspaceId'>,
  peerNumber: string,
): Promise<boolean> {
  const peerDigest = digestOf(deps, workspaceId, phoneMatchKey(peerNumber));
  return (await tx.keptOptOut.count({ where: { workspaceId, peerDigest } })) > 0;
}

/** Makes the opt-out of an erased person hold for the number again. */
export async function recallOptOut(
  deps: Pick<Deps, 'secrets' | 'ids'>,
  uow: Unit,
  peerNumber: string,
  contactId = '',
): Promise<void> {
  const { tx, workspaceId } = uow;
  const peerKey = phoneMatchKey(peerNumber);
  await tx.$queryRaw`SELECT lock_peer(${workspaceId}::uuid, ${peerKey})::text`;
  const where = { workspaceId, peerDigest: digestOf(deps, workspaceId, peerKey) };
  for (const { channel, source, optedOutAt } of await tx.keptOptOut.findMany({ where })) {
    const present = await tx.consent.findFirst({ where: { workspaceId, peerKey, channel } });
    const cause: Cause = { state: 'UNSUBSCRIBED', source: source as Cause['source'], words: '' };
    // Whoever texted START since said so themselves.
    const change = present
      ? undefined
      : changeConsent(undefined, { workspaceId, peerNumber, channel }, cause, {
          entryId: deps.ids.uuid(),
          at: optedOutAt,
        });
    if (!change) continue;
    await tx.consent.create({ data: change.consent });
    await tx.consentEntry.create({ data: change.entry });
    if (channel === TEXTS)
      announceConsent((schema, init, options) => uow.emit(schema, init, options), change, contactId);
  }
  await tx.keptOptOut.deleteMany({ where });
}
