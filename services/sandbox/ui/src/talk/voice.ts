/** What a phone says: a recorded caller, the microphone, or silence. One audio context serves all phones. */

let shared: AudioContext | undefined;
let recorded: Promise<AudioBuffer> | undefined;

/** Browsers let a page make sound only after a click or a key; call this from one. */
export function audioContext(): AudioContext {
  shared ??= new AudioContext();
  if (shared.state === 'suspended') void shared.resume();
  return shared;
}

export interface Voice {
  readonly track: MediaStreamTrack;
  stop(): void;
}

/** @throws Error in plain words when the microphone is not to be had. */
export async function speak(says: string): Promise<Voice> {
  if (says === 'microphone') return microphone();
  const context = audioContext();
  const out = context.createMediaStreamDestination();
  const source = says.startsWith('tone:')
    ? tone(context, Number(says.slice(5)))
    : says === 'caller'
      ? await caller(context)
      : undefined;
  source?.connect(out);
  source?.start();
  const [track] = out.stream.getAudioTracks();
  if (!track) throw new Error('This browser has no audio.');
  return {
    track,
    stop() {
      source?.stop();
      track.stop();
    },
  };
}

async function microphone(): Promise<Voice> {
  const stream = await navigator.mediaDevices
    .getUserMedia({ audio: { echoCancellation: true, noiseSuppression: true } })
    .catch(() => {
      throw new Error('The browser gave no microphone. Allow it at the address bar, or let a recorded caller speak.');
    });
  const [track] = stream.getAudioTracks();
  if (!track) throw new Error('There is no microphone. Let a recorded caller speak.');
  return { track, stop: () => track.stop() };
}

function tone(context: AudioContext, hertz: number): AudioScheduledSourceNode {
  const oscillator = context.createOscillator();
  oscillator.frequency.value = hertz;
  return oscillator;
}

async function caller(context: AudioContext): Promise<AudioBufferSourceNode> {
  recorded ??= fetch('/sandbox/sounds/caller-16k.wav')
    .then((answer) => answer.arrayBuffer())
    .then((bytes) => context.decodeAudioData(bytes));
  recorded.catch(() => (recorded = undefined));
  const source = context.createBufferSource();
  source.buffer = await recorded;
  source.loop = true;
  return source;
}
