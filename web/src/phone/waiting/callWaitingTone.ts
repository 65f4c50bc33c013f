/** Tells somebody who talks that another call is offered: short and quiet, so that it does not drown what is said. */

const HERTZ = 440;
const TONE_S = 0.3;
/** Of full scale; a ringtone is many times as loud. */
const LOUDNESS = 0.05;
const EVERY_MS = 10_000;

/** What the type of the platform does not know yet, and not every browser has. */
type ChoosesSpeaker = AudioContext & { setSinkId?: (id: string) => Promise<void> };

/**
 * Begins at once, and every ten seconds again.
 * @param speakerId where the call is heard; undefined: the system's default
 * @returns ends it
 */
export function callWaitingTone(speakerId: string | undefined): () => void {
  const audio: ChoosesSpeaker = new AudioContext();
  const beep = () => {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.frequency.value = HERTZ;
    gain.gain.value = LOUDNESS;
    tone.connect(gain).connect(audio.destination);
    tone.start();
    tone.stop(audio.currentTime + TONE_S);
  };
  // A speaker that is gone: better the default one than none.
  if (speakerId !== undefined) audio.setSinkId?.(speakerId).catch(() => {});
  beep();
  const timer = setInterval(beep, EVERY_MS);
  return () => {
    clearInterval(timer);
    void audio.close();
  };
}
