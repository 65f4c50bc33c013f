/** The Content API: templates of messages, and WhatsApp's approval of them. Bodies are JSON. */
import { givenFields } from '@ringline/kit/carrier';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Carrier } from '../carrier.ts';
import { CarrierError, invalidParameter, missingParameter, notFoundError } from '../faultCodes.ts';
import { contentOf, judgementOf, type ContentRecord } from '../registry/content.ts';
import { sidFrom } from '../sid.ts';
import { Form } from './form.ts';
import { pageOf } from './listing.ts';

const action = z.object({
  type: z.enum(['QUICK_REPLY', 'URL', 'PHONE_NUMBER']).optional(),
  title: z.string().min(1).max(25),
  id: z.string().max(200).optional(),
  url: z.url().optional(),
  phone: z.string().optional(),
});
const body = z.string().min(1).max(1_024);
const TYPES: Readonly<Record<string, z.ZodType>> = {
  'twilio/text': z.object({ body }),
  'twilio/quick-reply': z.object({ body, actions: z.array(action).min(1).max(10) }),
  'twilio/call-to-action': z.object({ body, actions: z.array(action).min(1).max(2) }),
};
const contentSchema = z.object({
  friendly_name: z.string().default(''),
  language: z.string().regex(/^[a-z]{2,3}(?:_[A-Z]{2})?$/),
  variables: z.record(z.string(), z.string()).default({}),
  types: z.record(z.string(), z.unknown()),
});
const CATEGORIES = new Set(['UTILITY', 'MARKETING', 'AUTHENTICATION']);

/** Registers the API; `app` is already below `/v1`, and knows who asks. */
export function contentRoutes(app: FastifyInstance, carrier: Carrier): void {
  const { config, store, clock, ids, commit } = carrier.deps;
  const root = `${config.baseUrl}/v1/Content`;
  type Params = { Params: { content: string } };

  const resource = (record: ContentRecord) => ({
    sid: record.sid,
    account_sid: record.accountSid,
    friendly_name: record.friendlyName,
    language: record.language,
    variables: record.variables,
    types: record.types,
    date_created: record.createdAt,
    date_updated: record.createdAt,
    url: `${root}/${record.sid}`,
    links: {
      approval_create: `${root}/${record.sid}/ApprovalRequests/whatsapp`,
      approval_fetch: `${root}/${record.sid}/ApprovalRequests`,
    },
  });
  const approvalOf = (record: ContentRecord) => {
    const { status, reason } = judgementOf(record, clock.now(), config.registryStepMs);
    const { name = '', category = '' } = record.approval ?? {};
    const about = { name, category, content_type: contentOf(record).type };
    return { ...about, status, rejection_reason: reason, allow_category_change: false };
  };
  async function recordOf(sid: string, url: string): Promise<ContentRecord> {
    const record = await store.content(sid);
    if (!record) throw notFoundError(url);
    return record;
  }

  app.post('/Content', async (request, reply) => {
    const read = contentSchema.safeParse(request.body);
    if (!read.success) throw invalidParameter(read.error.issues.map(({ message }) => message).join(' '), 20_422);
    const { friendly_name: friendlyName, language, variables, types } = read.data;
    const [type, ...more] = Object.keys(types);
    const shape = type === undefined ? undefined : TYPES[type];
    if (!shape || more.length > 0 || !shape.safeParse(types[type ?? '']).success)
      throw invalidParameter(`types ${JSON.stringify(types)} are not valid`, 20_422);
    const record: ContentRecord = {
      sid: sidFrom('HX', ids.uuid()),
      accountSid: config.accountSid,
      createdAt: clock.now().toISOString(),
      friendlyName,
      language,
      variables,
      types,
    };
    await commit((writes) => writes.content(record));
    return reply.code(201).send(resource(record));
  });

  app.get('/Content', async (request) => {
    const { page, size } = pageOf(new Form(request.query));
    const found = await store.contents();
    const meta = { page, page_size: size, first_page_url: root, previous_page_url: null, next_page_url: null };
    return {
      contents: found.slice(page * size, (page + 1) * size).map(resource),
      meta: { ...meta, url: root, key: 'contents' },
    };
  });
  app.get<Params>('/Content/:content', async (request) =>
    resource(await recordOf(request.params.content, request.url)),
  );
  app.delete<Params>('/Content/:content', async (request, reply) => {
    const { sid } = await recordOf(request.params.content, request.url);
    await commit((writes) => writes.contentGone(sid));
    return reply.code(204).send();
  });

  app.get<Params>('/Content/:content/ApprovalRequests', async (request) => {
    const record = await recordOf(request.params.content, request.url);
    const url = `${root}/${record.sid}/ApprovalRequests`;
    return { sid: record.sid, account_sid: record.accountSid, whatsapp: approvalOf(record), url };
  });
  app.post<Params>('/Content/:content/ApprovalRequests/whatsapp', async (request, reply) => {
    const record = await recordOf(request.params.content, request.url);
    const { name, category } = givenFields(request.body);
    if (typeof name !== 'string') throw missingParameter('name');
    if (!/^[a-z0-9_]{1,512}$/.test(name))
      throw invalidParameter('Template name must be lower-case letters, digits and underscores', 20_422);
    if (typeof category !== 'string' || !CATEGORIES.has(category))
      throw invalidParameter(`category ${String(category)} is not valid`, 20_422);
    if (record.approval) throw new CarrierError(409, 20_409, 'This content was submitted already');
    const namesake = (one: ContentRecord) => one.approval?.name === name && one.language === record.language;
    if ((await store.contents()).some(namesake))
      throw invalidParameter(`A template ${name} exists in ${record.language}`, 20_422);
    const asked = { ...record, approval: { name, category, submittedAt: clock.now().toISOString() } };
    await commit((writes) => writes.content(asked));
    return reply.code(201).send(approvalOf(asked));
  });
}
