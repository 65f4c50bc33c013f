/** IncomingPhoneNumbers.json, AvailablePhoneNumbers and Applications.json. */
import type { FastifyInstance } from 'fastify';
import type { Carrier } from '../carrier.ts';
import { CarrierError, invalidParameter, notFoundError } from '../faultCodes.ts';
import { stockCountries } from '../numbers/stock.ts';
import { queryOf } from './calls.ts';
import { Form } from './form.ts';
import { listing, pageOf } from './listing.ts';
import {
  applicationResource,
  availableCountryResource,
  availableNumberResource,
  numberResource,
} from './representation.ts';

interface Params {
  sid: string;
  numberSid: string;
  applicationSid: string;
  country: string;
}

export function numberRoutes(app: FastifyInstance, carrier: Carrier): void {
  const { store, config } = carrier.deps;
  const { numbers } = carrier;
  const root = `/Accounts/${config.accountSid}`;

  app.get('/IncomingPhoneNumbers.json', async (request) => {
    const query = new Form(request.query);
    const page = pageOf(query);
    const wanted = query.filled('PhoneNumber');
    const exact = wanted === undefined ? undefined : await store.number(`+${wanted.replaceAll(/\D/g, '')}`);
    const found = wanted === undefined ? await store.numbers(page) : exact ? [exact] : [];
    return listing(
      'incoming_phone_numbers',
      `${root}/IncomingPhoneNumbers.json`,
      found.map(numberResource),
      page,
      queryOf(request.url),
    );
  });

  app.post('/IncomingPhoneNumbers.json', async (request, reply) => {
    const form = new Form(request.body);
    const areaCode = form.filled('AreaCode');
    const phoneNumber =
      form.filled('PhoneNumber') ?? (await numbers.available('US', 'Local', { areaCode, limit: 1 }))[0]?.phoneNumber;
    if (phoneNumber === undefined) throw invalidParameter('No phone numbers found', 21_452);
    const proof = { addressSid: form.filled('AddressSid'), bundleSid: form.filled('BundleSid') };
    const bought = await numbers.buy(phoneNumber, changeOf(form), proof);
    // It happened, and whoever asked does not hear of it.
    if (carrier.deps.faults.take('lost-purchase', [bought.phoneNumber]))
      throw new CarrierError(503, 20_503, 'Service unavailable');
    return reply.code(201).send(numberResource(bought));
  });

  app.get<{ Params: Params }>('/IncomingPhoneNumbers/:numberSid.json', async (request) => {
    const number = await store.numberBySid(request.params.numberSid);
    if (!number) throw notFoundError(request.url);
    return numberResource(number);
  });

  app.post<{ Params: Params }>('/IncomingPhoneNumbers/:numberSid.json', async (request) => {
    const change = changeOf(new Form(request.body));
    const { emergencyAddressSid: sid } = change;
    if (sid && !(await store.address(sid))?.emergencyEnabled)
      throw invalidParameter(`Address ${sid} is not enabled for emergency calls`, 21_615);
    return numberResource(await numbers.update(request.params.numberSid, change));
  });

  app.delete<{ Params: Params }>('/IncomingPhoneNumbers/:numberSid.json', async (request, reply) => {
    await numbers.release(request.params.numberSid);
    return reply.code(204).send();
  });

  app.get('/AvailablePhoneNumbers.json', (request) => ({
    uri: request.url,
    countries: stockCountries().map(({ country, types }) => availableCountryResource(config, country, types)),
  }));

  for (const type of ['Local', 'Mobile', 'TollFree'] as const)
    app.get<{ Params: Params }>(`/AvailablePhoneNumbers/:country/${type}.json`, async (request) => {
      const query = new Form(request.query);
      const found = await numbers.available(request.params.country, type, {
        areaCode: query.filled('AreaCode'),
        contains: query.filled('Contains'),
        limit: Math.min(1_000, Math.max(1, query.number('PageSize', 30))),
      });
      return { uri: request.url, available_phone_numbers: found.map(availableNumberResource) };
    });

  app.get('/Applications.json', async (request) => {
    const query = new Form(request.query);
    const page = pageOf(query);
    const found = await store.applications({ friendlyName: query.filled('FriendlyName') }, page);
    return listing(
      'applications',
      `${root}/Applications.json`,
      found.map(applicationResource),
      page,
      queryOf(request.url),
    );
  });

  app.post('/Applications.json', async (request, reply) =>
    reply
      .code(201)
      .send(applicationResource(await numbers.createApplication(applicationChange(new Form(request.body))))),
  );

  app.get<{ Params: Params }>('/Applications/:applicationSid.json', async (request) => {
    const application = await store.application(request.params.applicationSid);
    if (!application) throw notFoundError(request.url);
    return applicationResource(application);
  });

  app.post<{ Params: Params }>('/Applications/:applicationSid.json', async (request) =>
    applicationResource(
      await numbers.updateApplication(request.params.applicationSid, applicationChange(new Form(request.body))),
    ),
  );

  app.delete<{ Params: Params }>('/Applications/:applicationSid.json', async (request, reply) => {
    const { count } = await store.deleteApplication(request.params.applicationSid);
    if (count === 0) throw notFoundError(request.url);
    return reply.code(204).send();
  });
}

function sharedChange(form: Form) {
  const friendlyName = form.filled('FriendlyName');
  return {
    ...(friendlyName !== undefined && { friendlyName }),
    voice: form.hook('VoiceUrl', 'VoiceMethod'),
    voiceFallback: form.hook('VoiceFallbackUrl', 'VoiceFallbackMethod'),
    sms: form.hook('SmsUrl', 'SmsMethod'),
    smsFallback: form.hook('SmsFallbackUrl', 'SmsFallbackMethod'),
    statusHook: form.hook('StatusCallback', 'StatusCallbackMethod'),
  };
}

function changeOf(form: Form) {
  return {
    ...sharedChange(form),
    // An empty one takes the application away.
    voiceApplicationSid: form.text('VoiceApplicationSid'),
    smsApplicationSid: form.text('SmsApplicationSid'),
    emergencyAddressSid: form.text('EmergencyAddressSid'),
    emergencyStatus: form.filled('EmergencyStatus'),
  };
}

function applicationChange(form: Form) {
  return {
    ...sharedChange(form),
    messageStatusHook: form.hook('MessageStatusCallback', 'MessageStatusCallbackMethod'),
  };
}
