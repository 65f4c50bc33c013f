/** RegulatoryCompliance: what countries ask for, and the end users, documents and bundles that are handed in. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Carrier } from '../carrier.ts';
import { CarrierError, invalidParameter, missingParameter, notFoundError } from '../faultCodes.ts';
import { attributesOf } from '../registry/assigned.ts';
import { itemsOf, objectionTo, statusOfBundle } from '../registry/bundles.ts';
import type { ItemKind, RegistryItem } from '../registry/items.ts';
import { DOCUMENT_TYPES, type Regulation, REGULATIONS, regulationResource } from '../registry/regulations.ts';
import { sidFrom } from '../sid.ts';
import { Form } from './form.ts';
import { pageOf } from './listing.ts';

const PREFIX = { bundle: 'BU', bundleUser: 'IT', bundleDocument: 'RD', bundleItem: 'BV' } as const;
const END_USERS = new Set(['individual', 'business']);
/** Bytes of a file at the most. */
const LARGEST_FILE = 5 * 1024 * 1024;
const FILES = new Set(['application/pdf', 'image/jpeg', 'image/png']);
const BASE = '/RegulatoryCompliance';

type Params = { Params: { sid: string; itemSid: string } };

/** Registers the API; `app` is already below `/v2`, and knows who asks. */
export function regulatoryRoutes(app: FastifyInstance, carrier: Carrier): void {
  const { config, store, ids, commit } = carrier.deps;
  const now = () => carrier.registryClock.now();
  const root = `${config.baseUrl}/v2${BASE}`;

  // A file is sent as a form of several parts; what it is called and how large it is are kept, not what is in it.
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: LARGEST_FILE + 64 * 1024 },
    async (request: { headers: Record<string, unknown> }, body: Buffer) => {
      const headers = { 'content-type': String(request.headers['content-type']) };
      const form = await new Response(new Uint8Array(body), { headers }).formData();
      const fields: Record<string, string> = {};
      for (const [name, value] of form.entries())
        if (typeof value === 'string') fields[name] = value;
        else {
          if (!FILES.has(value.type) || value.size > LARGEST_FILE)
            throw new CarrierError(400, 22_500, 'File is none of PDF, JPEG and PNG, or is too large');
          fields['FileName'] = value.name;
          fields['MimeType'] = value.type;
        }
      return fields;
    },
  );

  async function itemOf(kind: ItemKind, sid: string, url: string): Promise<RegistryItem> {
    const item = await store.registryItem(sid);
    if (item?.kind !== kind) throw notFoundError(url);
    return item;
  }
  const create = async (kind: keyof typeof PREFIX, fields: RegistryItem['fields'], parentSid = '') => {
    const at = now().toISOString();
    const item: RegistryItem = {
      sid: sidFrom(PREFIX[kind], ids.uuid()),
      accountSid: config.accountSid,
      kind,
      parentSid,
      createdAt: at,
      updatedAt: at,
      fields,
    };
    await commit((writes) => writes.registry(item));
    return item;
  };
  const text = ({ fields }: Pick<RegistryItem, 'fields'>, name: string) => [fields[name] ?? ''].flat()[0] || null;
  const basics = ({ sid, accountSid, createdAt, updatedAt }: RegistryItem) => ({
    sid,
    account_sid: accountSid,
    date_created: createdAt,
    date_updated: updatedAt,
  });
  const created = (reply: FastifyReply, resource: object) => reply.code(201).send(resource);
  const listed = (resources: readonly object[], query: unknown, path: string) => {
    const { page, size } = pageOf(new Form(query));
    const url = `${root}${path}`;
    const meta = { page, page_size: size, first_page_url: url, previous_page_url: null, next_page_url: null };
    return { results: resources.slice(page * size, (page + 1) * size), meta: { ...meta, url, key: 'results' } };
  };
  const filledOf = (request: { body: unknown }, names: readonly string[]): Form => {
    const form = new Form(request.body);
    for (const name of names) if (form.filled(name) === undefined) throw missingParameter(name);
    return form;
  };

  app.get(`${BASE}/Regulations`, (request) => {
    const query = new Form(request.query);
    const asked = (name: string, value: string) => (query.filled(name) ?? value) === value;
    const found = REGULATIONS.filter(
      ({ country, numberType, endUser }) =>
        asked('IsoCountry', country) && asked('NumberType', numberType) && asked('EndUserType', endUser),
    );
    return listed(
      found.map((one) => regulationResource(one, root)),
      request.query,
      '/Regulations',
    );
  });
  app.get<Params>(`${BASE}/Regulations/:sid`, (request) => {
    const found = REGULATIONS.find(({ sid }) => sid === request.params.sid);
    if (!found) throw notFoundError(request.url);
    return regulationResource(found, root);
  });

  for (const [kind, path] of [
    ['bundleUser', 'EndUsers'],
    ['bundleDocument', 'SupportingDocuments'],
  ] as const) {
    const isDocument = kind === 'bundleDocument';
    const resource = async (item: RegistryItem) => ({
      ...basics(item),
      friendly_name: text(item, 'FriendlyName'),
      type: text(item, 'Type'),
      attributes: attributesOf(item),
      ...(isDocument ? { mime_type: text(item, 'MimeType'), ...(await reviewOf(item)), errors: null } : {}),
      url: `${root}/${path}/${item.sid}`,
    });
    app.post(`${BASE}/${path}`, async (request, reply) => {
      const form = filledOf(request, ['FriendlyName', 'Type']);
      const type = form.filled('Type') ?? '';
      if (!(isDocument ? DOCUMENT_TYPES : END_USERS).has(type))
        throw invalidParameter(`Type ${type} is none of ${path}`);
      attributesOf({ fields: form.fields });
      return created(reply, await resource(await create(kind, form.fields)));
    });
    app.get<Params>(`${BASE}/${path}/:sid`, async (request) =>
      resource(await itemOf(kind, request.params.sid, request.url)),
    );
    app.post<Params>(`${BASE}/${path}/:sid`, async (request) => {
      const item = await itemOf(kind, request.params.sid, request.url);
      const fields = { ...item.fields, ...new Form(request.body).fields };
      attributesOf({ fields });
      const after = { ...item, fields, updatedAt: now().toISOString() };
      await commit((writes) => writes.registry(after));
      return resource(after);
    });
  }

  /** What became of a document: as its bundle was decided. */
  async function reviewOf(item: RegistryItem): Promise<{ status: string; failure_reason: string | null }> {
    for (const assigned of await store.registryItems({ kind: 'bundleItem' })) {
      if (text(assigned, 'ObjectSid') !== item.sid) continue;
      const bundle = await store.registryItem(assigned.parentSid);
      const status = bundle ? await statusOfBundle(carrier, bundle) : 'draft';
      if (status !== 'twilio-rejected') return { status: status.toUpperCase(), failure_reason: null };
      const reason = objectionTo(item) ?? (bundle?.forced ? 'The document does not show what was said of it.' : null);
      return { status: reason ? 'TWILIO_REJECTED' : 'TWILIO_APPROVED', failure_reason: reason };
    }
    return { status: 'DRAFT', failure_reason: null };
  }

  const bundleResource = async (item: RegistryItem) => ({
    ...basics(item),
    regulation_sid: regulationOf(item)?.sid ?? null,
    friendly_name: text(item, 'FriendlyName'),
    status: await statusOfBundle(carrier, item),
    valid_until: null,
    email: text(item, 'Email'),
    status_callback: text(item, 'StatusCallback'),
    url: `${root}/Bundles/${item.sid}`,
    links: {
      evaluations: `${root}/Bundles/${item.sid}/Evaluations`,
      item_assignments: `${root}/Bundles/${item.sid}/ItemAssignments`,
      bundle_copies: `${root}/Bundles/${item.sid}/Copies`,
    },
  });
  const regulationOf = (item: Pick<RegistryItem, 'fields'>): Regulation | undefined =>
    REGULATIONS.find(
      (one) =>
        one.sid === text(item, 'RegulationSid') ||
        (text(item, 'RegulationSid') === null &&
          one.country === text(item, 'IsoCountry') &&
          one.numberType === text(item, 'NumberType') &&
          one.endUser === text(item, 'EndUserType')),
    );

  app.post(`${BASE}/Bundles`, async (request, reply) => {
    const form = filledOf(request, ['FriendlyName', 'Email']);
    const regulation = regulationOf({ fields: form.fields });
    if (!regulation) throw invalidParameter('No regulation is like this');
    const { country: IsoCountry, numberType: NumberType, endUser: EndUserType } = regulation;
    return created(
      reply,
      await bundleResource(await create('bundle', { ...form.fields, IsoCountry, NumberType, EndUserType })),
    );
  });
  app.get(`${BASE}/Bundles`, async (request) => {
    const name = new Form(request.query).filled('FriendlyName');
    const found = (await store.registryItems({ kind: 'bundle' })).filter(
      (item) => name === undefined || text(item, 'FriendlyName') === name,
    );
    return listed(await Promise.all(found.map(bundleResource)), request.query, '/Bundles');
  });
  app.get<Params>(`${BASE}/Bundles/:sid`, async (request) =>
    bundleResource(await itemOf('bundle', request.params.sid, request.url)),
  );
  app.post<Params>(`${BASE}/Bundles/:sid`, async (request) => {
    const item = await itemOf('bundle', request.params.sid, request.url);
    const form = new Form(request.body);
    const sent = form.filled('Status') === 'pending-review';
    if (sent && (await evaluate(item)).some(({ passed }) => !passed))
      throw invalidParameter(`Bundle ${item.sid} is not compliant with its regulation`, 22_216);
    const { forced: _before, ...rest } = item;
    const after = {
      ...(sent ? rest : item),
      fields: { ...item.fields, ...form.fields },
      updatedAt: now().toISOString(),
      ...(sent ? { submittedAt: now().toISOString() } : {}),
    };
    await commit((writes) => writes.registry(after));
    return bundleResource(after);
  });

  const assignmentResource = (item: RegistryItem) => ({
    sid: item.sid,
    account_sid: item.accountSid,
    bundle_sid: item.parentSid,
    object_sid: text(item, 'ObjectSid'),
    date_created: item.createdAt,
    url: `${root}/Bundles/${item.parentSid}/ItemAssignments/${item.sid}`,
  });
  app.post<Params>(`${BASE}/Bundles/:sid/ItemAssignments`, async (request, reply) => {
    const bundle = await itemOf('bundle', request.params.sid, request.url);
    const form = filledOf(request, ['ObjectSid']);
    const object = await store.registryItem(form.filled('ObjectSid') ?? '');
    if (object?.kind !== 'bundleUser' && object?.kind !== 'bundleDocument')
      throw invalidParameter(`ObjectSid ${form.filled('ObjectSid')} was not found`);
    if ((await itemsOf(store, bundle.sid)).some(({ sid }) => sid === object.sid))
      throw new CarrierError(409, 20_409, `${object.sid} is assigned already`);
    return created(reply, assignmentResource(await create('bundleItem', form.fields, bundle.sid)));
  });
  app.get<Params>(`${BASE}/Bundles/:sid/ItemAssignments`, async (request) => {
    const bundle = await itemOf('bundle', request.params.sid, request.url);
    const found = await store.registryItems({ kind: 'bundleItem', parentSid: bundle.sid });
    return listed(found.map(assignmentResource), request.query, `/Bundles/${bundle.sid}/ItemAssignments`);
  });
  app.delete<Params>(`${BASE}/Bundles/:sid/ItemAssignments/:itemSid`, async (request, reply) => {
    const item = await itemOf('bundleItem', request.params.itemSid, request.url);
    await commit((writes) => writes.registryGone(item.sid));
    return reply.code(204).send();
  });

  app.post<Params>(`${BASE}/Bundles/:sid/Evaluations`, async (request, reply) => {
    const bundle = await itemOf('bundle', request.params.sid, request.url);
    const results = await evaluate(bundle);
    const sid = sidFrom('EL', ids.uuid());
    return created(reply, {
      sid,
      account_sid: config.accountSid,
      regulation_sid: regulationOf(bundle)?.sid ?? null,
      bundle_sid: bundle.sid,
      status: results.every(({ passed }) => passed) ? 'compliant' : 'noncompliant',
      results,
      date_created: now().toISOString(),
      url: `${root}/Bundles/${bundle.sid}/Evaluations/${sid}`,
    });
  });

  /** What its regulation asks for, and whether it is there. */
  async function evaluate(bundle: RegistryItem) {
    const regulation = regulationOf(bundle);
    const items = await itemsOf(store, bundle.sid);
    const judged = (
      requirement: { name: string; called: string; type: string },
      held: RegistryItem | undefined,
      names: readonly { machine_name: string; friendly_name: string }[],
    ) => {
      const about = held ? attributesOf(held) : {};
      const invalid = held ? names.filter(({ machine_name: name }) => !about[name]) : [];
      return {
        friendly_name: requirement.called,
        object_type: requirement.type,
        requirement_name: requirement.name,
        requirement_friendly_name: requirement.called,
        passed: held !== undefined && invalid.length === 0,
        failure_reason: held === undefined ? `${requirement.called} is missing.` : null,
        error_code: held === undefined ? 22_214 : null,
        valid: [],
        invalid: invalid.map(({ machine_name: name, friendly_name: called }) => ({
          friendly_name: called,
          object_field: name,
          failure_reason: `${called} is missing.`,
          error_code: 22_215,
        })),
      };
    };
    const user = items.find(({ kind }) => kind === 'bundleUser');
    const documents = items.filter(({ kind }) => kind === 'bundleDocument');
    return [
      judged({ name: 'end_user', called: 'End user', type: regulation?.endUser ?? '' }, user, regulation?.fields ?? []),
      ...(regulation?.documents ?? []).map(({ requirement, name, accepted }) => {
        const held = documents.find((one) => accepted.some(({ type }) => type === text(one, 'Type')));
        const as = accepted.find(({ type }) => held && type === text(held, 'Type'));
        return judged({ name: requirement, called: name, type: 'document' }, held, as?.fields ?? []);
      }),
    ];
  }
}
