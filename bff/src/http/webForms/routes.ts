/**
 * `GET` and `POST /forms/{key}`, and `GET /forms/{key}/thanks`: the page by which strangers join a list of a workspace. It needs no
 * script and no session, sets no cookie, and may be framed by the sites that the workspace named.
 */
import { isAway, type Refusal, refusalOf } from '@ringline/kit/errors';
import { readParams } from '@ringline/kit/http';
import { type OpenWebFormResponse, WebFormService } from '@ringline/proto/contacts/v1/web_forms_pb';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Edge } from '../../edge/edge.ts';
import { preferredLanguage } from './language.ts';
import { limitOpening, limitSending } from './limits.ts';
import { FORMS, webFormLink } from './link.ts';
import {
  formPage,
  NAMES,
  notice,
  NOTHING,
  type Outcome,
  outcomePage,
  type Problem,
  type Typed,
  VALUE,
} from './page.ts';
import { STYLE_HASH } from './style.ts';
import { WORDS } from './words.ts';

/** A form with sixteen long answers is far from it. */
const MOST_BYTES = 65_536;
const path = z.object({ key: z.string().max(64) });
const body = z.record(z.string(), z.union([z.string(), z.array(z.string())])).catch({});
const thanks = z.object({ for: z.enum(['joined', 'confirm', 'start']).catch('joined') }).catch({ for: 'joined' });
const problemsOf = z.array(z.object({ field: z.string(), problem: z.string() })).catch([]);
const OUTCOMES: Readonly<Record<string, Outcome>> = { JOINED: 'joined', CONFIRM: 'confirm', OPTED_OUT: 'start' };
const FRAMES: readonly string[] = ['iframe', 'frame', 'embed', 'object'];

export function webForms(app: FastifyInstance, edge: Edge): void {
  const service = () => edge.rpc.client(WebFormService);
  const languageOf = (request: FastifyRequest) => preferredLanguage(request.headers['accept-language']);

  function send(reply: FastifyReply, status: number, page: string, form?: OpenWebFormResponse): FastifyReply {
    return (
      reply
        .code(status)
        .header('content-security-policy', policyOf(form))
        .header('x-content-type-options', 'nosniff')
        // Our own address is told with a form that is sent, and a site learns no more than that.
        .header('referrer-policy', 'strict-origin-when-cross-origin')
        .header('permissions-policy', 'camera=(), geolocation=(), microphone=()')
        .header('cache-control', 'no-store')
        .header('vary', 'accept-language')
        .type('text/html; charset=utf-8')
        .send(page)
    );
  }

  /** Whoever follows a link sees a page, never a body of errors. */
  function sendRefused(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
    const language = languageOf(request);
    const words = WORDS[language];
    const refusal = refusalOf(error);
    switch (refusal?.code) {
      case 'NOT_FOUND':
      case 'VALIDATION_FAILED':
        return send(reply, 404, notice(language, words.missing));
      case 'GONE':
        return send(reply, 410, notice(language, words.closed));
      case 'RATE_LIMITED': {
        const text = words.tooMany(minutesOf(refusal));
        void reply.header('retry-after', String(secondsOf(refusal)));
        return send(reply, 429, notice(language, { title: words.busy.title, text }));
      }
      default:
        if (!isAway(error)) edge.log.error({ err: error }, 'a web form was not shown');
        return send(reply, 503, notice(language, { title: words.closed.title, text: words.away }));
    }
  }

  app.get(`${FORMS}/:key`, async (request, reply) => {
    try {
      const { key } = readParams(request, path);
      await limitOpening(edge.limits, request.ip);
      const isRead = request.method === 'GET' && request.headers['sec-purpose'] === undefined;
      const form = await service().openWebForm({ key, counts: isRead });
      const framedBy = isFramed(request) ? allowed(form, originOf(request.headers.referer)) : '';
      return send(
        reply,
        200,
        formPage(languageOf(request), {
          form,
          framedBy,
          action: `${FORMS}/${key}`,
          submission: edge.ids.uuid(),
          typed: NOTHING,
          problems: [],
        }),
        form,
      );
    } catch (error) {
      return sendRefused(request, reply, error);
    }
  });

  app.get(`${FORMS}/:key/thanks`, async (request, reply) => {
    try {
      const { key } = readParams(request, path);
      await limitOpening(edge.limits, request.ip);
      const form = await service().openWebForm({ key, counts: false });
      return send(reply, 200, outcomePage(languageOf(request), form, thanks.parse(request.query).for), form);
    } catch (error) {
      return sendRefused(request, reply, error);
    }
  });

  app.post(`${FORMS}/:key`, { bodyLimit: MOST_BYTES }, async (request, reply) => {
    try {
      const { key } = readParams(request, path);
      await limitOpening(edge.limits, request.ip);
      return await take(key, request, reply);
    } catch (error) {
      return sendRefused(request, reply, error);
    }
  });

  async function take(key: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const language = languageOf(request);
    const words = WORDS[language];
    const form = await service().openWebForm({ key, counts: false });
    // Another page could show other words than those that are kept as agreed to.
    if (request.headers.origin !== undefined && !edge.origins.isOurs(request)) {
      const action = { href: webFormLink(edge.env, key), label: words.ownPage };
      return send(reply, 403, notice(language, { title: form.heading, text: words.foreign }, action), form);
    }
    const sent = readSent(request);
    const framedBy = allowed(form, sent.page);
    const again = (
      status: number,
      { problems = [], refused, of = form }: { problems?: Problem[]; refused?: string; of?: OpenWebFormResponse },
    ) =>
      send(
        reply,
        status,
        formPage(language, {
          form: of,
          framedBy,
          action: `${FORMS}/${key}`,
          submission: sent.submission || edge.ids.uuid(),
          // Nobody has agreed to words that they have not seen.
          typed: of.version === sent.version ? sent.typed : { ...sent.typed, agrees: false },
          problems,
          refused,
        }),
        of,
      );
    // A program is told what a person would be, and nothing is kept.
    if (sent.trapped) return leave(reply, form, key, form.optInLevel === 'DOUBLE' ? 'confirm' : 'joined', request);
    try {
      await limitSending(edge.limits, request.ip, key);
      const { outcome } = await service().submitWebForm({
        key,
        version: sent.version,
        submissionId: sent.submission,
        phoneNumber: sent.typed.phone,
        values: Object.entries(sent.typed.values).map(([name, value]) => ({ name, value })),
        agrees: sent.typed.agrees,
        client: { ip: request.ip, page: framedBy || webFormLink(edge.env, key) },
      });
      return leave(reply, form, key, OUTCOMES[outcome] ?? 'joined', request);
    } catch (error) {
      const refusal = refusalOf(error);
      switch (refusal?.code) {
        case 'VALIDATION_FAILED':
          return again(422, { problems: problemsOf.parse(refusal.details['problems']) });
        case 'CONFLICT':
          return again(409, { refused: words.changed, of: await service().openWebForm({ key, counts: false }) });
        case 'RATE_LIMITED':
          void reply.header('retry-after', String(secondsOf(refusal)));
          return again(429, {
            refused: refusal.why?.check === 'webFormQuestions' ? words.asked : words.tooMany(minutesOf(refusal)),
          });
        case 'NOT_FOUND':
        case 'GONE':
          throw error;
        default:
          if (!isAway(error)) edge.log.error({ err: error }, 'a web form was not taken');
          return again(503, { refused: words.away });
      }
    }
  }
}

/** To where the form leads: a page of its own, which a reload asks for again and nothing else. */
function leave(
  reply: FastifyReply,
  { thanksUrl }: OpenWebFormResponse,
  key: string,
  outcome: Outcome,
  request: FastifyRequest,
): FastifyReply {
  // A frame would hold the other page, if that lets itself be framed at all: there it is a link.
  const leads = outcome === 'joined' && thanksUrl !== '' && !isFramed(request);
  return reply
    .header('cache-control', 'no-store')
    .redirect(leads ? thanksUrl : `${FORMS}/${key}/thanks?for=${outcome}`, 303);
}

interface Sent {
  readonly typed: Typed;
  readonly version: number;
  readonly submission: string;
  readonly page: string;
  readonly trapped: boolean;
}

function readSent(request: FastifyRequest): Sent {
  const fields = body.parse(request.body ?? {});
  const one = (name: string): string => [fields[name] ?? ''].flat().at(-1) ?? '';
  const version = Number(one(NAMES.version));
  return {
    typed: {
      phone: one(NAMES.phone),
      values: Object.fromEntries(
        Object.keys(fields).flatMap((name) => (name.startsWith(VALUE) ? [[name.slice(VALUE.length), one(name)]] : [])),
      ),
      agrees: one(NAMES.agrees) !== '',
    },
    version: Number.isInteger(version) && version >= 0 && version < 2 ** 31 ? version : 0,
    submission: z.uuid().safeParse(one(NAMES.submission)).data ?? '',
    page: one(NAMES.page),
    trapped: one(NAMES.trap) !== '',
  };
}

const isFramed = (request: FastifyRequest): boolean => FRAMES.includes(request.headers['sec-fetch-dest'] ?? '');

const originOf = (url: string | undefined): string =>
  url !== undefined && URL.canParse(url) ? new URL(url).origin : '';

/** A site that the workspace named; empty: none. */
const allowed = ({ origins }: OpenWebFormResponse, origin: string): string => (origins.includes(origin) ? origin : '');

function secondsOf({ details }: Refusal): number {
  const seconds = Number(details['retryAfterSeconds']);
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : 60;
}
const minutesOf = (refusal: Refusal): number => Math.ceil(secondsOf(refusal) / 60);

/** Nothing but its own style, and no script; framed by the sites that the workspace named. What a browser is sent to afterwards belongs to where a form may go. */
function policyOf(form: OpenWebFormResponse | undefined): string {
  const leadsTo = form && form.thanksUrl !== '' ? ` ${new URL(form.thanksUrl).origin}` : '';
  const framedBy = form && form.origins.length > 0 ? form.origins.join(' ') : "'none'";
  return [
    "default-src 'none'",
    `style-src ${STYLE_HASH}`,
    `form-action 'self'${leadsTo}`,
    "base-uri 'none'",
    `frame-ancestors ${framedBy}`,
  ].join('; ');
}
