/** Porting of the numbers API: portability, the documents of an order, and orders that bring numbers to the carrier. */
import type { FastifyInstance } from 'fastify';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { z } from 'zod';
import type { Carrier } from '../carrier.ts';
import { CarrierError, invalidParameter, missingParameter, notFoundError } from '../faultCodes.ts';
import {
  aboutOf,
  isOpen,
  LATEST_CANCEL_MS,
  NOT_PORTABLE,
  numbersOf,
  obstacleOf,
  type PortInAbout,
  statusOf,
  typeOf,
} from '../porting/portIn.ts';
import type { RegistryItem } from '../registry/items.ts';
import { sidFrom, type SidKind } from '../sid.ts';
import { Form } from './form.ts';

const DAY_MS = 86_400_000;
/** Days ahead that a port takes at the least. */
const LEAST_DAYS = 7;
const MOST_NUMBERS = 1_000;
const LARGEST_DOCUMENT = 10 * 1024 * 1024;
const DOCUMENT_TYPES = new Set(['application/pdf', 'image/jpeg', 'image/png']);
const REQUIRED = ['customer_name', 'authorized_representative', 'authorized_representative_email'];

const order = z.looseObject({
  account_sid: z.string(),
  documents: z.array(z.string()).min(1),
  phone_numbers: z.array(z.looseObject({ phone_number: z.string(), pin: z.string().optional() })).min(1),
  losing_carrier_information: z.looseObject({ address: z.looseObject({}).optional() }),
  target_port_in_date: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/)
    .optional(),
});

type WithSid = { Params: { sid: string } };

/** Registers the API; `app` is already below `/v1`, and knows who asks. */
export function portingRoutes(app: FastifyInstance, carrier: Carrier): void {
  const { config, store, ids, commit } = carrier.deps;
  const now = () => carrier.registryClock.now();
  const root = `${config.baseUrl}/v1/Porting/PortIn`;
  const origin = config.baseUrl.replace(/\/carrier$/, '');

  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: LARGEST_DOCUMENT + 64 * 1024 },
    (_request, body, done) => done(null, body),
  );

  const keep = (item: RegistryItem) => commit((writes) => writes.registry(item));
  const made = (kind: RegistryItem['kind'], prefix: SidKind, about: object): RegistryItem => {
    const at = now().toISOString();
    const sid = sidFrom(prefix, ids.uuid());
    return {
      sid,
      accountSid: config.accountSid,
      kind,
      parentSid: '',
      createdAt: at,
      updatedAt: at,
      fields: {},
      about: about as Readonly<Record<string, unknown>>,
    };
  };

  async function itemOf(sid: string, url: string): Promise<RegistryItem> {
    const item = await store.registryItem(sid);
    if (item?.kind !== 'portIn') throw notFoundError(url);
    return item;
  }

  /** Why a number can't be ported to the account now. */
  async function obstacle(number: string): Promise<number | undefined> {
    if (await store.number(number)) return 22_131;
    for (const item of await store.registryItems({ kind: 'portIn' })) {
      const held = numbersOf(item, now(), config.registryStepMs).some(
        (one) => one.number === number && one.status !== 'Canceled',
      );
      if (held && isOpen(item, now(), config.registryStepMs)) return 22_137;
    }
    return obstacleOf(number);
  }

  app.get<{ Params: { number: string } }>('/Porting/Portability/PhoneNumber/:number', async (request) => {
    const parsed = parsePhoneNumberFromString(request.params.number);
    if (!parsed?.isPossible()) throw invalidParameter(`Invalid phone number: ${request.params.number}`, 22_102);
    const { number } = parsed;
    const code = await obstacle(number);
    const type = typeOf(number);
    return {
      phone_number: number,
      account_sid: code === 22_131 ? config.accountSid : null,
      portable: code === undefined,
      pin_and_account_number_required: type === 'MOBILE',
      not_portable_reason: code === undefined ? null : (NOT_PORTABLE[code] ?? ''),
      not_portable_reason_code: code ?? null,
      number_type: type,
      country: parsed.country ?? 'US',
      url: `${config.baseUrl}/v1/Porting/Portability/PhoneNumber/${number}`,
    };
  });

  // At a host of its own in the cloud.
  app.post('/Documents', async (request, reply) => {
    if (!Buffer.isBuffer(request.body)) throw missingParameter('File');
    const headers = { 'content-type': request.headers['content-type'] ?? '' };
    const form = await new Response(new Uint8Array(request.body), { headers }).formData();
    const file = form.get('File');
    if (form.get('document_type') !== 'utility_bill') throw invalidParameter('document_type is not supported');
    if (!(file instanceof File) || file.size === 0) throw missingParameter('File');
    if (file.size > LARGEST_DOCUMENT) throw invalidParameter('The file is larger than 10 MB');
    if (!DOCUMENT_TYPES.has(file.type)) throw invalidParameter(`Files of ${file.type} are not supported`);
    const item = made('portDocument', 'RD', { name: file.name, size: file.size });
    await keep(item);
    return reply.code(201).send({
      sid: item.sid,
      account_sid: item.accountSid,
      document_type: 'utility_bill',
      friendly_name: form.get('friendly_name'),
      mime_type: file.type,
      status: 'pending-review',
      failure_reason: null,
    });
  });

  app.post('/Porting/PortIn', async (request, reply) => {
    const parsed = order.safeParse(request.body);
    if (!parsed.success)
      throw invalidParameter(`Missing required fields: ${parsed.error.issues[0]?.path.join('.')}`, 22_171);
    const { documents, phone_numbers: wanted, losing_carrier_information: customer, target_port_in_date } = parsed.data;
    if (wanted.length > MOST_NUMBERS) throw invalidParameter('At most 1,000 phone numbers', 22_171);
    for (const name of REQUIRED)
      if (!customer[name]) throw invalidParameter(`Missing required fields: ${name}`, 22_171);
    for (const sid of documents)
      if ((await store.registryItem(sid))?.kind !== 'portDocument')
        throw invalidParameter(`Document ${sid} does not exist`, 20_404);
    const earliest = new Date(now().getTime() + LEAST_DAYS * DAY_MS).toISOString().slice(0, 10);
    const date = target_port_in_date ?? earliest;
    // Whoever tries the sandbox moves its clock on; a date that was far enough ahead then is taken.
    const real = new Date(carrier.deps.clock.now().getTime() + LEAST_DAYS * DAY_MS).toISOString().slice(0, 10);
    if (date < real) throw invalidParameter('target_port_in_date must be at least 7 days in the future');
    for (const { phone_number: number, pin } of wanted) {
      const code = await obstacle(number);
      if (code !== undefined) throw new CarrierError(400, code, `${number}: ${NOT_PORTABLE[code] ?? ''}`);
      if (typeOf(number) === 'MOBILE' && (!pin || !customer['account_number']))
        throw invalidParameter(`Missing required fields: PIN and account number of ${number}`, 22_171);
    }
    const about: PortInAbout = {
      numbers: wanted.map(({ phone_number: number, pin = '' }) => ({ sid: sidFrom('PU', ids.uuid()), number, pin })),
      documents,
      date,
      customer,
    };
    const item = made('portIn', 'KW', about);
    await keep(item);
    return reply.code(202).send(resource(item));
  });

  app.get('/Porting/PortIn/PortInRequests', async (request) => {
    const after = new Form(request.query).filled('CreatedAfter');
    const found = (await store.registryItems({ kind: 'portIn' })).filter(
      ({ createdAt }) => after === undefined || Date.parse(createdAt) >= Date.parse(after),
    );
    const meta = {
      page: 0,
      page_size: found.length,
      first_page_url: root,
      previous_page_url: null,
      next_page_url: null,
    };
    return {
      port_in_requests: found.map((item) => ({
        port_in_request_sid: item.sid,
        port_in_request_status: statusOf(item, now(), config.registryStepMs),
        status_last_updated_timestamp: item.updatedAt,
        phone_numbers_requested: aboutOf(item).numbers.length,
        phone_numbers_ported: 0,
        suggested_action: null,
      })),
      meta: { ...meta, url: root, key: 'port_in_requests' },
    };
  });

  app.get<WithSid>('/Porting/PortIn/:sid', async (request) => {
    const item = await itemOf(request.params.sid, request.url);
    await arrive(item);
    return resource(item);
  });

  app.delete<WithSid>('/Porting/PortIn/:sid', async (request, reply) => {
    const item = await itemOf(request.params.sid, request.url);
    assertCancellable(item);
    await keep({ ...item, forced: { status: 'Canceled' }, updatedAt: now().toISOString() });
    return reply.code(204).send();
  });

  app.delete<{ Params: { sid: string; numberSid: string } }>(
    '/Porting/PortIn/:sid/PhoneNumber/:numberSid',
    async (request, reply) => {
      const item = await itemOf(request.params.sid, request.url);
      const about = aboutOf(item);
      const known = about.numbers.find(({ sid }) => sid === request.params.numberSid);
      if (!known) throw notFoundError(request.url);
      assertCancellable(item, known.sid);
      const numbers = about.numbers.map((one) => (one.sid === known.sid ? { ...one, canceled: true } : one));
      await keep({ ...item, about: { ...about, numbers }, updatedAt: now().toISOString() });
      return reply.code(204).send();
    },
  );

  function assertCancellable(item: RegistryItem, sid?: string): void {
    for (const one of numbersOf(item, now(), config.registryStepMs)) {
      if (sid !== undefined && one.sid !== sid) continue;
      const late = one.portDate !== null && one.portDate.getTime() - now().getTime() < LATEST_CANCEL_MS;
      if (late) throw new CarrierError(400, 20_001, 'The port is too near to be canceled');
    }
  }

  /** A number whose time has come is one of the account's. */
  async function arrive(item: RegistryItem): Promise<void> {
    for (const { number, status } of numbersOf(item, now(), config.registryStepMs))
      if (status === 'Completed' && !(await store.number(number))) await carrier.numbers.buy(number, {});
  }

  function resource(item: RegistryItem) {
    const { documents, date, customer } = aboutOf(item);
    const status = statusOf(item, now(), config.registryStepMs);
    return {
      port_in_request_sid: item.sid,
      url: `${root}/${item.sid}`,
      account_sid: item.accountSid,
      notification_emails: [],
      target_port_in_date: date,
      target_port_in_time_range_start: null,
      target_port_in_time_range_end: null,
      port_in_request_status: status,
      order_cancellation_reason: null,
      losing_carrier_information: customer,
      phone_numbers: numbersOf(item, now(), config.registryStepMs).map((one) => ({
        phone_number: one.number,
        port_in_phone_number_sid: one.sid,
        port_in_phone_number_status: one.status,
        port_date: one.portDate?.toISOString() ?? null,
        portable: true,
        number_type: typeOf(one.number),
        not_portability_reason: null,
        not_portability_reason_code: null,
        rejection_reason: one.rejection,
        // The provider does not publish its codes of rejections.
        rejection_reason_code: null,
        status_last_time_updated_timestamp: item.updatedAt,
      })),
      bundle_sid: null,
      documents,
      date_created: item.createdAt,
      support_ticket_id: null,
      signature_request_url: status === 'Waiting for Signature' ? `${origin}/registry/sign/${item.sid}` : null,
    };
  }
}
