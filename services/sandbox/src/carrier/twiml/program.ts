/** Runs a call's TwiML: fetches a document, executes its verbs one by one, goes where they lead, and hangs up at the end. */
import { Interrupted } from '../calls/abort.ts';
import type { CallSession } from '../calls/session.ts';
import type { Hook, Instructions } from '../records.ts';
import { callParams, withoutSecrets } from '../webhooks/params.ts';
import { sendWebhook, WebhookFailure } from '../webhooks/transport.ts';
import type { Next, VerbContext, VerbRunner } from './context.ts';
import { parseTwiml, TwimlError, type Verb } from './parse.ts';
import { dial } from './verbs/dial.ts';
import { hangup, redirect, reject } from './verbs/flow.ts';
import { gather } from './verbs/gather.ts';
import { pauseVerb, play, say } from './verbs/play.ts';
import { record } from './verbs/record.ts';

const runners: Readonly<Record<string, VerbRunner>> = {
  Dial: dial,
  Gather: gather,
  Hangup: hangup,
  Pause: pauseVerb,
  Play: play,
  Record: record,
  Redirect: redirect,
  Reject: reject,
  Say: say,
};

/** A document that leads to itself without end is cut off, as the provider does. */
const mostDocuments = 10_000;

type Services = Omit<VerbContext, 'session' | 'signal' | 'base'>;

export function createProgramRunner(services: Services) {
  const { deps } = services;

  return async (session: CallSession, start: Instructions, signal: AbortSignal): Promise<void> => {
    let fallback = start.kind === 'fetch' ? start.fallback : undefined;
    let next: Instructions | Extract<Next, { kind: 'goto' }> = start;
    let params: Record<string, string> = session.extraParams;
    session.extraParams = {};
    try {
      for (let documents = 0; documents < mostDocuments; documents += 1) {
        let base: string | undefined;
        try {
          let verbs: readonly Verb[];
          if (next.kind === 'twiml') verbs = parseTwiml(next.twiml);
          else {
            base = next.hook.url;
            verbs = await fetchTwiml(session, next.hook, params);
          }
          if (signal.aborted) return;
          const outcome = await execute(verbs, { ...services, session, signal, base });
          if (!outcome) break;
          if (outcome.kind === 'hangup') return await finish(session, outcome.reject);
          next = outcome;
          params = outcome.params;
        } catch (error) {
          if (error instanceof Interrupted || signal.aborted || !fallback) throw error;
          const { code, message } = describe(error);
          noteError(session, code, message);
          next = { kind: 'goto', hook: fallback, params: {} };
          params = { ErrorCode: String(code), ErrorUrl: base ?? '' };
          fallback = undefined;
        }
      }
      await finish(session);
    } catch (error) {
      if (error instanceof Interrupted || signal.aborted) return;
      const { code, message } = describe(error);
      noteError(session, code, message);
      // "An application error has occurred": the provider says so and hangs up; a caller who was not answered hears busy.
      await session.end(
        session.record.answeredAt
          ? { status: 'completed', sip: 200 }
          : { status: 'failed', sip: 500, error: { code: 31005, message: `Application error ${code}` } },
      );
    }
  };

  async function execute(verbs: readonly Verb[], context: VerbContext): Promise<Next> {
    for (const verb of verbs) {
      const run = runners[verb.name];
      if (!run) throw new TwimlError(12_200, `Schema validation: <${verb.name}> is not a verb of this carrier`);
      if (context.signal.aborted) throw new Interrupted();
      const next = await run(verb, context);
      if (next) return next;
    }
    return undefined;
  }

  async function finish(session: CallSession, rejected?: 'busy' | 'rejected'): Promise<void> {
    if (rejected !== undefined && !session.record.answeredAt) {
      const busy = rejected === 'busy';
      await session.end({
        status: busy ? 'busy' : 'failed',
        sip: busy ? 486 : 404,
        error: { code: busy ? 31486 : 31404, message: busy ? 'Busy' : 'Rejected' },
      });
      return;
    }
    await session.end({ status: 'completed', sip: 200 });
  }

  async function fetchTwiml(
    session: CallSession,
    hook: Hook,
    params: Record<string, string>,
  ): Promise<readonly Verb[]> {
    const all = { ...session.record.parameters, ...callParams(session.record), ...params };
    const { pathname } = new URL(hook.url);
    const answer = await sendWebhook(hook, all, deps.config.authToken, (attempt) => {
      deps.wire.note({
        direction: 'out',
        text: attempt.attempt === 0 ? `${hook.method} ${pathname}` : `retry ${attempt.attempt}, same signature`,
        result: attempt.status === undefined ? 'failed' : String(attempt.status),
        ms: attempt.ms,
        tone: attempt.status !== undefined && attempt.status < 400 ? 'good' : 'bad',
        about: session.about,
        detail: { ...withoutSecrets(all), ...(attempt.failure !== undefined && { failure: attempt.failure }) },
      });
    });
    if (answer.status >= 400) throw new WebhookFailure(11_200, 'status', `${pathname} answered ${answer.status}`);
    if (answer.status === 204 || answer.body.length === 0) return [];
    if (!/xml|text\/html/.test(answer.contentType)) {
      throw new TwimlError(12_300, `Invalid content type ${answer.contentType || '(none)'} from ${pathname}`);
    }
    return parseTwiml(answer.body.toString('utf8'));
  }

  function noteError(session: CallSession, code: number, message: string): void {
    deps.wire.note({
      direction: 'note',
      text: `error ${code}: ${message}`,
      result: String(code),
      tone: 'bad',
      about: session.about,
      detail: { CallSid: session.sid },
    });
  }
}

function describe(error: unknown): { code: number; message: string } {
  if (error instanceof TwimlError || error instanceof WebhookFailure)
    return { code: error.code, message: error.message };
  return { code: 13_100, message: error instanceof Error ? error.message : String(error) };
}
