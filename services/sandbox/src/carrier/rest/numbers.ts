/** IncomingPhoneNumbers.json, AvailablePhoneNumbers and Applications.json. */
import type { FastifyInstance } from 'fastify';
import type { Carrier } from '../carrier.ts';
import { invalidParameter, notFoundError } from '../faultCodes.ts';
import { queryOf } from './calls.ts';
import { Form } from './form.ts';
import { listing, pageOf } from './listing.ts';
import { applicationResource, availableNumberResource, numberResource } from './representation.ts';

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
    const phoneNumber = form.filled('PhoneNumber') ?? (await numbers.available('US', { areaCode, limit: 1 }))[0];
    if (phoneNumber === undefined) throw invalidParameter('No phone numbers found', 21_452);
    return reply.code(201).send(numberResource(await numbers.buy(phoneNumber, changeOf(form))));
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

  app.get<{ Params: Params }>('/AvailablePhoneNumbers/:country/Local.json', async (request) => {
    const query = new Form(request.query);
    const { country } = request.params;
    if (!['US', 'CA', 'GB'].includes(country)) throw notFoundError(request.url);
    const found = await numbers.available(country, {
      areaCode: query.filled('AreaCode'),
      contains: query.filled('Contains'),
      limit: Math.min(50, Math.max(1, query.number('PageSize', 30))),
    });
    return {
      uri: request.url,
      available_phone_numbers: found.map((number) => availableNumberResource(number, country)),
    };
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
