/** Numbers of the workspace as senders on WhatsApp: registered with the carrier, which says how each stands. */
import type { Principal } from '@ringline/kit/auth';
import { carrierFailure } from '@ringline/kit/carrier';
import { Refusal, notFound } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import type { Deps } from '../context.ts';
import type { WhatsappSender } from '../generated/prisma/client.ts';
import { WHATSAPP_PREFIX } from '../messages/channelFacts.ts';
import type { NumberCopy } from '../timeline/timeline.ts';
import { INBOUND_PATH } from '../webhooks/paths.ts';

type Actor = Pick<Principal, 'workspaceId'>;
export type SenderState = 'NOT_CONNECTED' | 'IN_REVIEW' | 'ONLINE' | 'OFFLINE';

export interface ListedSender {
  readonly number: NumberCopy;
  readonly state: SenderState;
  readonly sender: WhatsappSender | undefined;
}

/** The carrier's words (channels.md §3) as people know them; a new word is a step before it works. */
const STATES: Readonly<Record<string, SenderState>> = {
  ONLINE: 'ONLINE',
  'ONLINE:UPDATING': 'ONLINE',
  OFFLINE: 'OFFLINE',
  STUBBED: 'OFFLINE',
};
const stateOf = (sender: WhatsappSender | undefined): SenderState =>
  sender ? (STATES[sender.status] ?? 'IN_REVIEW') : 'NOT_CONNECTED';

/** What the library calls a sender that it fetched or made. */
type CarrierSender = Awaited<
  ReturnType<ReturnType<Deps['carrier']['rest']['messaging']['v2']['channelsSenders']>['fetch']>
>;

const told = ({ sid, status, offlineReasons, properties }: CarrierSender) => ({
  carrierSid: sid,
  status,
  reason: [offlineReasons ?? []]
    .flat()
    .flatMap((one) => (one.message ? [one.message] : []))
    .join(' '),
  quality: properties?.qualityRating ?? '',
  messagingLimit: properties?.messagingLimit ?? '',
});

/** A test number goes to somebody else after two weeks: it becomes a sender only where WhatsApp is simulated, too. */
const takesTestNumbers = ({ env }: Pick<Deps, 'env'>): boolean => env.SANDBOX_ENABLED;

/**
 * The numbers that messages are sent from, each with how it stands on WhatsApp. The carrier is asked about those that are connected;
 * what it said last stands while it does not answer.
 */
export const listSenders =
  (deps: Deps) =>
  async ({ workspaceId }: Actor): Promise<ListedSender[]> => {
    const { numbers, senders } = await deps.db.tenant(workspaceId, async ({ tx }) => ({
      numbers: await tx.numberCopy.findMany({
        where: {
          workspaceId,
          status: 'AVAILABLE',
          NOT: { type: 'SENDER_ID' },
          ...(takesTestNumbers(deps) ? {} : { isTestNumber: false }),
        },
        orderBy: { number: 'asc' },
      }),
      senders: await tx.whatsappSender.findMany({ where: { workspaceId } }),
    }));
    return Promise.all(
      numbers.map(async (number) => {
        const known = senders.find(({ phoneNumberId }) => phoneNumberId === number.id);
        const sender = known && (await refreshed(deps, known));
        return { number, sender, state: stateOf(sender) };
      }),
    );
  };

async function refreshed(deps: Deps, known: WhatsappSender): Promise<WhatsappSender> {
  try {
    const found = await deps.carrier.rest.messaging.v2.channelsSenders(known.carrierSid).fetch();
    return await keep(deps, { ...known, ...told(found) });
  } catch (error) {
    deps.log.warn({ err: error }, 'the carrier could not be asked about a WhatsApp sender');
    return known;
  }
}

/**
 * Registers a number with WhatsApp. A number that the carrier knows already is taken as it stands there.
 * @throws Refusal NOT_FOUND, CALLER_ID_NOT_OWNED or CARRIER_ERROR
 */
export const connectSender =
  (deps: Deps) =>
  async (phoneNumberId: string, { workspaceId }: Actor): Promise<ListedSender> => {
    const { number, known, workspace } = await deps.db.tenant(workspaceId, async ({ tx }) => ({
      number: isUuid(phoneNumberId)
        ? await tx.numberCopy.findFirst({ where: { id: phoneNumberId, workspaceId } })
        : null,
      known: isUuid(phoneNumberId)
        ? await tx.whatsappSender.findFirst({ where: { phoneNumberId, workspaceId } })
        : null,
      workspace: await tx.workspaceCopy.findFirst({ where: { workspaceId } }),
    }));
    if (!number || number.type === 'SENDER_ID') throw notFound('The number');
    if ((number.isTestNumber && !takesTestNumbers(deps)) || number.status !== 'AVAILABLE')
      throw new Refusal({
        code: 'CALLER_ID_NOT_OWNED',
        message: 'WhatsApp needs a number of your own that is in service. Get one first.',
        field: 'phoneNumberId',
      });
    const sender = known
      ? await refreshed(deps, known)
      : await keep(deps, {
          workspaceId,
          phoneNumberId: number.id,
          number: number.number,
          updatedAt: deps.clock.now(),
          ...told(await register(deps, number.number, workspace?.name || number.number)),
        });
    return { number, sender, state: stateOf(sender) };
  };

async function register({ carrier, log }: Deps, number: string, name: string): Promise<CarrierSender> {
  const senders = carrier.rest.messaging.v2.channelsSenders;
  const senderId = WHATSAPP_PREFIX + number;
  try {
    const present = (await senders.list({ channel: 'whatsapp' })).find((one) => one.senderId === senderId);
    if (present) return await senders(present.sid).fetch();
    const webhook = { callback_url: carrier.publicUrl(INBOUND_PATH), callback_method: 'POST' };
    return await senders.create({ sender_id: senderId, profile: { name }, webhook } as never);
  } catch (error) {
    const { code } = carrierFailure(error);
    log.warn({ err: error }, 'a number could not be registered with WhatsApp');
    throw new Refusal({
      code: 'CARRIER_ERROR',
      message: `The carrier did not register ${number} with WhatsApp${code ? ` (code ${code})` : ''}. Try again later.`,
      retryable: true,
    });
  }
}

/** Written only where the carrier says something new. */
async function keep({ db, clock }: Deps, next: WhatsappSender): Promise<WhatsappSender> {
  const { workspaceId, phoneNumberId, ...fields } = next;
  const data = { ...fields, updatedAt: clock.now() };
  const where = { workspaceId_phoneNumberId: { workspaceId, phoneNumberId } };
  return db.tenant(workspaceId, ({ tx }) =>
    tx.whatsappSender.upsert({ where, create: { workspaceId, phoneNumberId, ...data }, update: data }),
  );
}
