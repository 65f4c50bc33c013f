import { Interrupted, pause } from '../../calls/abort.ts';
import { actionOf, seconds, type VerbRunner } from '../context.ts';
import { pauseVerb, play, say } from './play.ts';

const spoken: Readonly<Record<string, VerbRunner>> = { Play: play, Say: say, Pause: pauseVerb };

/** `<Gather>`: plays what stands in it, and collects digits; the first digit ends the playing. */
export const gather: VerbRunner = async (verb, context) => {
  const { session, deps } = context;
  await session.answer();
  const { finishOnKey = '#', numDigits, timeout, actionOnEmptyResult } = verb.attributes;
  const wanted = seconds(numDigits, Number.POSITIVE_INFINITY);
  deps.wire.note({
    direction: 'in',
    text: `<Gather> ${numDigits ?? 'any'} digits, ${seconds(timeout, 5)} s`,
    about: session.about,
    detail: { CallSid: session.sid },
  });
  let digits = '';
  let done = false;
  let wait = new AbortController();
  const prompting = new AbortController();
  const stopListening = session.onDigit((digit) => {
    if (digit === finishOnKey) done = true;
    else digits += digit;
    if (digits.length >= wanted) done = true;
    prompting.abort();
    wait.abort();
  });
  try {
    const signal = AbortSignal.any([context.signal, prompting.signal]);
    try {
      for (const child of verb.children) await spoken[child.name]?.(child, { ...context, signal });
    } catch (error) {
      if (!(error instanceof Interrupted) || context.signal.aborted) throw error;
    }
    while (!done) {
      const heard = digits.length;
      wait = new AbortController();
      try {
        await pause(seconds(timeout, 5) * 1_000, AbortSignal.any([context.signal, wait.signal]));
        if (digits.length === heard) done = true;
      } catch (error) {
        if (!(error instanceof Interrupted) || context.signal.aborted) throw error;
      }
    }
  } finally {
    stopListening();
  }
  if (digits === '' && actionOnEmptyResult !== 'true') return undefined;
  // Without an action the provider posts to the present document.
  const action = verb.attributes['action'] ?? context.base;
  return actionOf({ ...verb, attributes: { ...verb.attributes, ...(action !== undefined && { action }) } }, context, {
    Digits: digits,
  });
};
