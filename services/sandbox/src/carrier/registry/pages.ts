/** The page where a person plays the registry: which businesses, campaigns and toll-free numbers wait, and how it decides. */
import { readParams } from '@ringline/kit/http';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { escaped, page } from '../../gateway/html.ts';
import type { Carrier } from '../carrier.ts';
import { Form } from '../rest/form.ts';
import { REASONS, type RegistryItem } from './items.ts';
import { stateOf, TOLL_FREE_REASONS, type VerificationRecord } from './verification.ts';
import { saidOf } from './assigned.ts';
import { nameOfBundle, statusOfBundle } from './bundles.ts';

const DAY_MS = 86_400_000;
const withSid = z.object({ sid: z.string() });
/** What a person may decide. */
const decision = z.object({ status: z.string().min(1).max(40), code: z.coerce.number().int().optional() });

interface Case {
  readonly sid: string;
  readonly kind: 'brand' | 'bundle' | 'campaign' | 'toll-free';
  readonly name: string;
  readonly status: string;
  readonly codes: readonly number[];
  /** A sole proprietor's answer is waited for. */
  readonly waitsForYes: boolean;
}

/** Everything that the registry looks at, oldest first. */
export async function casesOf(carrier: Carrier): Promise<Case[]> {
  const { store, config } = carrier.deps;
  const { registry, registryClock } = carrier;
  const text = ({ fields }: Pick<RegistryItem, 'fields'>, name: string) => [fields[name] ?? ''].flat()[0] ?? '';
  const brands = await Promise.all(
    (await store.registryItems({ kind: 'brand' })).map(async (item): Promise<Case> => {
      const { status, identity, reasons, about } = await registry.brand(item);
      return {
        sid: item.sid,
        kind: 'brand',
        name: saidOf(about, 'brand_name') || saidOf(about, 'business_name'),
        status,
        codes: reasons.map(({ code }) => code),
        waitsForYes: status === 'APPROVED' && identity === 'UNVERIFIED',
      };
    }),
  );
  const campaigns = await Promise.all(
    (await store.registryItems({ kind: 'campaign' })).map(async (item): Promise<Case> => {
      const { status, reasons } = await registry.campaign(item);
      return {
        sid: item.sid,
        kind: 'campaign',
        name: text(item, 'Description'),
        status,
        codes: reasons.map(({ code }) => code),
        waitsForYes: false,
      };
    }),
  );
  const tollFree = (await store.verifications({})).map((record): Case => {
    const { status, reasons } = stateOf(record, registryClock.now(), config.registryStepMs);
    return {
      sid: record.sid,
      kind: 'toll-free',
      name: record.phoneNumber,
      status,
      codes: reasons.map(({ code }) => code),
      waitsForYes: false,
    };
  });
  const bundles = await Promise.all(
    (await store.registryItems({ kind: 'bundle' }))
      .filter(({ submittedAt }) => submittedAt !== undefined)
      .map(async (item): Promise<Case> => ({
        sid: item.sid,
        kind: 'bundle',
        name: `${text(item, 'IsoCountry')} ${text(item, 'NumberType')}: ${await nameOfBundle(store, item)}`,
        status: await statusOfBundle(carrier, item),
        codes: [],
        waitsForYes: false,
      })),
  );
  return [...brands, ...campaigns, ...tollFree, ...bundles];
}

/** Decides a case by hand. @returns false when there is none like it */
export async function decide(carrier: Carrier, sid: string, forced: { status: string; code?: number | undefined }) {
  const { store, commit } = carrier.deps;
  const updatedAt = carrier.registryClock.now().toISOString();
  const item = await store.registryItem(sid);
  if (item?.kind === 'brand' || item?.kind === 'campaign' || item?.kind === 'bundle') {
    await commit((writes) => writes.registry({ ...item, forced, updatedAt }));
    return true;
  }
  const record: VerificationRecord | undefined = await store.verification(sid);
  if (!record) return false;
  await commit((writes) => writes.verification({ ...record, forced }));
  return true;
}

const ENDS = {
  brand: { yes: 'APPROVED', no: 'FAILED', codes: [30_702, 30_799, 30_712, 30_751] },
  campaign: { yes: 'VERIFIED', no: 'FAILED', codes: [30_885, 30_889, 30_893, 30_899] },
  bundle: { yes: 'twilio-approved', no: 'twilio-rejected', codes: [] },
  'toll-free': { yes: 'TWILIO_APPROVED', no: 'TWILIO_REJECTED', codes: TOLL_FREE_REASONS },
} as const;

function row({ sid, kind, name, status, codes, waitsForYes }: Case): string {
  const { yes, no, codes: reasons } = ENDS[kind];
  const button = (value: string, label: string, code?: number) =>
    `<form method="post" action="registry/${escaped(sid)}"><input type="hidden" name="status" value="${value}">${
      code === undefined ? '' : `<input type="hidden" name="code" value="${code}">`
    }<button class="plain small" title="${escaped(code === undefined ? '' : (REASONS[code]?.reason ?? ''))}">${label}</button></form>`;
  const confirm = waitsForYes
    ? `<form method="post" action="registry/${escaped(sid)}/yes"><button class="plain small">Answer YES for them</button></form>`
    : '';
  const suspend = kind === 'campaign' ? button('SUSPENDED', 'Suspend') : kind === 'bundle' ? button(no, 'Reject') : '';
  return `<li style="flex-wrap:wrap"><span style="flex:1 0 100%"><b>${escaped(kind)}</b> ${escaped(name.slice(0, 80))}<br><small>${escaped(status)} ${escaped(codes.join(', '))} · ${escaped(sid.slice(0, 10))}…</small></span>${button(yes, 'Approve')}${reasons.map((code) => button(no, String(code), code)).join('')}${suspend}${confirm}</li>`;
}

const registryPage = (cases: readonly Case[], now: Date): string =>
  page(
    'Registry',
    `<h1>Registry of businesses that text</h1><p class="muted">You play the carriers’ reviewers here. Press a code to reject with it. Reviews follow this clock: ${escaped(now.toUTCString())}.</p>
<form method="post" action="registry/clock"><button class="plain small" name="days" value="1">One day on</button></form>
${cases.length === 0 ? '<p>Nothing was submitted.</p>' : `<ul>${cases.map(row).join('')}</ul>`}`,
  );

/** `app` is below `/sandbox`, behind its door. */
export async function registryPages(app: FastifyInstance, carrier: Carrier): Promise<void> {
  if (!app.hasContentTypeParser('application/x-www-form-urlencoded')) await app.register(formbody);
  const html = (reply: FastifyReply, status: number, words: string) =>
    reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(words);
  const none = (reply: FastifyReply) =>
    html(reply, 404, page('No such registration', '<h1>There is no such registration</h1>'));

  app.get('/registry', async (_request, reply) =>
    html(reply, 200, registryPage(await casesOf(carrier), carrier.registryClock.now())),
  );
  app.post('/registry/clock', async (request, reply) => {
    carrier.registryClock.forward(new Form(request.body).number('days', 1) * DAY_MS);
    return reply.redirect('../registry', 303);
  });
  app.post('/registry/:sid', async (request, reply) => {
    const { sid } = readParams(request, withSid);
    if (!(await decide(carrier, sid, decision.parse(request.body)))) return none(reply);
    return reply.redirect('../registry', 303);
  });
  app.post('/registry/:sid/yes', async (request, reply) => {
    const { sid } = readParams(request, withSid);
    if (!(await confirm(carrier, sid))) return none(reply);
    return reply.redirect('../../registry', 303);
  });

  app.get('/api/registry', () => casesOf(carrier));
  app.put('/api/registry/:sid', async (request, reply) => {
    const { sid } = readParams(request, withSid);
    if (!(await decide(carrier, sid, decision.parse(request.body))))
      return reply.code(404).send({ status: 404, title: 'Nothing like it was submitted.' });
    return reply.code(204).send();
  });
  app.post('/api/registry/clock', async (request, reply) => {
    const { ms } = z.object({ ms: z.number().int().positive() }).parse(request.body);
    carrier.registryClock.forward(ms);
    return reply.code(204).send();
  });
}

/** The person whom the registry texted answers YES. */
async function confirm(carrier: Carrier, sid: string): Promise<boolean> {
  const item = await carrier.deps.store.registryItem(sid);
  if (item?.kind !== 'brand') return false;
  const confirmed = await carrier.registry.confirming(item);
  const { about } = await carrier.registry.brand(confirmed);
  await carrier.registry.answer(saidOf(about, 'mobile_phone_number'), 'YES');
  return true;
}
