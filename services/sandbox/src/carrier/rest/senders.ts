/** Channels/Senders of the messaging API: numbers as senders on WhatsApp. Bodies are JSON. */
import { givenFields, plainFields } from '@ringline/kit/carrier';
import type { FastifyInstance } from 'fastify';
import type { Carrier } from '../carrier.ts';
import { invalidParameter, missingParameter, notFoundError } from '../faultCodes.ts';
import { plainAddress, senderState, WHATSAPP, type SenderRecord } from '../registry/sender.ts';
import { sidFrom } from '../sid.ts';
import { Form } from './form.ts';
import { pageOf } from './listing.ts';

/** Registers the API; `app` is already below `/v2`, and knows who asks. */
export function senderRoutes(app: FastifyInstance, carrier: Carrier): void {
  const { config, store, clock, ids, commit } = carrier.deps;
  const root = `${config.baseUrl}/v2/Channels/Senders`;
  const resource = (record: SenderRecord) => {
    const { status, offlineReasons } = senderState(record, clock.now(), config.registryStepMs);
    const isOnline = status === 'ONLINE';
    return {
      sid: record.sid,
      status,
      sender_id: record.senderId,
      configuration: { waba_id: null, verification_method: null, verification_code: null, voice_application_sid: null },
      webhook: {
        callback_url: record.callbackUrl,
        callback_method: 'POST',
        fallback_url: '',
        fallback_method: 'POST',
        status_callback_url: '',
        status_callback_method: 'POST',
      },
      profile: { name: record.name },
      properties: isOnline ? { quality_rating: 'HIGH', messaging_limit: '1K Customers/24hr' } : null,
      offline_reasons: offlineReasons.length > 0 ? offlineReasons : null,
      compliance: null,
      url: `${root}/${record.sid}`,
    };
  };

  app.post('/Channels/Senders', async (request, reply) => {
    const { sender_id: senderId, profile, webhook } = givenFields(request.body);
    if (typeof senderId !== 'string') throw missingParameter('sender_id');
    if (!senderId.startsWith(WHATSAPP)) throw invalidParameter(`sender_id ${senderId} is none of a channel`);
    const number = plainAddress(senderId);
    if (!(await store.number(number))) throw invalidParameter(`${number} is no number of this account`);
    if ((await store.senders()).some((one) => one.senderId === senderId))
      throw invalidParameter(`A sender of ${senderId} exists`);
    const name = plainFields(profile)['name'] ?? '';
    if (name === '') throw missingParameter('profile.name');
    const record: SenderRecord = {
      sid: sidFrom('XE', ids.uuid()),
      accountSid: config.accountSid,
      createdAt: clock.now().toISOString(),
      senderId,
      name,
      callbackUrl: plainFields(webhook)['callback_url'] ?? '',
    };
    await commit((writes) => writes.sender(record));
    return reply.code(202).send(resource(record));
  });

  app.get('/Channels/Senders', async (request) => {
    const query = new Form(request.query);
    if (query.filled('Channel') === undefined) throw missingParameter('Channel');
    const { page, size } = pageOf(query);
    const found = (await store.senders()).filter(({ senderId }) => senderId.startsWith(`${query.text('Channel')}:`));
    const meta = { page, page_size: size, first_page_url: root, previous_page_url: null, next_page_url: null };
    return {
      senders: found.slice(page * size, (page + 1) * size).map(resource),
      meta: { ...meta, url: root, key: 'senders' },
    };
  });

  app.get<{ Params: { sender: string } }>('/Channels/Senders/:sender', async (request) => {
    const record = (await store.senders()).find(({ sid }) => sid === request.params.sender);
    if (!record) throw notFoundError(request.url);
    return resource(record);
  });
}
