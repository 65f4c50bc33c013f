/** TrustHub: who a business is, told once and used by its brand. Profiles and trust products work alike. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Carrier } from '../carrier.ts';
import { CarrierError, invalidParameter, missingParameter, notFoundError } from '../faultCodes.ts';
import { profileStatus, type ItemKind, type RegistryItem } from '../registry/items.ts';
import { assignedTo, attributesOf, PRIMARY_PROFILE } from '../registry/assigned.ts';
import { sidFrom } from '../sid.ts';
import { Form } from './form.ts';
import { pageOf } from './listing.ts';

/** The provider's, as several of its customers publish them. */
const POLICIES = {
  secondary: 'RNdfbf3fae0e1107f8aded0e7cead80bf5',
  starter: 'RN806dd6cd175f314e1f96a9727ee271f4',
  a2p: 'RNb0d4771c2c98518d916a3d4cd70a8f8b',
  soleProprietor: 'RN670d5d2e282a6130ae063b234b6019c8',
} as const;
interface Policy {
  readonly name: string;
  readonly of: 'profile' | 'product';
  /** Types that must be assigned; each attribute must be filled. */
  readonly needs: Readonly<Record<string, readonly string[]>>;
  /** Whether another profile stands behind it. */
  readonly behind: boolean;
}
const REQUIRED: Readonly<Record<string, Policy>> = {
  [POLICIES.secondary]: {
    name: 'Secondary Customer Profile of type Business',
    of: 'profile',
    needs: {
      customer_profile_business_information: [
        'business_name',
        'business_type',
        'business_registration_identifier',
        'business_registration_number',
        'business_identity',
        'business_industry',
        'business_regions_of_operation',
        'website_url',
      ],
      authorized_representative_1: [
        'first_name',
        'last_name',
        'email',
        'phone_number',
        'business_title',
        'job_position',
      ],
      customer_profile_address: ['address_sids'],
    },
    behind: true,
  },
  [POLICIES.starter]: {
    name: 'Starter Customer Profile of type Individual',
    of: 'profile',
    needs: {
      starter_customer_profile_information: ['first_name', 'last_name', 'email', 'phone_number'],
      customer_profile_address: ['address_sids'],
    },
    behind: true,
  },
  [POLICIES.a2p]: {
    name: 'A2P Messaging Profile',
    of: 'product',
    needs: { us_a2p_messaging_profile_information: ['company_type'] },
    behind: true,
  },
  [POLICIES.soleProprietor]: {
    name: 'Sole Proprietor A2P Messaging Profile',
    of: 'product',
    needs: { sole_proprietor_information: ['brand_name', 'mobile_phone_number', 'vertical'] },
    behind: true,
  },
};
const DOCUMENTS = new Set(['customer_profile_address']);
const PREFIX = { profile: 'BU', product: 'BU', endUser: 'IT', document: 'RD', assignment: 'BV' } as const;

type Params = { Params: { sid: string } };

/** Registers the API; `app` is already below `/v1`, and knows who asks. */
export function trustHubRoutes(app: FastifyInstance, carrier: Carrier): void {
  const { config, store, ids, commit } = carrier.deps;
  const now = () => carrier.registryClock.now();
  const root = `${config.baseUrl}/v1`;

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
  const basics = ({ sid, accountSid, createdAt, updatedAt }: RegistryItem) => ({
    sid,
    account_sid: accountSid,
    date_created: createdAt,
    date_updated: updatedAt,
  });
  const text = ({ fields }: RegistryItem, name: string) => [fields[name] ?? ''].flat()[0] || null;
  const created = (reply: FastifyReply, resource: object) => reply.code(201).send(resource);
  const listed = (name: string, resources: readonly object[], query: unknown, path: string) => {
    const { page, size } = pageOf(new Form(query));
    const url = `${root}${path}`;
    const meta = { page, page_size: size, first_page_url: url, previous_page_url: null, next_page_url: null };
    return { [name]: resources.slice(page * size, (page + 1) * size), meta: { ...meta, url, key: name } };
  };

  for (const [kind, path] of [
    ['profile', 'CustomerProfiles'],
    ['product', 'TrustProducts'],
  ] as const) {
    const ofParent = kind === 'profile' ? 'customer_profile_sid' : 'trust_product_sid';
    const resource = (item: RegistryItem) => ({
      ...basics(item),
      policy_sid: text(item, 'PolicySid'),
      friendly_name: text(item, 'FriendlyName'),
      email: text(item, 'Email'),
      status: profileStatus(item, now(), config.registryStepMs),
      status_callback: text(item, 'StatusCallback') ?? '',
      valid_until: null,
      errors: null,
      url: `${root}/${path}/${item.sid}`,
      links: { evaluations: `${root}/${path}/${item.sid}/Evaluations` },
    });

    app.post(`/${path}`, async (request, reply) => {
      const form = new Form(request.body);
      for (const name of ['FriendlyName', 'Email', 'PolicySid'])
        if (form.filled(name) === undefined) throw missingParameter(name);
      if (REQUIRED[form.filled('PolicySid') ?? '']?.of !== kind)
        throw invalidParameter(`PolicySid ${form.filled('PolicySid')} is no policy of ${path}`);
      return created(reply, resource(await create(kind, form.fields)));
    });
    app.get(`/${path}`, async (request) => {
      const name = new Form(request.query).filled('FriendlyName');
      const found = (await store.registryItems({ kind })).filter(
        (item) => name === undefined || text(item, 'FriendlyName') === name,
      );
      return listed('results', found.map(resource), request.query, `/${path}`);
    });
    app.get<Params>(`/${path}/:sid`, async (request) => resource(await itemOf(kind, request.params.sid, request.url)));
    app.post<Params>(`/${path}/:sid`, async (request) => {
      const item = await itemOf(kind, request.params.sid, request.url);
      const form = new Form(request.body);
      const sent = form.filled('Status') === 'pending-review';
      if (sent && (await evaluate(item)).some(({ passed }) => !passed))
        throw invalidParameter(`${path} ${item.sid} is not compliant with its policy`, 20_001);
      const after = {
        ...item,
        fields: { ...item.fields, ...form.fields },
        updatedAt: now().toISOString(),
        ...(sent ? { submittedAt: now().toISOString() } : {}),
      };
      await commit((writes) => writes.registry(after));
      return resource(after);
    });

    app.post<Params>(`/${path}/:sid/EntityAssignments`, async (request, reply) => {
      const item = await itemOf(kind, request.params.sid, request.url);
      const object = new Form(request.body).filled('ObjectSid');
      if (object === undefined) throw missingParameter('ObjectSid');
      const known = await store.registryItem(object);
      if (object !== PRIMARY_PROFILE && !['endUser', 'document', 'profile'].includes(known?.kind ?? ''))
        throw notFoundError(object);
      const before = await store.registryItems({ kind: 'assignment', parentSid: item.sid });
      if (before.some((one) => text(one, 'ObjectSid') === object))
        throw new CarrierError(409, 20_409, `${object} is assigned already`);
      const made = await create('assignment', { ObjectSid: object }, item.sid);
      return created(reply, assignment(made));
    });
    app.get<Params>(`/${path}/:sid/EntityAssignments`, async (request) => {
      const item = await itemOf(kind, request.params.sid, request.url);
      const found = await store.registryItems({ kind: 'assignment', parentSid: item.sid });
      return listed('results', found.map(assignment), request.query, `/${path}/${item.sid}/EntityAssignments`);
    });
    const assignment = (item: RegistryItem) => ({
      sid: item.sid,
      account_sid: item.accountSid,
      [ofParent]: item.parentSid,
      object_sid: text(item, 'ObjectSid'),
      date_created: item.createdAt,
      url: `${root}/${path}/${item.parentSid}/EntityAssignments/${item.sid}`,
    });

    app.post<Params>(`/${path}/:sid/Evaluations`, async (request, reply) => {
      const item = await itemOf(kind, request.params.sid, request.url);
      const policy = new Form(request.body).filled('PolicySid');
      if (policy === undefined) throw missingParameter('PolicySid');
      if (policy !== text(item, 'PolicySid')) throw invalidParameter(`PolicySid ${policy} is not that of ${item.sid}`);
      const results = await evaluate(item);
      const sid = sidFrom('EL', ids.uuid());
      return created(reply, {
        sid,
        account_sid: item.accountSid,
        policy_sid: policy,
        [ofParent]: item.sid,
        status: results.every(({ passed }) => passed) ? 'compliant' : 'noncompliant',
        results,
        date_created: now().toISOString(),
        url: `${root}/${path}/${item.sid}/Evaluations/${sid}`,
      });
    });
  }

  /** What its policy asks for, and whether it is there. */
  async function evaluate(item: RegistryItem) {
    const policy = REQUIRED[text(item, 'PolicySid') ?? ''];
    if (!policy) throw invalidParameter('The policy is not known');
    const assigned = await assignedTo(store, item.sid);
    const results = Object.entries(policy.needs).map(([type, names]) => {
      const held = assigned.items.find((one) => text(one, 'Type') === type);
      const about = held ? attributesOf(held) : {};
      const invalid = names.filter((name) => !about[name]);
      return {
        requirement_name: type,
        object_type: type,
        passed: held !== undefined && invalid.length === 0,
        failure_reason: held === undefined ? `A ${type} is missing` : null,
        invalid: invalid.map((object_field) => ({ object_field, failure_reason: `${object_field} is missing` })),
      };
    });
    return [
      ...results,
      {
        requirement_name: 'primary_customer_profile',
        object_type: 'primary_customer_profile',
        passed: !policy.behind || assigned.profiles.length > 0,
        failure_reason: assigned.profiles.length > 0 ? null : 'A customer profile is missing',
        invalid: [],
      },
    ];
  }

  for (const [kind, path] of [
    ['endUser', 'EndUsers'],
    ['document', 'SupportingDocuments'],
  ] as const) {
    const resource = (item: RegistryItem) => ({
      ...basics(item),
      friendly_name: text(item, 'FriendlyName'),
      type: text(item, 'Type'),
      attributes: attributesOf(item),
      ...(kind === 'document' ? { mime_type: null, status: 'DRAFT' } : {}),
      url: `${root}/${path}/${item.sid}`,
    });
    app.post(`/${path}`, async (request, reply) => {
      const form = new Form(request.body);
      for (const name of ['FriendlyName', 'Type']) if (form.filled(name) === undefined) throw missingParameter(name);
      const type = form.filled('Type') ?? '';
      const known = Object.values(REQUIRED).some(({ needs }) => type in needs);
      if (!known || DOCUMENTS.has(type) !== (kind === 'document'))
        throw invalidParameter(`Type ${type} is none of ${path}`);
      attributesOf({ fields: form.fields });
      return created(reply, resource(await create(kind, form.fields)));
    });
    app.get<Params>(`/${path}/:sid`, async (request) => resource(await itemOf(kind, request.params.sid, request.url)));
    app.post<Params>(`/${path}/:sid`, async (request) => {
      const item = await itemOf(kind, request.params.sid, request.url);
      const fields = { ...item.fields, ...new Form(request.body).fields };
      attributesOf({ fields });
      const after = { ...item, fields, updatedAt: now().toISOString() };
      await commit((writes) => writes.registry(after));
      return resource(after);
    });
  }

  app.get('/Policies', async (request) => {
    const policies = Object.entries(REQUIRED).map(([sid, { name, needs }]) => ({
      sid,
      friendly_name: name,
      requirements: { end_user: Object.keys(needs) },
      url: `${root}/Policies/${sid}`,
    }));
    return listed('results', policies, request.query, '/Policies');
  });
}
