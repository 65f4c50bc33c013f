/** Taking a leg that rings at this browser: the SDK accepts in silence, and says by its events alone what came of it. */
import type { Call } from '@twilio/voice-sdk';

/** Milliseconds from Accept until media flows: two round trips to a relay far away, and a machine that is busy. */
const MEDIA_MS = 15_000;
/** Of the SDK: the microphone was refused, or there is none. */
const MICROPHONE: ReadonlySet<number> = new Set([31_208, 31_401, 31_402]);

/** `gone`: the leg is over before it began; the carrier may ring anew. */
export type Taken = 'up' | 'gone' | 'microphone' | 'failed';

export const isMicrophone = (code: number | undefined): boolean => code !== undefined && MICROPHONE.has(code);

/** Whether a ringing leg can still be taken: the SDK does nothing when one is accepted that lost its socket or is over. */
export const canBeTaken = (call: Call): boolean => {
  const status: string = call.status();
  return status === 'pending';
};

/**
 * Accepts a leg and waits for what comes of it, so that no press is without an end. A leg that failed is not left half open.
 * @param givenUp the offer is over meanwhile: nobody waits any more
 */
export function takeLeg(call: Call, options: Call.AcceptOptions | undefined, givenUp?: AbortSignal): Promise<Taken> {
  return new Promise((resolve) => {
    const end = (how: Taken) => {
      clearTimeout(limit);
      resolve(how);
    };
    const limit = setTimeout(() => end('failed'), MEDIA_MS);
    givenUp?.addEventListener('abort', () => end('gone'), { once: true });
    call.on('accept', () => end('up'));
    call.on('error', ({ code }: { code?: number }) => end(isMicrophone(code) ? 'microphone' : 'failed'));
    for (const over of ['cancel', 'disconnect', 'transportClose'] as const) call.on(over, () => end('gone'));
    call.accept(options);
  });
}
