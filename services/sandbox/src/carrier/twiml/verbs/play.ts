import { unlessAborted, pause } from '../../calls/abort.ts';
import { seconds, type VerbContext, type VerbRunner } from '../context.ts';

/** Plays files to the call until they end, or until the signal says stop. */
export async function playFiles(context: VerbContext, files: string[], loop = false, signal = context.signal) {
  const { media } = context.deps;
  try {
    await unlessAborted(media.play(context.session.sid, { files, loop }), signal);
  } catch (error) {
    await media.stopPlay(context.session.sid).catch(() => undefined);
    throw error;
  }
}

/** `<Play>`: an audio URL, `loop` times (0 = until the call ends); or `digits`. */
export const play: VerbRunner = async (verb, context) => {
  const { session, deps } = context;
  await session.answer();
  const { digits, loop } = verb.attributes;
  if (digits !== undefined) {
    await unlessAborted(deps.media.sendDtmf(session.sid, digits), context.signal);
    return undefined;
  }
  const url = new URL(verb.text, context.base).href;
  const file = await unlessAborted(deps.prompts.fetch(url), context.signal);
  const name = decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '');
  session.hears = name;
  deps.wire.note({
    direction: 'in',
    text: `<Play> ${name}`,
    about: session.about,
    detail: { CallSid: session.sid, url },
  });
  const times = seconds(loop, 1);
  if (times === 0) await playFiles(context, [file], true);
  else
    await playFiles(
      context,
      Array.from({ length: Math.min(times, 1_000) }, () => file),
    );
  session.hears = '';
  return undefined;
};

/** `<Say>`: the words are said by the sandbox's own voice, and shown to whoever watches. */
export const say: VerbRunner = async (verb, context) => {
  const { session, deps } = context;
  await session.answer();
  session.hears = verb.text;
  deps.wire.note({
    direction: 'in',
    text: `<Say> ${verb.text}`,
    about: session.about,
    detail: { CallSid: session.sid },
  });
  const file = await unlessAborted(deps.prompts.say(verb.text, verb.attributes['voice']), context.signal);
  const times = Math.max(1, Math.min(seconds(verb.attributes['loop'], 1), 100));
  await playFiles(
    context,
    Array.from({ length: times }, () => file),
  );
  session.hears = '';
  return undefined;
};

/** `<Pause>`: waits `length` seconds without answering. */
export const pauseVerb: VerbRunner = async (verb, context) => {
  await pause(seconds(verb.attributes['length'], 1) * 1_000, context.signal);
  return undefined;
};
