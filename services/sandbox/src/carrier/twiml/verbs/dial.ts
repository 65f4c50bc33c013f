import { Interrupted } from '../../calls/abort.ts';
import { actionOf, hookOf, seconds, type Next, type VerbContext, type VerbRunner } from '../context.ts';
import type { Verb } from '../parse.ts';
import { TwimlError } from '../parse.ts';

/** Nouns within one `<Dial>`, at most, as at the provider. */
const MOST_TARGETS = 10;

/** `<Dial>`: a conference, or clients and numbers that ring until one answers. */
export const dial: VerbRunner = async (verb, context) => {
  const conference = verb.children.find((child) => child.name === 'Conference');
  if (conference) return dialConference(verb, conference, context);
  const targets = targetsOf(verb);
  if (targets.length === 0) throw new TwimlError(13_221, 'Dial: nothing to dial');
  if (targets.length > MOST_TARGETS)
    throw new TwimlError(13_221, `Dial: ${targets.length} to dial, ${MOST_TARGETS} at most`);
  return dialTargets(verb, targets, context);
};

async function dialConference(verb: Verb, noun: Verb, context: VerbContext): Promise<Next> {
  const { session, rooms } = context;
  await session.answer();
  const at = noun.attributes;
  const name = noun.text;
  if (name === '') throw new TwimlError(13_254, 'Dial->Conference: the conference has no name');
  const statusUrl = at['statusCallback'];
  await rooms.join(session, name, {
    signal: context.signal,
    label: at['participantLabel'],
    muted: at['muted'] === 'true',
    coaches: at['coach'] || undefined,
    beep: beepOf(at['beep']),
    startOnEnter: at['startConferenceOnEnter'] !== 'false',
    endOnExit: at['endConferenceOnExit'] === 'true',
    waitHook: at['waitUrl'] ? hookOf(at['waitUrl'], at['waitMethod'], context.base) : undefined,
    silentWait: at['waitUrl'] === '',
    statusHook: statusUrl
      ? {
          ...hookOf(statusUrl, at['statusCallbackMethod'], context.base),
          events: (at['statusCallbackEvent'] ?? 'start end').split(/[\s,]+/).filter(Boolean),
        }
      : undefined,
  });
  return actionOf(verb, context, { DialCallStatus: 'completed', DialCallDuration: '0' });
}

function beepOf(text: string | undefined): 'both' | 'none' | 'enter' | 'exit' {
  if (text === 'false') return 'none';
  if (text === 'onEnter') return 'enter';
  if (text === 'onExit') return 'exit';
  return 'both';
}

interface Target {
  readonly to: string;
  readonly noun: Verb;
}

function targetsOf(verb: Verb): Target[] {
  const nouns = verb.children
    .filter((child) => child.name === 'Client' || child.name === 'Number')
    .map((noun) => ({ to: noun.name === 'Client' ? `client:${identityOf(noun)}` : noun.text, noun }));
  return nouns.length === 0 && verb.text !== '' ? [{ to: verb.text, noun: verb }] : nouns;
}

function identityOf(noun: Verb): string {
  return noun.children.find((child) => child.name === 'Identity')?.text ?? noun.text;
}

/** Rings all targets at once; the first to answer is bridged with the caller, the others stop ringing. */
async function dialTargets(verb: Verb, targets: readonly Target[], context: VerbContext): Promise<Next> {
  const { session, reach, deps } = context;
  const { timeout, callerId, answerOnBridge } = verb.attributes;
  if (answerOnBridge === 'true') await session.line?.ringing({ earlyMedia: false });
  else await session.answer();
  const children = await Promise.all(
    targets.map(({ to, noun }) =>
      reach.dial({
        to,
        from: callerId ?? session.record.from,
        direction: 'outbound-dial',
        parent: session,
        timeoutSeconds: seconds(timeout, 30),
        parameters: parametersOf(noun),
        statusHook: statusHookOf(noun, context),
      }),
    ),
  );
  const onAbort = () => {
    for (const child of children)
      void child.session.end({ status: child.session.record.answeredAt ? 'completed' : 'canceled', sip: 487 });
  };
  context.signal.addEventListener('abort', onAbort, { once: true });
  try {
    const answered = await Promise.any(
      children.map(async (child) => ((await child.answered) ? child : Promise.reject(new Error('not answered')))),
    ).catch(() => undefined);
    if (context.signal.aborted) throw new Interrupted();
    for (const child of children) if (child !== answered) void child.session.end({ status: 'canceled', sip: 487 });
    if (answered) {
      await session.answer();
      await deps.media.joinConference(session.sid, answered.session.sid);
      await deps.media.joinConference(answered.session.sid, answered.session.sid);
      await answered.session.ended;
      if (context.signal.aborted) throw new Interrupted();
      await deps.media.leaveConference(session.sid).catch(() => undefined);
    }
    const told = (answered ?? children[0])?.session.record;
    return actionOf(verb, context, {
      DialCallStatus: told?.status ?? 'failed',
      ...(told && { DialCallSid: told.sid }),
    });
  } finally {
    context.signal.removeEventListener('abort', onAbort);
  }
}

function parametersOf(noun: Verb): Record<string, string> {
  return Object.fromEntries(
    noun.children
      .filter((child) => child.name === 'Parameter')
      .map((child) => [child.attributes['name'] ?? '', child.attributes['value'] ?? '']),
  );
}

function statusHookOf(noun: Verb, context: VerbContext) {
  const { statusCallback, statusCallbackMethod, statusCallbackEvent } = noun.attributes;
  if (!statusCallback) return undefined;
  return {
    ...hookOf(statusCallback, statusCallbackMethod, context.base),
    events: (statusCallbackEvent ?? 'completed').split(/[\s,]+/).filter(Boolean),
  };
}
