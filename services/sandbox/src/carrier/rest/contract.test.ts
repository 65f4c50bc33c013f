/** What the REST API answers is what the provider's published description says it answers. */
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { eventually } from '@ringline/kit/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { accountSid, stage, type Stage } from '../carrier.testkit.ts';
import { Form } from './form.ts';
import { listing, pageOf } from './listing.ts';

interface Description {
  readonly components: { readonly schemas: Record<string, object> };
}

const described = (file: string) =>
  JSON.parse(
    readFileSync(new URL(`../../../../../tests/contracts/providers/twilio/${file}.json`, import.meta.url), 'utf8'),
  ) as Description;
const description: Description = {
  components: {
    schemas: {
      ...described('twilio_trusthub_v1').components.schemas,
      ...described('twilio_content_v1').components.schemas,
      ...described('twilio_messaging_v1').components.schemas,
      ...described('twilio_api_v2010').components.schemas,
    },
  },
};

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
// The provider's own formats say nothing that a pattern in the schema does not.
for (const name of [
  'date-time-rfc-2822',
  'phone-number',
  'uri-map',
  'currency',
  'http-method',
  'iso-country-code',
  'phone-number-capabilities',
]) {
  ajv.addFormat(name, true);
}
// Unset URLs are empty strings at the provider, which its description calls a URI.
ajv.addFormat('uri', (text: string) => text === '' || URL.canParse(text));
/** OpenAPI 3.0 writes null as `nullable`. */
const withNull = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(withNull);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { nullable, ...rest } = schema as { nullable?: boolean; type?: string };
  const mapped = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, withNull(value)]));
  return nullable === true && typeof rest.type === 'string' ? { ...mapped, type: [rest.type, 'null'] } : mapped;
};
ajv.addSchema({ $id: 'twilio', components: withNull(description.components) as object });

function conforms(resource: unknown, name: string): void {
  const validate = ajv.compile({ $ref: `twilio#/components/schemas/${name}` });
  validate(resource);
  expect(validate.errors ?? []).toEqual([]);
  const known = Object.keys((description.components.schemas[name] as { properties: object }).properties);
  expect(Object.keys(resource as object).filter((key) => !known.includes(key))).toEqual([]);
}

let s: Stage;
const ours = '+14155550100';
const theirs = '+15035550174';

beforeAll(async () => {
  s = await stage();
  await s.client.incomingPhoneNumbers.create({ phoneNumber: ours, voiceUrl: `${s.app}/voice` });
  await s.sandbox.phones.save({ number: theirs, name: '', answers: 0, says: 'tone:440' });
});

async function get(path: string): Promise<Record<string, unknown>> {
  const { body } = await s.client.request({
    method: 'get',
    uri: `https://api.twilio.com/2010-04-01/Accounts/${accountSid}${path}`,
  });
  return typeof body === 'string' ? (JSON.parse(body) as Record<string, unknown>) : (body as Record<string, unknown>);
}

describe('the description of the provider is kept by', () => {
  test('addresses, and the number that calls emergency services with one', async () => {
    const made = await s.client.addresses.create({
      customerName: 'Main',
      street: '1840 Harrison Street',
      city: 'Oakland',
      region: 'CA',
      postalCode: '94612',
      isoCountry: 'US',
      friendlyName: 'main',
    });
    conforms(await get(`/Addresses/${made.sid}.json`), 'api.v2010.account.address');
    const [number] = await s.client.incomingPhoneNumbers.list({ phoneNumber: ours });
    const use = () => s.client.incomingPhoneNumbers(number?.sid ?? '').update({ emergencyAddressSid: made.sid });
    await expect(use()).rejects.toMatchObject({ status: 400 });
    await s.client.addresses(made.sid).update({ emergencyEnabled: true, streetSecondary: 'Floor 2' });
    expect(await s.client.addresses.list({ friendlyName: 'main' })).toMatchObject([
      { sid: made.sid, street: '1840 Harrison Street', streetSecondary: 'Floor 2', emergencyEnabled: true },
    ]);
    expect(await use()).toMatchObject({ emergencyAddressSid: made.sid, emergencyAddressStatus: 'registered' });
    conforms(await get(`/IncomingPhoneNumbers/${number?.sid}.json`), 'api.v2010.account.incoming_phone_number');
    await expect(s.client.addresses(made.sid).update({ friendlyName: 'x'.repeat(33) })).rejects.toMatchObject({
      status: 400,
    });
  });

  test('toll-free verifications, which a clock leads from step to step', async () => {
    const { sid } = await s.client.incomingPhoneNumbers.create({ phoneNumber: '+18335550160' });
    const { tollfreeVerifications } = s.client.messaging.v1;
    const form = {
      businessName: 'Wrenfield Home LLC',
      businessWebsite: 'https://wrenfield.example',
      notificationEmail: 'maya@wrenfield.example',
      useCaseCategories: ['CUSTOMER_CARE'],
      useCaseSummary: 'Appointments',
      productionMessageSample: 'Wrenfield Home: see you on Friday.',
      additionalInformation: 'Customers tick a box on our booking page to agree.',
      optInImageUrls: ['https://wrenfield.example/opt-in.png'],
      optInType: 'WEB_FORM' as const,
      messageVolume: '1,000',
      tollfreePhoneNumberSid: sid,
      externalReferenceId: 'ours',
    };
    const made = await tollfreeVerifications.create(form);
    await expect(tollfreeVerifications.create(form)).rejects.toMatchObject({ status: 400 });
    await expect(tollfreeVerifications(made.sid).update({ businessName: 'W' })).rejects.toMatchObject({ status: 400 });
    const uri = `https://messaging.twilio.com/v1/Tollfree/Verifications/${made.sid}`;
    const { body } = await s.client.request({ method: 'get', uri });
    const resource = (typeof body === 'string' ? JSON.parse(body) : body) as Record<string, unknown>;
    conforms(resource, 'messaging.v1.tollfree_verification');
    const listed = await tollfreeVerifications.list({ externalReferenceId: 'ours' });
    expect(listed.map((one) => [one.sid, one.status])).toEqual([[made.sid, 'PENDING_REVIEW']]);
    const [local] = await s.client.incomingPhoneNumbers.list({ phoneNumber: ours });
    const wrong = { ...form, tollfreePhoneNumberSid: local?.sid ?? '' };
    await expect(tollfreeVerifications.create(wrong)).rejects.toMatchObject({ status: 400 });
  });

  test('a sole proprietor’s profile, brand, campaign and number, as the registry wants them in order', async () => {
    const { sid: phoneNumberSid } = await s.client.incomingPhoneNumbers.create({ phoneNumber: '+12065550171' });
    const { trusthub, messaging } = s.client;
    const told = async (host: string, path: string) => {
      const { body } = await s.client.request({ method: 'get', uri: `https://${host}.twilio.com/v1/${path}` });
      return (typeof body === 'string' ? JSON.parse(body) : body) as Record<string, unknown>;
    };
    const email = 'maya@gmail.com';
    const starter = 'RN806dd6cd175f314e1f96a9727ee271f4';
    const profile = await trusthub.v1.customerProfiles.create({ friendlyName: 'one', email, policySid: starter });
    await expect(
      trusthub.v1.customerProfiles.create({ friendlyName: 'two', email, policySid: `RN${'0'.repeat(32)}` }),
    ).rejects.toMatchObject({ status: 400 });
    const mobile = '+14155550177';
    const person = await trusthub.v1.endUsers.create({
      friendlyName: 'one',
      type: 'starter_customer_profile_information',
      attributes: { first_name: 'Maya', last_name: 'Okafor', email, phone_number: mobile },
    });
    const street = { street: '1840 Harrison Street', city: 'Oakland', region: 'CA', postalCode: '94612' };
    const address = await s.client.addresses.create({ ...street, customerName: 'Maya', isoCountry: 'US' });
    const document = await trusthub.v1.supportingDocuments.create({
      friendlyName: 'one',
      type: 'customer_profile_address',
      attributes: { address_sids: address.sid },
    });
    const of = trusthub.v1.customerProfiles(profile.sid);
    const send = () => of.update({ status: 'pending-review' });
    await expect(send()).rejects.toMatchObject({ status: 400 });
    const primary = `BU${'0'.repeat(31)}1`;
    for (const objectSid of [person.sid, document.sid, primary])
      await of.customerProfilesEntityAssignments.create({ objectSid });
    const evaluated = await of.customerProfilesEvaluations.create({ policySid: starter });
    expect(evaluated.status).toBe('compliant');
    await send();
    conforms(await told('trusthub', `CustomerProfiles/${profile.sid}`), 'trusthub.v1.customer_profile');
    conforms(await told('trusthub', `EndUsers/${person.sid}`), 'trusthub.v1.end_user');
    conforms(await told('trusthub', `SupportingDocuments/${document.sid}`), 'trusthub.v1.supporting_document');
    const policySid = 'RN670d5d2e282a6130ae063b234b6019c8';
    const product = await trusthub.v1.trustProducts.create({ friendlyName: 'one', email, policySid });
    const brandOf = () =>
      messaging.v1.brandRegistrations.create({
        customerProfileBundleSid: profile.sid,
        a2PProfileBundleSid: product.sid,
        brandType: 'SOLE_PROPRIETOR',
      });
    await expect(brandOf()).rejects.toMatchObject({ status: 400 });
    const business = await trusthub.v1.endUsers.create({
      friendlyName: 'one',
      type: 'sole_proprietor_information',
      attributes: { brand_name: 'Ana Reyes Ceramics', mobile_phone_number: mobile, vertical: 'RETAIL' },
    });
    for (const objectSid of [business.sid, profile.sid])
      await trusthub.v1.trustProducts(product.sid).trustProductsEntityAssignments.create({ objectSid });
    await trusthub.v1.trustProducts(product.sid).update({ status: 'pending-review' });
    conforms(await told('trusthub', `TrustProducts/${product.sid}`), 'trusthub.v1.trust_product');
    const brand = await brandOf();
    await expect(brandOf()).rejects.toMatchObject({ status: 409 });

    const service = await messaging.v1.services.create({ friendlyName: 'one', useInboundWebhookOnNumber: true });
    const words = {
      brandRegistrationSid: brand.sid,
      description: 'We confirm appointments and answer questions that customers ask us.',
      messageFlow: 'Customers tick a box on our website’s booking page to agree to texts.',
      messageSamples: ['Ana Reyes Ceramics: see you on Friday.', 'Ana Reyes Ceramics: the kiln is free.'],
      usAppToPersonUsecase: 'SOLE_PROPRIETOR',
      hasEmbeddedLinks: false,
      hasEmbeddedPhone: false,
    };
    const campaigns = messaging.v1.services(service.sid).usAppToPerson;
    await expect(campaigns.create(words)).rejects.toMatchObject({ code: 21_717 });
    const { registryClock: time } = s.sandbox.carrier;
    time.forward(3 * 60_000);
    // Approved and not confirmed: a campaign of it fails until the person has answered.
    const fetched = await messaging.v1.brandRegistrations(brand.sid).fetch();
    expect(fetched).toMatchObject({ status: 'APPROVED', identityStatus: 'UNVERIFIED' });
    conforms(await told('messaging', `a2p/BrandRegistrations/${brand.sid}`), 'messaging.v1.brand_registrations');
    expect((await s.sandbox.store.textsOf(mobile, 10)).map(({ body }) => body)).toEqual([
      expect.stringContaining('Reply YES'),
    ]);
    await expect(campaigns.create({ ...words, description: 'Short' })).rejects.toMatchObject({ status: 400 });
    const campaign = await campaigns.create(words);
    await expect(campaigns.create(words)).rejects.toMatchObject({ status: 409 });
    time.forward(3 * 60_000);
    const failed = await campaigns(campaign.sid).fetch();
    expect(failed).toMatchObject({ campaignStatus: 'FAILED', errors: [{ error_code: 30_991 }] });
    await s.sandbox.carrier.registry.answer(mobile, 'yes');
    expect((await messaging.v1.brandRegistrations(brand.sid).fetch()).identityStatus).toBe('VERIFIED');
    await campaigns(campaign.sid).update({ ...words, ageGated: false, directLending: false });
    time.forward(3 * 60_000);
    expect((await campaigns(campaign.sid).fetch()).campaignStatus).toBe('VERIFIED');
    const path = `Services/${service.sid}`;
    conforms(
      await told('messaging', `${path}/Compliance/Usa2p/${campaign.sid}`),
      'messaging.v1.service.us_app_to_person',
    );
    conforms(await told('messaging', path), 'messaging.v1.service');
    const numbers = messaging.v1.services(service.sid).phoneNumbers;
    await numbers.create({ phoneNumberSid });
    await expect(numbers.create({ phoneNumberSid })).rejects.toMatchObject({ code: 21_710 });
    const [listed] = (await told('messaging', `${path}/PhoneNumbers`))['phone_numbers'] as unknown[];
    conforms(listed, 'messaging.v1.service.phone_number');
    // One number is all that a sole proprietor has.
    const other = await s.client.incomingPhoneNumbers.create({ phoneNumber: '+12065550172' });
    await expect(numbers.create({ phoneNumberSid: other.sid })).rejects.toMatchObject({ code: 21_714 });
    await numbers(phoneNumberSid).remove();
    await campaigns(campaign.sid).remove();
    expect(await campaigns.list()).toEqual([]);
  });

  test('names that texts leave under, which some countries refuse and others want registered', async () => {
    const { messaging, messages } = s.client;
    const service = await messaging.v1.services.create({ friendlyName: 'names' });
    const names = messaging.v1.services(service.sid).alphaSenders;
    const { sid } = await names.create({ alphaSender: 'Wrenfield' });
    const { body } = await s.client.request({
      method: 'get',
      uri: `https://messaging.twilio.com/v1/Services/${service.sid}/AlphaSenders/${sid}`,
    });
    conforms(typeof body === 'string' ? JSON.parse(body) : body, 'messaging.v1.service.alpha_sender');
    await expect(names.create({ alphaSender: 'Wrenfield' })).rejects.toMatchObject({ status: 409, code: 21_710 });
    await expect(names.create({ alphaSender: '12345' })).rejects.toMatchObject({ code: 21_709 });
    await expect(names.create({ alphaSender: 'Wrenfield Home' })).rejects.toMatchObject({ code: 21_709 });
    expect((await names.list()).map(({ alphaSender }) => alphaSender)).toEqual(['Wrenfield']);

    const text = (to: string, more: object = {}) =>
      messages.create({ from: 'Wrenfield', to, body: 'Your order is here.', ...more });
    for (const to of [theirs, '+16045550142', '+27821234567'])
      await expect(text(to)).rejects.toMatchObject({ status: 400, code: 21_612 });
    const picture = { mediaUrl: ['https://wrenfield.example/a.png'] };
    await expect(text('+447400123456', picture)).rejects.toMatchObject({ code: 21_612 });
    const stands = async (to: string, status: string) => {
      const made = await text(to);
      await eventually(async () => expect(await messages(made.sid).fetch()).toMatchObject({ status }));
      return messages(made.sid).fetch();
    };
    await stands('+447400123456', 'delivered');
    expect(await stands('+254711000111', 'failed')).toMatchObject({ errorCode: 30_041 });
    await expect(
      s.sandbox.carrier.texts.receive({ from: '+447400123456', to: 'Wrenfield', body: 'STOP' }),
    ).rejects.toMatchObject({ code: 21_606 });
    await names(sid).remove();
    expect(await names.list()).toEqual([]);
  });

  test('templates, and the approval that a clock decides', async () => {
    const { contents } = s.client.content.v1;
    const types = {
      'twilio/quick-reply': { body: 'Hi {{1}}, it waits.', actions: [{ title: 'Keep it', id: 'keep' }] },
    };
    const form = { friendlyName: 'on_hold', language: 'en', variables: { '1': 'Priya' }, types };
    const { sid } = await contents.create(form as never);
    const told = async (path: string) => {
      const { body } = await s.client.request({ method: 'get', uri: `https://content.twilio.com/v1/Content/${path}` });
      return (typeof body === 'string' ? JSON.parse(body) : body) as Record<string, unknown>;
    };
    conforms(await told(sid), 'content.v1.content');
    const asked = { name: 'on_hold', category: 'UTILITY' };
    for (const wrong of [
      { ...asked, name: 'On hold' },
      { ...asked, category: 'FUN' },
    ])
      await expect(contents(sid).approvalCreate.create(wrong as never)).rejects.toMatchObject({ status: 400 });
    expect(await contents(sid).approvalCreate.create(asked as never)).toMatchObject({ status: 'received' });
    await expect(contents(sid).approvalCreate.create(asked as never)).rejects.toMatchObject({ status: 409 });
    const fetched = await told(`${sid}/ApprovalRequests`);
    conforms(fetched, 'content.v1.content.approval_fetch');
    conforms(fetched['whatsapp'], 'content.v1.content.approval_create');
    for (const wrong of [
      { ...form, language: 'English' },
      { ...form, types: {} },
      { ...form, types: { 'twilio/text': {} } },
    ])
      await expect(contents.create(wrong as never)).rejects.toMatchObject({ status: 400 });
    await contents(sid).remove();
    await expect(contents(sid).fetch()).rejects.toMatchObject({ status: 404 });
  });

  test('calls, recordings, conferences and participants', async () => {
    const participant = await s.client
      .conferences('contract')
      .participants.create({ to: theirs, from: ours, label: 'one' });
    await eventually(async () => {
      expect((await s.client.conferences('contract').participants('one').fetch()).status).toBe('connected');
    });
    const { callSid } = participant;
    const recording = await s.client.calls(callSid).recordings.create({ recordingChannels: 'dual' });
    conforms(await get(`/Calls/${callSid}.json`), 'api.v2010.account.call');
    conforms(await get('/Conferences/contract.json'), 'api.v2010.account.conference');
    conforms(await get('/Conferences/contract/Participants/one.json'), 'api.v2010.account.conference.participant');
    const [listed] = (await get(`/Calls/${callSid}/Recordings.json`))['recordings'] as unknown[];
    conforms(listed, 'api.v2010.account.call.call_recording');
    await s.client.calls(callSid).update({ status: 'completed' });
    await eventually(async () => {
      expect((await s.client.recordings(recording.sid).fetch()).status).toBe('completed');
    });
    conforms(await get(`/Recordings/${recording.sid}.json`), 'api.v2010.account.recording');
    conforms(await get(`/Calls/${callSid}.json`), 'api.v2010.account.call');
    await eventually(async () =>
      conforms(await get(`/Conferences/${participant.conferenceSid}.json`), 'api.v2010.account.conference'),
    );
  });

  test('messages, numbers and applications', async () => {
    const message = await s.client.messages.create({ to: theirs, from: ours, body: 'hello' });
    await eventually(async () => expect((await s.client.messages(message.sid).fetch()).status).toBe('delivered'));
    conforms(await get(`/Messages/${message.sid}.json`), 'api.v2010.account.message');
    const [number] = await s.client.incomingPhoneNumbers.list();
    conforms(await get(`/IncomingPhoneNumbers/${number?.sid}.json`), 'api.v2010.account.incoming_phone_number');
    const application = await s.client.applications.create({ friendlyName: 'Ringline', voiceUrl: `${s.app}/app` });
    conforms(await get(`/Applications/${application.sid}.json`), 'api.v2010.account.application');
    const available = await s.client.availablePhoneNumbers('US').local.list({ areaCode: 415, limit: 3 });
    expect(available.map((one) => one.phoneNumber)).not.toContain(ours);
    const [first] = (await get('/AvailablePhoneNumbers/US/Local.json'))['available_phone_numbers'] as unknown[];
    conforms(first, 'api.v2010.account.available_phone_number_country.available_phone_number_local');
    const countries = (await get('/AvailablePhoneNumbers.json'))['countries'] as unknown[];
    conforms(countries[0], 'api.v2010.account.available_phone_number_country');
  });

  test('the stock: digits, a word, toll-free and mobile numbers, and what is not sold', async () => {
    const us = s.client.availablePhoneNumbers('US');
    const found = async (contains: string) =>
      (await us.local.list({ contains, limit: 3 })).map(({ phoneNumber }) => phoneNumber);
    // A word as on a keypad: 5550142.
    expect(await found('JJJ01GA')).toEqual(['+12065550142', '+13035550142', '+14155550142']);
    expect(await found('+1503')).toEqual(['+15035550100', '+15035550101', '+15035550102']);
    await expect(found('7')).rejects.toMatchObject({ status: 400 });
    const [tollFree] = await us.tollFree.list({ limit: 1 });
    expect(tollFree).toMatchObject({ phoneNumber: '+18005550100', addressRequirements: 'none' });
    const [mobile] = await s.client.availablePhoneNumbers('GB').mobile.list({ limit: 1 });
    expect(mobile).toMatchObject({ phoneNumber: '+447700900100', addressRequirements: 'any' });
    await expect(s.client.availablePhoneNumbers('KE').mobile.list({ limit: 1 })).rejects.toMatchObject({ code: 20404 });
  });

  test('what a purchase is refused for, and that a lost answer bought it all the same', async () => {
    const { incomingPhoneNumbers } = s.client;
    const buy = (phoneNumber: string) => incomingPhoneNumbers.create({ phoneNumber });
    await expect(buy('not-a-number')).rejects.toMatchObject({ code: 21421 });
    await expect(buy('+447700900100')).rejects.toMatchObject({ code: 21631 });
    await expect(buy('+254205550100')).rejects.toMatchObject({ code: 21649 });
    const fault = { on: true, left: 1, seconds: 0, only: '+12065550150' };
    await s.sandbox.faults.set({ kind: 'number-gone', ...fault });
    await expect(buy('+12065550150')).rejects.toMatchObject({ code: 21422 });
    await s.sandbox.faults.set({ kind: 'lost-purchase', ...fault });
    await expect(buy('+12065550150')).rejects.toMatchObject({ status: 503 });
    expect(await incomingPhoneNumbers.list({ phoneNumber: '+12065550150' })).toHaveLength(1);
    await expect(buy('+12065550150')).rejects.toMatchObject({ code: 21422 });
  });

  test('API keys, whose secret is told once', async () => {
    const made = await s.client.newKeys.create({ friendlyName: 'Ringline' });
    expect(made.secret).toMatch(/^\S{20,}$/);
    conforms(await get(`/Keys/${made.sid}.json`), 'api.v2010.account.key');
    expect((await s.client.keys.list()).map(({ sid }) => sid)).toEqual([made.sid]);
    const asked = async (path: string, secret: string) => {
      const authorization = `Basic ${Buffer.from(`${made.sid}:${secret}`).toString('base64')}`;
      const address = `${s.api}/2010-04-01/Accounts/${accountSid}${path}`;
      return (await fetch(address, { headers: { authorization } })).status;
    };
    expect(await asked('/Messages.json', made.secret)).toBe(200);
    expect(await asked('/Messages.json', 'another-secret')).toBe(401);
    // A key opens neither keys nor the account.
    expect(await asked('/Keys.json', made.secret)).toBe(401);
    expect(await asked('.json', made.secret)).toBe(401);
    await s.client.keys(made.sid).remove();
    await expect(s.client.keys(made.sid).fetch()).rejects.toMatchObject({ code: 20_404 });
  });

  test('applications by their name', async () => {
    const { sid } = await s.client.applications.create({ friendlyName: 'One of a kind' });
    const found = await s.client.applications.list({ friendlyName: 'One of a kind' });
    expect(found.map((one) => one.sid)).toEqual([sid]);
    await s.client.applications(sid).remove();
    expect(await s.client.applications.list({ friendlyName: 'One of a kind' })).toEqual([]);
  });

  test('lists, which the client follows from page to page', async () => {
    for (let at = 0; at < 5; at += 1) await s.client.messages.create({ to: theirs, from: ours, body: `text ${at}` });
    const all = await s.client.messages.list({ to: theirs, pageSize: 2 });
    expect(all.length).toBeGreaterThanOrEqual(5);
    expect(new Set(all.map((one) => one.sid)).size).toBe(all.length);
    const page = pageOf(new Form({ PageSize: '2', Page: '1' }));
    expect(listing('calls', '/Accounts/AC/Calls.json', [1, 2, 3], page, '')).toMatchObject({
      calls: [1, 2],
      start: 2,
      end: 3,
    });
  });
});

test('calls, texts and recordings are listed by their time', async () => {
  const before = new Date(Date.now() - 3_600_000);
  const later = new Date(Date.now() + 3_600_000);
  const call = await s.client.calls.create({
    to: theirs,
    from: ours,
    twiml: '<Response><Pause length="1"/></Response>',
  });
  const text = await s.sandbox.carrier.texts.receive({ from: theirs, to: ours, body: 'late' });
  const sids = (found: readonly { sid: string }[]) => found.map(({ sid }) => sid);
  expect(sids(await s.client.calls.list({ startTimeAfter: before, startTimeBefore: later }))).toContain(call.sid);
  expect(await s.client.calls.list({ startTimeAfter: later })).toEqual([]);
  const texts = await s.client.messages.list({ dateSentAfter: before, dateSentBefore: later });
  expect(texts.find(({ sid }) => sid === text.sid)).toMatchObject({ direction: 'inbound', body: 'late' });
  expect(await s.client.messages.list({ dateSentBefore: before })).toEqual([]);
  expect(await s.client.recordings.list({ dateCreatedAfter: later })).toEqual([]);
  expect(sids(await s.client.recordings.list({ dateCreatedAfter: before }))).not.toEqual([]);
});

test('a call that is over cannot be changed, in the words of the provider', async () => {
  const call = await s.client.calls.create({ to: '+15005550001', from: ours, twiml: '<Response/>' });
  await eventually(async () => expect((await s.client.calls(call.sid).fetch()).status).toBe('busy'));
  await expect(s.client.calls(call.sid).update({ status: 'completed' })).rejects.toMatchObject({ code: 21_220 });
});
