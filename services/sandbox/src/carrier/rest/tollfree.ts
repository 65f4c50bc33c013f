/** Tollfree/Verifications of the messaging API: what businesses tell the registry of their toll-free numbers. */
import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { isSame } from '../../guard/isSame.ts';
import type { Carrier } from '../carrier.ts';
import { authenticationError, CarrierError, invalidParameter, missingParameter, notFoundError } from '../faultCodes.ts';
import { stateOf, type VerificationRecord } from '../registry/verification.ts';
import { sidFrom } from '../sid.ts';
import { Form } from './form.ts';
import { pageOf } from './listing.ts';
import { carrierErrors, credentialsOf } from './plugin.ts';

const REQUIRED = [
  'BusinessName',
  'BusinessWebsite',
  'NotificationEmail',
  'UseCaseCategories',
  'UseCaseSummary',
  'ProductionMessageSample',
  'OptInImageUrls',
  'OptInType',
  'MessageVolume',
  'TollfreePhoneNumberSid',
];
const TOLL_FREE = /^\+1(?:800|822|833|844|855|866|877|888)/;

/** Registers the API; `app` is already below `/v1`. */
export async function tollFreeApi(app: FastifyInstance, carrier: Carrier): Promise<void> {
  const { config, store, ids, commit } = carrier.deps;
  const clock = carrier.registryClock;
  if (!app.hasContentTypeParser('application/x-www-form-urlencoded')) await app.register(formbody);
  carrierErrors(app, carrier);
  app.addHook('onRequest', async (request) => {
    const [user, password] = credentialsOf(request);
    if (user !== config.accountSid || !isSame(password, config.authToken)) throw authenticationError();
  });
  const root = `${config.baseUrl}/v1/Tollfree/Verifications`;
  const resource = (record: VerificationRecord) =>
    verificationResource(record, root, clock.now(), config.registryStepMs);

  app.post('/Tollfree/Verifications', async (request, reply) => {
    const form = new Form(request.body);
    for (const name of REQUIRED) if (form.filled(name) === undefined) throw missingParameter(name);
    const phoneNumberSid = form.filled('TollfreePhoneNumberSid') ?? '';
    const number = await store.numberBySid(phoneNumberSid);
    if (!number) throw invalidParameter(`TollfreePhoneNumberSid ${phoneNumberSid} was not found`, 20_404);
    if (!TOLL_FREE.test(number.phoneNumber)) throw invalidParameter(`${number.phoneNumber} is no toll-free number`);
    if ((await store.verifications({ phoneNumberSid })).length > 0)
      throw new CarrierError(400, 20_001, `A verification of ${number.phoneNumber} exists`);
    const now = clock.now().toISOString();
    const record: VerificationRecord = {
      sid: sidFrom('HH', ids.uuid()),
      accountSid: config.accountSid,
      createdAt: now,
      submittedAt: now,
      phoneNumberSid,
      phoneNumber: number.phoneNumber,
      externalReferenceId: form.filled('ExternalReferenceId') ?? '',
      fields: form.fields,
    };
    await commit((writes) => writes.verification(record));
    return reply.code(201).send(resource(record));
  });

  app.get('/Tollfree/Verifications', async (request) => {
    const query = new Form(request.query);
    const { page, size } = pageOf(query);
    const found = await store.verifications({ phoneNumberSid: query.filled('TollfreePhoneNumberSid') });
    const reference = query.filled('ExternalReferenceId');
    const fits = found.filter((one) => reference === undefined || one.externalReferenceId === reference);
    const meta = { page, page_size: size, first_page_url: root, previous_page_url: null, next_page_url: null };
    return {
      verifications: fits.slice(page * size, (page + 1) * size).map(resource),
      meta: { ...meta, url: root, key: 'verifications' },
    };
  });

  app.get<{ Params: { verification: string } }>('/Tollfree/Verifications/:verification', async (request) =>
    resource(await recordOf(request.params.verification, request.url)),
  );

  app.post<{ Params: { verification: string } }>('/Tollfree/Verifications/:verification', async (request) => {
    const record = await recordOf(request.params.verification, request.url);
    if (stateOf(record, clock.now(), config.registryStepMs).status !== 'TWILIO_REJECTED')
      throw new CarrierError(400, 20_001, 'Only a rejected verification can be edited');
    const fields = { ...record.fields, ...new Form(request.body).fields };
    const { forced: _, ...rest } = record;
    const edited = { ...rest, fields, submittedAt: clock.now().toISOString() };
    await commit((writes) => writes.verification(edited));
    return resource(edited);
  });

  async function recordOf(sid: string, url: string): Promise<VerificationRecord> {
    const record = await store.verification(sid);
    if (!record) throw notFoundError(url);
    return record;
  }
}

function verificationResource(record: VerificationRecord, root: string, now: Date, stepMs: number) {
  const form = new Form(record.fields);
  const text = (name: string) => form.filled(name) ?? null;
  const list = (name: string) => [record.fields[name] ?? []].flat();
  const { status, reasons, editUntil } = stateOf(record, now, stepMs);
  return {
    sid: record.sid,
    account_sid: record.accountSid,
    date_created: record.createdAt,
    date_updated: record.submittedAt,
    business_name: text('BusinessName'),
    business_street_address: text('BusinessStreetAddress'),
    business_city: text('BusinessCity'),
    business_state_province_region: text('BusinessStateProvinceRegion'),
    business_postal_code: text('BusinessPostalCode'),
    business_country: text('BusinessCountry'),
    business_website: text('BusinessWebsite'),
    business_contact_first_name: text('BusinessContactFirstName'),
    business_contact_last_name: text('BusinessContactLastName'),
    business_contact_email: text('BusinessContactEmail'),
    business_contact_phone: text('BusinessContactPhone'),
    notification_email: text('NotificationEmail'),
    use_case_categories: list('UseCaseCategories'),
    use_case_summary: text('UseCaseSummary'),
    production_message_sample: text('ProductionMessageSample'),
    opt_in_image_urls: list('OptInImageUrls'),
    opt_in_type: text('OptInType'),
    message_volume: text('MessageVolume'),
    additional_information: text('AdditionalInformation'),
    tollfree_phone_number_sid: record.phoneNumberSid,
    tollfree_phone_number: record.phoneNumber,
    external_reference_id: record.externalReferenceId || null,
    status,
    rejection_reason: reasons[0]?.reason ?? null,
    error_code: reasons[0]?.code ?? null,
    rejection_reasons: reasons.length > 0 ? reasons : null,
    edit_allowed: status === 'TWILIO_REJECTED',
    edit_expiration: editUntil?.toISOString() ?? null,
    url: `${root}/${record.sid}`,
  };
}
