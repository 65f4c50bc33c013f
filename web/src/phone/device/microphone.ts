/** Milliseconds in which a microphone that may be used opens; a person who is asked has all the time that they want. */
const OPENS_MS = 8_000;

/** Asks for the microphone before a call needs it. @returns false when it was refused, there is none, or it does not open */
export async function askForMicrophone(): Promise<boolean> {
  try {
    const opened = navigator.mediaDevices.getUserMedia({ audio: true }).then((stream) => {
      for (const track of stream.getTracks()) track.stop();
      return true;
    });
    const hangs = new Promise<boolean>((resolve) => {
      setTimeout(() => void microphoneAllowed().then((allowed) => allowed && resolve(false)), OPENS_MS);
    });
    return await Promise.race([opened, hangs]);
  } catch {
    return false;
  }
}

/** Whether the microphone may be used without asking. */
export async function microphoneAllowed(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: 'microphone' });
    return state === 'granted';
  } catch {
    return false;
  }
}

/** Tells when the person allows the microphone in the browser's own settings. @returns ends it */
export function onMicrophoneAllowed(allowed: () => void): () => void {
  const ends = new AbortController();
  const { signal } = ends;
  navigator.permissions.query({ name: 'microphone' }).then(
    (status) => status.addEventListener('change', () => status.state === 'granted' && allowed(), { signal }),
    // A browser that cannot be asked has its button left.
    () => undefined,
  );
  return () => ends.abort();
}
