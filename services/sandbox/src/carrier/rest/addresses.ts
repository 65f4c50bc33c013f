/** Addresses.json: where responders are sent when a number calls an emergency service. */
import type { FastifyInstance } from 'fastify';
import type { Carrier } from '../carrier.ts';
import { invalidParameter, missingParameter, notFoundError } from '../faultCodes.ts';
import type { AddressRecord } from '../records.ts';
import { sidFrom } from '../sid.ts';
import { queryOf } from './calls.ts';
import { Form } from './form.ts';
import { listing, pageOf } from './listing.ts';
import { addressResource } from './representation.ts';

interface Params {
  addressSid: string;
}

/** The provider cuts no name of an address with emergency calling: it refuses it. */
const LONGEST_NAME = 32;

export function addressRoutes(app: FastifyInstance, carrier: Carrier): void {
  const { store, config, clock, ids, commit } = carrier.deps;

  app.get('/Addresses.json', async (request) => {
    const query = new Form(request.query);
    const page = pageOf(query);
    const found = await store.addresses({ friendlyName: query.filled('FriendlyName') }, page);
    const path = `/Accounts/${config.accountSid}/Addresses.json`;
    return listing('addresses', path, found.map(addressResource), page, queryOf(request.url));
  });

  app.post('/Addresses.json', async (request, reply) => {
    const form = new Form(request.body);
    const needed = (name: string): string => {
      const value = form.filled(name);
      if (value === undefined) throw missingParameter(name);
      return value;
    };
    const now = clock.now().toISOString();
    const record: AddressRecord = {
      sid: sidFrom('AD', ids.uuid()),
      accountSid: config.accountSid,
      createdAt: now,
      updatedAt: now,
      customerName: needed('CustomerName'),
      street: needed('Street'),
      city: needed('City'),
      region: needed('Region'),
      postalCode: needed('PostalCode'),
      isoCountry: needed('IsoCountry'),
      friendlyName: '',
      streetSecondary: '',
      emergencyEnabled: false,
      ...changeOf(form),
    };
    await save(record);
    return reply.code(201).send(addressResource(record));
  });

  app.get<{ Params: Params }>('/Addresses/:addressSid.json', async (request) =>
    addressResource(await recordOf(request.params.addressSid, request.url)),
  );

  app.post<{ Params: Params }>('/Addresses/:addressSid.json', async (request) => {
    const known = await recordOf(request.params.addressSid, request.url);
    // The country of an address cannot be changed.
    const record = { ...known, ...changeOf(new Form(request.body)), updatedAt: clock.now().toISOString() };
    await save(record);
    return addressResource(record);
  });

  async function recordOf(sid: string, url: string): Promise<AddressRecord> {
    const record = await store.address(sid);
    if (!record) throw notFoundError(url);
    return record;
  }

  async function save(record: AddressRecord): Promise<void> {
    if (record.emergencyEnabled && record.friendlyName.length > LONGEST_NAME)
      throw invalidParameter(`FriendlyName of an emergency address has at most ${LONGEST_NAME} characters`);
    await commit((writes) => writes.address(record));
  }
}

function changeOf(form: Form): Partial<AddressRecord> {
  const given = {
    customerName: form.filled('CustomerName'),
    street: form.filled('Street'),
    city: form.filled('City'),
    region: form.filled('Region'),
    postalCode: form.filled('PostalCode'),
    friendlyName: form.filled('FriendlyName'),
    // An empty one takes it away.
    streetSecondary: form.text('StreetSecondary'),
    emergencyEnabled: form.flag('EmergencyEnabled'),
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}
