/** Brands, messaging services, their campaigns and numbers: what a local US number needs before its texts are delivered. */
import type { FastifyInstance } from 'fastify';
import type { Carrier } from '../carrier.ts';
import { CarrierError, invalidParameter, missingParameter, notFoundError } from '../faultCodes.ts';
import { isAlphaSender } from '../registry/alphaSenders.ts';
import { isSoleProprietor, type Reason, type RegistryItem } from '../registry/items.ts';
import { type SidKind, sidFrom } from '../sid.ts';
import { Form } from './form.ts';
import { pageOf } from './listing.ts';

const CAMPAIGN = [
  'BrandRegistrationSid',
  'Description',
  'MessageFlow',
  'MessageSamples',
  'UsAppToPersonUsecase',
  'HasEmbeddedLinks',
  'HasEmbeddedPhone',
] as const;
const CHANGED = ['Description', 'MessageFlow', 'MessageSamples', 'HasEmbeddedLinks', 'HasEmbeddedPhone'] as const;
const USE_CASES = ['LOW_VOLUME', 'MIXED', 'CUSTOMER_CARE', 'DELIVERY_NOTIFICATION', 'MARKETING'];
/** Numbers that one campaign covers. */
const MOST_NUMBERS = { soleProprietor: 1, business: 400 } as const;

type Params = { Params: { sid: string; inner: string } };

/** Registers the API; `app` is already below `/v1`, and knows who asks. */
export function a2pRoutes(app: FastifyInstance, carrier: Carrier): void {
  const { config, store, ids, commit } = carrier.deps;
  const { registryClock, registry } = carrier;
  const now = () => registryClock.now();
  const root = `${config.baseUrl}/v1`;
  const text = ({ fields }: RegistryItem, name: string) => [fields[name] ?? ''].flat()[0] || null;
  const list = ({ fields }: RegistryItem, name: string) => [fields[name] ?? []].flat();
  const flag = (item: RegistryItem, name: string) => text(item, name)?.toLowerCase() === 'true';
  const basics = ({ sid, accountSid, createdAt, updatedAt }: RegistryItem) => ({
    sid,
    account_sid: accountSid,
    date_created: createdAt,
    date_updated: updatedAt,
  });
  const create = async (
    kind: RegistryItem['kind'],
    prefix: SidKind,
    fields: RegistryItem['fields'],
    more: Partial<RegistryItem> = {},
  ) => {
    const at = now().toISOString();
    const base = { accountSid: config.accountSid, createdAt: at, updatedAt: at, parentSid: '' };
    const item: RegistryItem = { ...base, sid: sidFrom(prefix, ids.uuid()), kind, fields, ...more };
    await commit((writes) => writes.registry(item));
    return item;
  };
  async function itemOf(kind: RegistryItem['kind'], sid: string, url: string): Promise<RegistryItem> {
    const item = await store.registryItem(sid);
    if (item?.kind !== kind) throw notFoundError(url);
    return item;
  }
  const errorsOf = (reasons: readonly Reason[]) =>
    reasons.length === 0
      ? null
      : reasons.map(({ code, reason, fields }) => ({
          error_code: code,
          error_message: reason,
          fields,
          url: `https://www.twilio.com/docs/api/errors/${code}`,
        }));
  const listed = (name: string, resources: readonly object[], query: unknown, path: string) => {
    const { page, size } = pageOf(new Form(query));
    const url = `${root}${path}`;
    const meta = { page, page_size: size, first_page_url: url, previous_page_url: null, next_page_url: null };
    return { [name]: resources.slice(page * size, (page + 1) * size), meta: { ...meta, url, key: name } };
  };

  const brandResource = async (item: RegistryItem) => {
    const { status, reasons, identity } = await registry.brand(item);
    return {
      ...basics(item),
      customer_profile_bundle_sid: text(item, 'CustomerProfileBundleSid'),
      a2p_profile_bundle_sid: text(item, 'A2PProfileBundleSid'),
      brand_type: isSoleProprietor(item) ? 'SOLE_PROPRIETOR' : 'STANDARD',
      status,
      identity_status: identity,
      tcr_id: status === 'APPROVED' ? `B${item.sid.slice(-6).toUpperCase()}` : null,
      failure_reason: null,
      errors: errorsOf(reasons) ?? [],
      brand_score: null,
      brand_feedback: [],
      russell_3000: false,
      government_entity: false,
      tax_exempt_status: null,
      skip_automatic_sec_vet: flag(item, 'SkipAutomaticSecVet'),
      mock: flag(item, 'Mock'),
      url: `${root}/a2p/BrandRegistrations/${item.sid}`,
      links: {
        brand_vettings: `${root}/a2p/BrandRegistrations/${item.sid}/Vettings`,
        brand_registration_otps: `${root}/a2p/BrandRegistrations/${item.sid}/SmsOtp`,
      },
    };
  };

  app.post('/a2p/BrandRegistrations', async (request, reply) => {
    const form = new Form(request.body);
    for (const [name, kind] of [
      ['CustomerProfileBundleSid', 'profile'],
      ['A2PProfileBundleSid', 'product'],
    ] as const) {
      const sid = form.filled(name);
      if (sid === undefined) throw missingParameter(name);
      const item = await store.registryItem(sid);
      if (item?.kind !== kind) throw invalidParameter(`${name} ${sid} was not found`, 20_404);
      if (item.submittedAt === undefined) throw invalidParameter(`${name} ${sid} was not submitted for review`);
    }
    const known = await store.registryItems({ kind: 'brand' });
    if (known.some((one) => text(one, 'CustomerProfileBundleSid') === form.filled('CustomerProfileBundleSid')))
      throw new CarrierError(409, 20_409, 'A brand of this customer profile exists');
    const made = await create('brand', 'BN', form.fields, {
      submittedAt: now().toISOString(),
      about: await registry.about({ fields: form.fields }),
    });
    return reply.code(201).send(await brandResource(made));
  });
  app.get('/a2p/BrandRegistrations', async (request) => {
    const found = await Promise.all((await store.registryItems({ kind: 'brand' })).map(brandResource));
    return listed('data', found, request.query, '/a2p/BrandRegistrations');
  });
  app.get<Params>('/a2p/BrandRegistrations/:sid', async (request) =>
    brandResource(await registry.confirming(await itemOf('brand', request.params.sid, request.url))),
  );
  // Sent again as its profile is now; without a body.
  app.post<Params>('/a2p/BrandRegistrations/:sid', async (request) => {
    const item = await itemOf('brand', request.params.sid, request.url);
    if ((await registry.brand(item)).status !== 'FAILED')
      throw invalidParameter('Only a brand that failed can be sent again');
    const { forced: _, ...rest } = item;
    const at = now().toISOString();
    const again = { ...rest, about: await registry.about(item), submittedAt: at, updatedAt: at };
    await commit((writes) => writes.registry(again));
    return brandResource(again);
  });
  app.post<Params>('/a2p/BrandRegistrations/:sid/SmsOtp', async (request, reply) => {
    const item = await itemOf('brand', request.params.sid, request.url);
    const { status } = await registry.brand(item);
    if (!isSoleProprietor(item) || status !== 'APPROVED')
      throw invalidParameter('Only an approved brand of a sole proprietor is confirmed by text');
    await registry.textAgain(item);
    return reply.code(201).send({ account_sid: item.accountSid, brand_registration_sid: item.sid });
  });

  const serviceResource = (item: RegistryItem) => ({
    ...basics(item),
    friendly_name: text(item, 'FriendlyName'),
    inbound_request_url: text(item, 'InboundRequestUrl'),
    inbound_method: 'POST',
    fallback_url: null,
    fallback_method: 'POST',
    status_callback: text(item, 'StatusCallback'),
    sticky_sender: true,
    mms_converter: true,
    smart_encoding: true,
    scan_message_content: 'inherit',
    fallback_to_long_code: true,
    area_code_geomatch: true,
    synchronous_validation: false,
    validity_period: 14_400,
    usecase: text(item, 'Usecase') ?? 'undeclared',
    us_app_to_person_registered: false,
    use_inbound_webhook_on_number: flag(item, 'UseInboundWebhookOnNumber'),
    url: `${root}/Services/${item.sid}`,
    links: { us_app_to_person: `${root}/Services/${item.sid}/Compliance/Usa2p` },
  });
  app.post('/Services', async (request, reply) => {
    const form = new Form(request.body);
    if (form.filled('FriendlyName') === undefined) throw missingParameter('FriendlyName');
    return reply.code(201).send(serviceResource(await create('service', 'MG', form.fields)));
  });
  app.get('/Services', async (request) =>
    listed(
      'services',
      (await store.registryItems({ kind: 'service' })).map(serviceResource),
      request.query,
      '/Services',
    ),
  );
  app.get<Params>('/Services/:sid', async (request) =>
    serviceResource(await itemOf('service', request.params.sid, request.url)),
  );

  const campaignResource = async (item: RegistryItem) => {
    const { status, reasons } = await registry.campaign(item);
    return {
      ...basics(item),
      brand_registration_sid: text(item, 'BrandRegistrationSid'),
      messaging_service_sid: item.parentSid,
      description: text(item, 'Description'),
      message_samples: list(item, 'MessageSamples'),
      us_app_to_person_usecase: text(item, 'UsAppToPersonUsecase'),
      has_embedded_links: flag(item, 'HasEmbeddedLinks'),
      has_embedded_phone: flag(item, 'HasEmbeddedPhone'),
      subscriber_opt_in: flag(item, 'SubscriberOptIn'),
      age_gated: flag(item, 'AgeGated'),
      direct_lending: flag(item, 'DirectLending'),
      campaign_status: status,
      campaign_id: status === 'VERIFIED' ? `C${item.sid.slice(-6).toUpperCase()}` : null,
      is_externally_registered: false,
      rate_limits: {},
      message_flow: text(item, 'MessageFlow'),
      opt_in_message: null,
      opt_out_message: null,
      help_message: null,
      opt_in_keywords: [],
      opt_out_keywords: [],
      help_keywords: [],
      url: `${root}/Services/${item.parentSid}/Compliance/Usa2p/${item.sid}`,
      mock: false,
      errors: errorsOf(reasons) ?? [],
    };
  };
  const assertWords = (form: Form) => {
    const bounds = (name: string, value: string, least: number, most: number) => {
      if (value.length < least || value.length > most)
        throw invalidParameter(`${name} must have between ${least} and ${most} characters`);
    };
    bounds('Description', form.filled('Description') ?? '', 40, 4_096);
    bounds('MessageFlow', form.filled('MessageFlow') ?? '', 40, 2_048);
    const samples = [form.fields['MessageSamples'] ?? []].flat();
    if (samples.length < 2 || samples.length > 5) throw invalidParameter('MessageSamples must be between 2 and 5');
    for (const sample of samples) bounds('MessageSamples', sample, 20, 1_024);
  };
  app.post<Params>('/Services/:sid/Compliance/Usa2p', async (request, reply) => {
    const service = await itemOf('service', request.params.sid, request.url);
    const form = new Form(request.body);
    for (const name of CAMPAIGN) if (form.filled(name) === undefined) throw missingParameter(name);
    assertWords(form);
    const brand = await store.registryItem(form.filled('BrandRegistrationSid') ?? '');
    if (brand?.kind !== 'brand' || (await registry.brand(brand)).status !== 'APPROVED')
      throw invalidParameter('The brand is not registered', 21_717);
    const allowed = isSoleProprietor(brand) ? ['SOLE_PROPRIETOR'] : USE_CASES;
    if (!allowed.includes(form.filled('UsAppToPersonUsecase') ?? ''))
      throw invalidParameter('The brand is not registered for this use case', 21_717);
    if ((await store.registryItems({ kind: 'campaign', parentSid: service.sid })).length > 0)
      throw new CarrierError(409, 20_409, 'This Messaging Service has a campaign');
    const made = await create('campaign', 'QE', form.fields, {
      parentSid: service.sid,
      brandUsable: await registry.usable(brand),
      submittedAt: now().toISOString(),
    });
    return reply.code(201).send(await campaignResource(made));
  });
  app.get<Params>('/Services/:sid/Compliance/Usa2p', async (request) => {
    const service = await itemOf('service', request.params.sid, request.url);
    const found = await store.registryItems({ kind: 'campaign', parentSid: service.sid });
    const path = `/Services/${service.sid}/Compliance/Usa2p`;
    return listed('compliance', await Promise.all(found.map(campaignResource)), request.query, path);
  });
  app.get<Params>('/Services/:sid/Compliance/Usa2p/:inner', async (request) =>
    campaignResource(await itemOf('campaign', request.params.inner, request.url)),
  );
  app.post<Params>('/Services/:sid/Compliance/Usa2p/:inner', async (request) => {
    const item = await itemOf('campaign', request.params.inner, request.url);
    const form = new Form(request.body);
    for (const name of CHANGED) if (form.filled(name) === undefined) throw missingParameter(name);
    assertWords(form);
    const { status, reasons } = await registry.campaign(item);
    if (status === 'SUSPENDED') throw new CarrierError(400, 21_729, 'The campaign is suspended');
    if (status !== 'FAILED') throw invalidParameter('Only a campaign that failed can be changed');
    if (reasons.some(({ code }) => code === 30_885))
      throw invalidParameter('The campaign was rejected as high risk and cannot be sent again', 30_885);
    const { forced: _, ...rest } = item;
    const at = now().toISOString();
    const brand = await store.registryItem(text(item, 'BrandRegistrationSid') ?? '');
    const brandUsable = brand !== undefined && (await registry.usable(brand));
    const fields = { ...item.fields, ...form.fields };
    const again = { ...rest, fields, brandUsable, submittedAt: at, updatedAt: at };
    await commit((writes) => writes.registry(again));
    return campaignResource(again);
  });
  app.delete<Params>('/Services/:sid/Compliance/Usa2p/:inner', async (request, reply) => {
    const item = await itemOf('campaign', request.params.inner, request.url);
    await commit((writes) => writes.registryGone(item.sid));
    return reply.code(204).send();
  });

  const nameResource = (item: RegistryItem) => ({
    ...basics(item),
    service_sid: item.parentSid,
    alpha_sender: text(item, 'AlphaSender'),
    capabilities: ['SMS'],
    url: `${root}/Services/${item.parentSid}/AlphaSenders/${item.sid}`,
  });
  app.post<Params>('/Services/:sid/AlphaSenders', async (request, reply) => {
    const service = await itemOf('service', request.params.sid, request.url);
    const name = new Form(request.body).filled('AlphaSender');
    if (name === undefined) throw missingParameter('AlphaSender');
    if (!isAlphaSender(name)) throw invalidParameter(`${name} is no valid alphanumeric sender ID`, 21_709);
    const held = await store.registryItems({ kind: 'alphaSender', parentSid: service.sid });
    if (held.some((one) => text(one, 'AlphaSender') === name))
      throw new CarrierError(409, 21_710, 'The alphanumeric sender ID is in this Messaging Service already');
    return reply
      .code(201)
      .send(nameResource(await create('alphaSender', 'AI', { AlphaSender: name }, { parentSid: service.sid })));
  });
  app.get<Params>('/Services/:sid/AlphaSenders', async (request) => {
    const service = await itemOf('service', request.params.sid, request.url);
    const found = await store.registryItems({ kind: 'alphaSender', parentSid: service.sid });
    return listed('alpha_senders', found.map(nameResource), request.query, `/Services/${service.sid}/AlphaSenders`);
  });
  app.get<Params>('/Services/:sid/AlphaSenders/:inner', async (request) =>
    nameResource(await itemOf('alphaSender', request.params.inner, request.url)),
  );
  app.delete<Params>('/Services/:sid/AlphaSenders/:inner', async (request, reply) => {
    const item = await itemOf('alphaSender', request.params.inner, request.url);
    await commit((writes) => writes.registryGone(item.sid));
    return reply.code(204).send();
  });

  const numberResource = (item: RegistryItem) => ({
    ...basics(item),
    sid: text(item, 'PhoneNumberSid'),
    service_sid: item.parentSid,
    phone_number: text(item, 'PhoneNumber'),
    country_code: 'US',
    capabilities: ['SMS', 'MMS', 'Voice'],
    url: `${root}/Services/${item.parentSid}/PhoneNumbers/${text(item, 'PhoneNumberSid')}`,
  });
  app.post<Params>('/Services/:sid/PhoneNumbers', async (request, reply) => {
    const service = await itemOf('service', request.params.sid, request.url);
    const sid = new Form(request.body).filled('PhoneNumberSid');
    if (sid === undefined) throw missingParameter('PhoneNumberSid');
    const number = await store.numberBySid(sid);
    if (!number) throw notFoundError(sid);
    const all = await store.registryItems({ kind: 'serviceNumber' });
    const holder = all.find((one) => text(one, 'PhoneNumberSid') === sid);
    if (holder?.parentSid === service.sid)
      throw new CarrierError(409, 21_710, 'The phone number is in this Messaging Service already');
    if (holder) throw new CarrierError(409, 21_712, 'The phone number is in another Messaging Service');
    const [campaign] = await store.registryItems({ kind: 'campaign', parentSid: service.sid });
    const brand = campaign && (await store.registryItem(text(campaign, 'BrandRegistrationSid') ?? ''));
    const most = brand && isSoleProprietor(brand) ? MOST_NUMBERS.soleProprietor : MOST_NUMBERS.business;
    if (all.filter((one) => one.parentSid === service.sid).length >= most)
      throw new CarrierError(400, 21_714, 'The Messaging Service has as many numbers as it may have');
    const fields = { PhoneNumberSid: sid, PhoneNumber: number.phoneNumber };
    const made = await create('serviceNumber', 'RG', fields, { parentSid: service.sid });
    return reply.code(201).send(numberResource(made));
  });
  app.get<Params>('/Services/:sid/PhoneNumbers', async (request) => {
    const service = await itemOf('service', request.params.sid, request.url);
    const found = await store.registryItems({ kind: 'serviceNumber', parentSid: service.sid });
    return listed('phone_numbers', found.map(numberResource), request.query, `/Services/${service.sid}/PhoneNumbers`);
  });
  app.delete<Params>('/Services/:sid/PhoneNumbers/:inner', async (request, reply) => {
    const { sid, inner } = request.params;
    const found = await store.registryItems({ kind: 'serviceNumber', parentSid: sid });
    const item = found.find((one) => text(one, 'PhoneNumberSid') === inner);
    if (!item) throw notFoundError(request.url);
    await commit((writes) => writes.registryGone(item.sid));
    return reply.code(204).send();
  });
}
